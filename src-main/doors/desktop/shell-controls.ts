import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ShellControls } from '#main/service/shell-controls.ts';
import type { SecretStore, Vault } from './secrets.ts';

/** A port that is open. */
export interface OpenPort {
  readonly port: number;
  close(): Promise<void>;
}

export interface ShellParts {
  readonly vault: Pick<Vault, 'isEncryptionAvailable'>;
  readonly secrets: SecretStore;
  /** What the app was started with; a credential of the vault stands above it. */
  readonly started: Readonly<Record<string, string | undefined>>;
  /** What the service reads; kept in step with the vault. */
  readonly environment: Record<string, string | undefined>;
  /** Where the port is remembered. */
  readonly portFile: string;
  /** Opens a port; throws `unavailable` in one line when it is taken. */
  readonly openPort: (port: number) => Promise<OpenPort>;
}

const portSchema = z.object({ port: z.int().min(1).max(65_535).nullable() });

/** The shell as the service sees it, with what it needs at the start and the end of the app. */
export interface Shell extends ShellControls {
  /** Opens the port that was left open, if any; gives the reason where it cannot be opened. */
  start(): Promise<string | null>;
  close(): Promise<void>;
}

/** What the desktop app keeps beside the workspaces: credentials in the vault, the port for scripts in a file. */
export function createShellControls(parts: ShellParts): Shell {
  const { secrets, environment, started, portFile } = parts;
  let open: OpenPort | null = null;
  Object.assign(environment, started, secrets.readAll());

  const remembered = (): number | null => {
    try {
      return portSchema.parse(JSON.parse(readFileSync(portFile, 'utf8'))).port;
    } catch {
      return null;
    }
  };
  const close = async (): Promise<void> => {
    const closing = open;
    open = null;
    await closing?.close();
  };
  let turn: Promise<void> = Promise.resolve();
  /** One change at a time: two windows may turn the same switch. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  return {
    vault: () => parts.vault.isEncryptionAvailable(),
    kept: () => Object.keys(secrets.readAll()),
    keep: (name, secret) => {
      secrets.write(name, secret);
      environment[name] = secret ?? started[name];
    },
    port: () => open?.port ?? null,
    setPort: (port) =>
      inTurn(async () => {
        if (port !== null && open?.port === port) return;
        const before = open;
        // The new one first: where it is taken, the old one stays open.
        const next = port === null ? null : await parts.openPort(port);
        open = next;
        await before?.close();
        mkdirSync(path.dirname(portFile), { recursive: true, mode: 0o700 });
        writeFileSync(portFile, JSON.stringify({ port }));
      }),
    start: async () => {
      const port = remembered();
      if (port === null) return null;
      try {
        open = await parts.openPort(port);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    close: () => inTurn(close),
  };
}
