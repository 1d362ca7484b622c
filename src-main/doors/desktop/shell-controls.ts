import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { OpenedFile, ShellControls, UpdateControls } from '#main/service/shell-controls.ts';
import type { Background } from './background.ts';
import { createTurns } from './in-turn.ts';
import type { SecretStore } from './secrets.ts';

/** A port that is open. */
export interface OpenPort {
  readonly port: number;
  close(): Promise<void>;
}

export interface ShellParts {
  readonly secrets: SecretStore;
  /** The environment the app was started with; credentials in the vault take precedence. */
  readonly startEnvironment: Readonly<Record<string, string | undefined>>;
  /** The environment the service reads; updated when the vault changes. */
  readonly environment: Record<string, string | undefined>;
  readonly background: Background;
  readonly updates: UpdateControls;
  readonly showInFolder: (file: string) => void;
  readonly exported: (file: string) => void;
  readonly setTheme: (theme: 'light' | 'dark' | 'system') => void;
  /** File that stores the port. */
  readonly portFile: string;
  /** Opens a port; throws `unavailable` with a one-line message if it is taken. */
  readonly openPort: (port: number) => Promise<OpenPort>;
}

const portSchema = z.object({ port: z.int().min(1).max(65_535).nullable() });

/** The shell as the service sees it, with its start and end. */
export interface Shell extends ShellControls {
  /** The system asks to open a file: it waits for the page. */
  open(file: OpenedFile): void;
  /** Reads the stored credentials into the environment. To be called before the service starts. */
  readCredentials(): Promise<void>;
  /** Opens the port that was open before, if any; returns the reason if it cannot be opened. */
  start(): Promise<string | null>;
  close(): Promise<void>;
}

/** Settings of the desktop app outside the workspaces: credentials in the vault, the port for scripts in a file. */
export function createShellControls(parts: ShellParts): Shell {
  const { secrets, environment, startEnvironment, portFile } = parts;
  let open: OpenPort | null = null;
  const stored = new Set<string>();
  let opened: OpenedFile | null = null;
  let usable = false;
  let problem: string | null = null;
  Object.assign(environment, startEnvironment);

  const storedPort = (): number | null => {
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
  const inTurn = createTurns();

  return {
    readCredentials: async () => {
      const { secrets: read, loss } = await secrets.readAll();
      const unusable = await secrets.problem();
      usable = unusable === null;
      problem = unusable ?? loss;
      for (const [name, secret] of Object.entries(read)) {
        environment[name] = secret;
        stored.add(name);
      }
    },
    vault: () => usable,
    vaultProblem: () => problem,
    kept: () => [...stored],
    keep: async (name, secret) => {
      await secrets.write(name, secret);
      if (secret === null) stored.delete(name);
      else stored.add(name);
      environment[name] = secret ?? startEnvironment[name];
    },
    background: () => parts.background.read(),
    setBackground: (change) => parts.background.change(change),
    updates: parts.updates,
    opened: () => opened,
    open: (file) => void (opened = file),
    dismissOpened: () => void (opened = null),
    showInFolder: parts.showInFolder,
    exported: parts.exported,
    setTheme: parts.setTheme,
    port: () => open?.port ?? null,
    setPort: (port) =>
      inTurn(async () => {
        if (port !== null && open?.port === port) return;
        const before = open;
        // The new port first: if it is taken, the old one stays open.
        const next = port === null ? null : await parts.openPort(port);
        open = next;
        await before?.close();
        mkdirSync(path.dirname(portFile), { recursive: true, mode: 0o700 });
        writeFileSync(portFile, JSON.stringify({ port }));
      }),
    start: async () => {
      const port = storedPort();
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
