import type { ProviderConfig } from './platform-scanner.ts';
import { ScanFailure } from './scan-failure.ts';

/** The credential of an environment name, trimmed. Throws {@link ScanFailure} `credential`, naming it, when it is missing. */
export function requireCredential(config: ProviderConfig, name: string): string {
  const value = config.credentials[name]?.trim() ?? '';
  if (value === '')
    throw new ScanFailure('credential', `${name} is not set: add it in the settings or the environment`);
  return value;
}
