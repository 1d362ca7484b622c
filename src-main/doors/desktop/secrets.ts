import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What is needed of Electron's `safeStorage`, which keeps its key in the operating system's vault. */
export interface Vault {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
}

/** Credentials by the name of their environment variable, such as `OPENAI_API_KEY`. */
export interface SecretStore {
  readAll(): Record<string, string>;
  /** Keeps a secret, or with null forgets it. Throws in one line when the system has no vault. */
  write(name: string, secret: string | null): void;
}

const fileSchema = z.record(z.string(), z.base64());

/** Secrets in a file that only the user can read, encrypted by the system's vault: never in clear on the disk. */
export function createSecretStore(file: string, vault: Vault): SecretStore {
  const encrypted = (): Record<string, string> => {
    try {
      return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return {};
    }
  };
  return {
    readAll: () => {
      if (!vault.isEncryptionAvailable()) return {};
      const secrets: Record<string, string> = {};
      for (const [name, text] of Object.entries(encrypted())) {
        try {
          secrets[name] = vault.decryptString(Buffer.from(text, 'base64'));
        } catch {
          // Written under another user's or another computer's key: it has to be entered again.
        }
      }
      return secrets;
    },
    write: (name, secret) => {
      if (!vault.isEncryptionAvailable())
        throw new Error(`This system has no vault to keep ${name} in. Set it as an environment variable instead.`);
      const { [name]: _before, ...others } = encrypted();
      const next = secret === null ? others : { ...others, [name]: vault.encryptString(secret).toString('base64') };
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      const beside = `${file}.new`;
      writeFileSync(beside, JSON.stringify(next), { mode: 0o600 });
      renameSync(beside, file);
    },
  };
}
