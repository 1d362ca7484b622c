import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The part of Electron's `safeStorage` used here; it keeps its key in the operating system's vault. */
export interface Vault {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(encrypted: Buffer): string;
}

/** Credentials by the name of their environment variable, such as `OPENAI_API_KEY`. */
export interface SecretStore {
  readAll(): Record<string, string>;
  /** Stores a secret, or with null deletes it. Throws a one-line error if the system has no vault. */
  write(name: string, secret: string | null): void;
}

const fileSchema = z.record(z.string(), z.base64());

/** Secrets in a file that only the user can read, encrypted by the system's vault: never on disk in plain text. */
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
          // Encrypted by another user or computer: it has to be entered again.
        }
      }
      return secrets;
    },
    write: (name, secret) => {
      if (!vault.isEncryptionAvailable())
        throw new Error(
          `This system has no vault in which to store ${name}. Set it as an environment variable instead.`,
        );
      const { [name]: _before, ...others } = encrypted();
      const next = secret === null ? others : { ...others, [name]: vault.encryptString(secret).toString('base64') };
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      const beside = `${file}.new`;
      writeFileSync(beside, JSON.stringify(next), { mode: 0o600 });
      renameSync(beside, file);
    },
  };
}
