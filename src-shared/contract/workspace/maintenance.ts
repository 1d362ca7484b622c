import { z } from 'zod';
import { operation } from '../operation.ts';
import { environments } from '../envelope.ts';

export const createBackup = operation({
  name: 'create-backup',
  kind: 'command',
  changes: [],
  summary: 'Writes the whole workspace into one file while it stays in use; an existing file is never replaced.',
  request: z.strictObject({
    file: z
      .string()
      .min(1)
      .optional()
      .describe("absolute path of a file that does not exist yet; default: a file in the workspace's backups folder"),
  }),
  response: z.strictObject({ file: z.string(), bytes: z.int() }),
  errors: [],
  example: { file: '/backups/workspace-2026-11-20.db' },
});

export const restoreBackup = operation({
  name: 'restore-backup',
  kind: 'command',
  changes: ['workspace'],
  summary:
    "Checks a backup and replaces the user's own workspace with it; the previous workspace is kept in its backups folder.",
  request: z.strictObject({ file: z.string().min(1).describe('absolute path of a backup') }),
  response: z.strictObject({
    env: z.enum(environments),
    /** Where the previous workspace is kept; null if there was none. */
    keptBefore: z.string().nullable(),
  }),
  errors: [],
  example: { file: '/backups/workspace-2026-11-20.db' },
});

const findingKinds = ['damage', 'reference', 'figures', 'stale', 'unfinished'] as const;

export const checkWorkspace = operation({
  name: 'check-workspace',
  kind: 'command',
  changes: [],
  summary:
    'Checks the workspace: that the file is intact, every figure equals a recount, every answer is analysed with the current version, and no work was interrupted.',
  request: z.strictObject({}),
  response: z.strictObject({
    executions: z.int(),
    answers: z.int(),
    findings: z.array(
      z.strictObject({
        /**
         * Wrong: the file is damaged, a row refers to a missing one, a figure differs from its recount. Not wrong, and done by
         * the next start: an analysis is out of date, or work was interrupted.
         */
        kind: z.enum(findingKinds),
        message: z.string(),
      }),
    ),
  }),
  errors: [],
  example: {},
});
