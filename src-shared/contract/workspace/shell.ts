import { z } from 'zod';
import { operation } from '../operation.ts';

const port = z.int().min(1024).max(65_535);

/** What the desktop app keeps for itself, beside the workspaces. */
export const shellSettings = z.strictObject({
  /** False where the service was started without the desktop app: credentials and port are then given at its start. */
  desktop: z.boolean(),
  /** Whether the operating system has a vault to keep credentials in. */
  vault: z.boolean(),
  /** Environment names of what the vault holds; never what it holds. */
  kept: z.array(z.string()),
  /** The port for scripts that the app opens; null while it is off. */
  port: z.int().nullable(),
});

export const getShellSettings = operation({
  name: 'get-shell-settings',
  kind: 'query',
  summary: 'Tells which credentials the vault holds and whether the port for scripts is open.',
  request: z.strictObject({}),
  response: shellSettings,
  errors: [],
  example: {},
});

export const keepCredential = operation({
  name: 'keep-credential',
  kind: 'command',
  summary:
    "Keeps a credential, a model or an address of a provider in the operating system's vault, by its environment name; null forgets it. Scans that wait for it go on.",
  request: z.strictObject({
    name: z.string().min(1).max(100),
    secret: z
      .string()
      .trim()
      .min(1)
      .max(4_000)
      .regex(/^[\x21-\x7e]+$/, 'must be one line without spaces, as the provider shows it')
      .nullable(),
  }),
  response: shellSettings,
  errors: [],
  example: { name: 'SERPAPI_API_KEY', secret: null },
});

export const setPort = operation({
  name: 'set-port',
  kind: 'command',
  summary: 'Opens the port for scripts on this computer, now and at every start; null closes it.',
  request: z.strictObject({ port: port.nullable() }),
  response: shellSettings,
  errors: [],
  example: { port: 4720 },
});
