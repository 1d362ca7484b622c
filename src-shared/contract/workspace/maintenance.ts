import { z } from 'zod';
import { operation } from '../operation.ts';
import { environments } from '../envelope.ts';

export const createBackup = operation({
  name: 'create-backup',
  kind: 'command',
  summary: 'Writes the whole workspace into one file while it stays in use; an existing file is never replaced.',
  request: z.strictObject({
    file: z
      .string()
      .min(1)
      .optional()
      .describe("absolute path of a file that does not exist; in the workspace's backups folder unless given"),
  }),
  response: z.strictObject({ file: z.string(), bytes: z.int() }),
  errors: [],
  example: { file: '/backups/workspace-2026-11-20.db' },
});

export const restoreBackup = operation({
  name: 'restore-backup',
  kind: 'command',
  summary: "Puts a checked backup in the place of the user's own workspace, which is kept in its backups folder.",
  request: z.strictObject({ file: z.string().min(1).describe('absolute path of a backup') }),
  response: z.strictObject({
    env: z.enum(environments),
    /** Where the workspace of before is kept; null when there was none. */
    keptBefore: z.string().nullable(),
  }),
  errors: [],
  example: { file: '/backups/workspace-2026-11-20.db' },
});

export const findingKinds = ['damage', 'reference', 'figures', 'stale'] as const;

export const checkWorkspace = operation({
  name: 'check-workspace',
  kind: 'command',
  summary:
    'Checks the workspace: whether the file is whole, every figure equals a recount, and everything is analysed with the present version.',
  request: z.strictObject({}),
  response: z.strictObject({
    executions: z.int(),
    answers: z.int(),
    findings: z.array(
      z.strictObject({
        /** The file is damaged, a row refers to nothing, a figure differs from its recount, an analysis is out of date. */
        kind: z.enum(findingKinds),
        message: z.string(),
      }),
    ),
  }),
  errors: [],
  example: {},
});
