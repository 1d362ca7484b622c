import { z } from 'zod';
import { operation } from '../operation.ts';
import { environments } from '../envelope.ts';
import { dateTime } from '../v1/fields.ts';
import { newPassphrase, passphrase } from './passphrase.ts';

export const createBackup = operation({
  name: 'create-backup',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary: 'Writes the whole workspace into one file while it stays in use; an existing file is never replaced.',
  request: z.strictObject({
    file: z
      .string()
      .min(1)
      .optional()
      .describe("absolute path of a file that does not exist yet; default: a file in the workspace's backups folder"),
    passphrase: newPassphrase,
  }),
  response: z.strictObject({ file: z.string(), bytes: z.int() }),
  errors: [],
  example: { file: '/backups/workspace-2026-11-20.db' },
});

export const restoreBackup = operation({
  name: 'restore-backup',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary:
    "Checks a backup and replaces the user's own workspace with it; the previous workspace is kept in its backups folder.",
  request: z.strictObject({ file: z.string().min(1).describe('absolute path of a backup'), passphrase }),
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
  scope: 'owner',
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

const automaticCopies = z.strictObject({
  on: z.boolean(),
  /** Null: the workspace's backups folder. */
  folder: z.string().nullable(),
  /** The most of the disk that automatic copies may take together. */
  sharePercent: z.number(),
});

export const getUpkeep = operation({
  name: 'get-upkeep',
  kind: 'query',
  scope: 'owner',
  reads: ['settings'],
  summary:
    'Lists the copies of the workspace, newest first, what is known to be wrong with it, and the settings of automatic copies.',
  request: z.strictObject({}),
  response: z.strictObject({
    /** Sentences about the workspace that a person should know of; empty if there are none. */
    notices: z.array(z.string()),
    copies: z.array(
      z.strictObject({
        file: z.string(),
        kind: z.enum(['automatic', 'manual', 'before-restore', 'before-upgrade']),
        madeAt: dateTime,
        bytes: z.int(),
        /** Whether it looks like a whole workspace; a restore checks all of it. */
        whole: z.boolean(),
        /** Its passphrase is needed to restore it. */
        encrypted: z.boolean(),
      }),
    ),
    automaticCopies,
  }),
  errors: [],
  example: {},
});

export const setAutomaticCopies = operation({
  name: 'set-automatic-copies',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Turns automatic daily copies on or off, and sets their folder and their share of its disk.',
  request: z.strictObject({
    on: z.boolean().optional(),
    folder: z
      .string()
      .min(1)
      .nullable()
      .optional()
      .describe("absolute path of a folder; null: the workspace's backups folder"),
    sharePercent: z.number().min(1).max(90).optional(),
  }),
  response: automaticCopies,
  errors: [],
  example: { sharePercent: 20 },
});
