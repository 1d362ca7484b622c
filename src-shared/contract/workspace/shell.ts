import { z } from 'zod';
import { operation } from '../operation.ts';

const port = z.int().min(1024).max(65_535);

/** What the desktop app does without its window. */
const background = z.strictObject({
  /** Keeps running, with its scans, when the window is closed; null until the person was asked. */
  keepRunning: z.boolean().nullable(),
  /** Starts with the computer, without a window. */
  startAtLogin: z.boolean(),
  /** Tells finished, failed and waiting scans through the system's notifications. */
  notify: z.boolean(),
});

/** What the desktop app knows of a newer version of itself. */
const updates = z.strictObject({
  /** The address that is asked; null if this build, or this kind of package, has none. */
  feed: z.string().nullable(),
  /** Asks once a day; false until the person wants it. */
  check: z.boolean(),
  state: z.enum(['never checked', 'checking', 'current', 'downloading', 'ready', 'waiting for scans', 'failed']),
  /** The newer version; null while none is known. */
  version: z.string().nullable(),
  /** Why the last attempt failed, in words; null if it did not. */
  problem: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
});

/** A file that the system asked the desktop app to open. */
const openedFile = z.strictObject({
  file: z.string(),
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(['answers', 'backup', 'client', 'unknown']),
  encrypted: z.boolean(),
  /** Why it cannot be opened, after its name; null if it can. */
  problem: z.string().nullable(),
});

/** Settings of the desktop app, stored outside the workspaces. */
const shellSettings = z.strictObject({
  /** False if the service was started without the desktop app: credentials and port are then set at its start. */
  desktop: z.boolean(),
  /** Whether the operating system has a vault for credentials. */
  vault: z.boolean(),
  /** Why the vault cannot be used, or what of it could not be read, in words; null if nothing is wrong. */
  vaultProblem: z.string().nullable(),
  /** Environment names of the stored credentials; never their values. */
  kept: z.array(z.string()),
  /** The port that the app opens for scripts; null while it is off. */
  port: z.int().nullable(),
  /** Null without the desktop app. */
  background: background.nullable(),
  /** Null without the desktop app. */
  updates: updates.nullable(),
  /** A file that waits to be looked at: dropped on the app's icon, or opened with the app; null if none does. */
  opened: openedFile.nullable(),
});

export const getShellSettings = operation({
  name: 'get-shell-settings',
  kind: 'query',
  scope: 'owner',
  reads: ['settings'],
  summary: 'Reports which credentials the vault holds and whether the port for scripts is open.',
  request: z.strictObject({}),
  response: shellSettings,
  errors: [],
  example: {},
});

export const keepCredential = operation({
  name: 'keep-credential',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    "Stores a credential, model or address of a provider in the operating system's vault under its environment name; null removes it. Scans waiting for it continue.",
  request: z.strictObject({
    name: z.string().min(1).max(100),
    secret: z
      .string()
      .trim()
      .min(1)
      .max(4_000)
      .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces')
      .nullable(),
  }),
  response: shellSettings,
  errors: [],
  example: { name: 'SERPAPI_API_KEY', secret: null },
});

export const setPort = operation({
  name: 'set-port',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Opens the port for scripts on this computer, now and at every start; null closes it.',
  request: z.strictObject({ port: port.nullable() }),
  response: shellSettings,
  errors: [],
  example: { port: 4720 },
});

export const setBackground = operation({
  name: 'set-background',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Sets what the desktop app does without its window: keep running, start with the computer, notify.',
  request: z.strictObject({
    keepRunning: z.boolean().optional(),
    startAtLogin: z.boolean().optional(),
    notify: z.boolean().optional(),
  }),
  response: shellSettings,
  errors: [],
  example: { keepRunning: true },
});

export const setUpdates = operation({
  name: 'set-updates',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Sets whether the desktop app asks once a day for a newer version of itself, and downloads it.',
  request: z.strictObject({ check: z.boolean() }),
  response: shellSettings,
  errors: [],
  example: { check: true },
});

export const checkForUpdates = operation({
  name: 'check-for-updates',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Asks now for a newer version of the desktop app, and downloads it; replies at once.',
  request: z.strictObject({}),
  response: shellSettings,
  errors: [],
  example: {},
});

export const installUpdate = operation({
  name: 'install-update',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    'Closes the desktop app, replaces it with the version that is ready, and starts it; while scans run, after the last one has ended.',
  request: z.strictObject({}),
  response: shellSettings,
  errors: [],
  example: {},
});

export const dismissOpenedFile = operation({
  name: 'dismiss-opened-file',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Forgets the file that the system asked the desktop app to open; the file itself stays as it is.',
  request: z.strictObject({}),
  response: shellSettings,
  errors: [],
  example: {},
});

export const showInFolder = operation({
  name: 'show-in-folder',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary: "Shows a file or folder that Answerscope wrote in the system's file manager.",
  request: z.strictObject({ file: z.string().min(1).max(4_096).describe('absolute path') }),
  response: z.strictObject({}),
  errors: [],
  example: { file: '/home/ada/report.pdf' },
});

export const setTheme = operation({
  name: 'set-theme',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary: 'Lets the menus and windows of the desktop app follow the theme of the dashboards.',
  request: z.strictObject({ theme: z.enum(['light', 'dark', 'system']) }),
  response: z.strictObject({}),
  errors: [],
  example: { theme: 'system' },
});
