import { readFileSync, renameSync } from 'node:fs';
import { z } from 'zod';
import { createTurns } from './in-turn.ts';
import { writeSettings } from './write-settings.ts';

/** The part of Electron's `safeStorage` used here; it keeps its key in the operating system's vault. */
export interface Vault {
  isAsyncEncryptionAvailable(): Promise<boolean>;
  encryptStringAsync(text: string): Promise<Buffer>;
  decryptStringAsync(encrypted: Buffer): Promise<{ readonly result: string; readonly shouldReEncrypt: boolean }>;
  /** Linux only: what holds the key. */
  getSelectedStorageBackend?(): string;
}

/** Credentials by the name of their environment variable, such as `OPENAI_API_KEY`. */
export interface SecretStore {
  /** Why nothing can be stored, in one sentence; null if it can. */
  problem(): Promise<string | null>;
  readAll(): Promise<StoredSecrets>;
  /** Stores a secret, or with null deletes it. Throws a one-line error if the system has no vault. */
  write(name: string, secret: string | null): Promise<void>;
}

export interface StoredSecrets {
  readonly secrets: Readonly<Record<string, string>>;
  /** What could not be read and where it is kept, in one sentence; null if everything could. */
  readonly loss: string | null;
}

const fileSchema = z.record(z.string(), z.base64());
type Encrypted = z.output<typeof fileSchema>;

const instead = 'Set credentials as environment variables instead.';

/** Secrets in a file that only the user can read, encrypted by the system's vault: never on disk in plain text. */
export function createSecretStore(file: string, vault: Vault): SecretStore {
  const problem = async (): Promise<string | null> => {
    if (!(await vault.isAsyncEncryptionAvailable())) return `This system has no vault for credentials. ${instead}`;
    // There Chromium encrypts with a password that everyone knows.
    if (vault.getSelectedStorageBackend?.() === 'basic_text')
      return `No password manager is running in which the key to credentials could be kept: start GNOME Keyring or KWallet, then restart Answerscope. ${instead}`;
    return null;
  };

  /** Puts a file aside that is not ours to read; returns its new name. */
  const putAside = (): string => {
    const aside = `${file}.unreadable-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    renameSync(file, aside);
    return aside;
  };

  const read = (): { encrypted: Encrypted; aside: string | null } => {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { encrypted: {}, aside: null };
      throw error;
    }
    try {
      return { encrypted: fileSchema.parse(JSON.parse(text)), aside: null };
    } catch {
      return { encrypted: {}, aside: putAside() };
    }
  };

  const save = (encrypted: Encrypted): void => writeSettings(file, JSON.stringify(encrypted));

  const inTurn = createTurns();

  const readAll = async (): Promise<StoredSecrets> => {
    if ((await problem()) !== null) return { secrets: {}, loss: null };
    const { encrypted, aside } = read();
    const secrets: Record<string, string> = {};
    const renewed: Record<string, string> = {};
    const unreadable: string[] = [];
    for (const [name, text] of Object.entries(encrypted)) {
      try {
        const { result, shouldReEncrypt } = await vault.decryptStringAsync(Buffer.from(text, 'base64'));
        secrets[name] = result;
        if (shouldReEncrypt) renewed[name] = (await vault.encryptStringAsync(result)).toString('base64');
      } catch {
        unreadable.push(name);
      }
    }
    if (Object.keys(renewed).length > 0) save({ ...encrypted, ...renewed });
    const losses = [
      ...(aside === null ? [] : [`The stored credentials could not be read; their file is kept as ${aside}.`]),
      ...(unreadable.length === 0
        ? []
        : [`The vault does not open ${unreadable.join(', ')}, stored by another user or computer: enter them again.`]),
    ];
    return { secrets, loss: losses.length === 0 ? null : losses.join(' ') };
  };

  return {
    problem,
    readAll: () => inTurn(readAll),
    write: (name, secret) =>
      inTurn(async () => {
        const refused = await problem();
        if (refused !== null) throw new Error(refused);
        const { [name]: _before, ...others } = read().encrypted;
        save(
          secret === null ? others : { ...others, [name]: (await vault.encryptStringAsync(secret)).toString('base64') },
        );
      }),
  };
}
