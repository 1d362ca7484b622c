import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTime, dateTimeOrNull } from '../v1/fields.ts';

/** How often a workspace is published by itself. */
export const publishingIntervals = ['never', 'hour', 'day', 'week'] as const;
export type PublishingInterval = (typeof publishingIntervals)[number];

const folder = z.string().min(1).max(4_096);
/** The address of a database, with its password. */
const address = z.string().trim().min(1).max(4_000);

const outcome = z.strictObject({
  /** Answers that were published now, and those that were up to date. */
  answers: count,
  unchangedAnswers: count,
  /** Files written; none in a database. */
  files: count,
  /** Files removed, or scans removed from a database. */
  removed: count,
});

export const publishWorkspace = operation({
  name: 'publish-workspace',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary:
    'Brings a PostgreSQL database, or Parquet files in a folder, up to date with everything in the workspace, for other engines: only what changed is written, what was deleted is removed, and what other workspaces published is left alone.',
  request: z.strictObject({
    folder: folder.optional().describe('absolute path; created if it does not exist'),
    postgres: address
      .optional()
      .describe('such as postgresql://user:password@db.example.com/warehouse; used once, never stored or returned'),
    texts: z.boolean().optional().describe('publishes the texts of answers too; false unless given'),
  }),
  response: z.strictObject({
    /** The folder, or host and database. */
    target: z.string(),
    /** The id of this workspace in the published rows. */
    workspace: z.string(),
    ...outcome.shape,
  }),
  errors: [],
  example: { folder: '/warehouse' },
});

const publishing = z.strictObject({
  target: z.enum(['none', 'folder', 'postgres']),
  folder: z.string().nullable(),
  /** Host and database of the stored address; the address itself is never returned. */
  database: z.string().nullable(),
  /** Where the address comes from; null if there is none. */
  addressFrom: z.enum(['vault', 'environment']).nullable(),
  texts: z.boolean(),
  every: z.enum(publishingIntervals),
  /** When it is next published by itself; null if it is not. */
  nextAt: dateTimeOrNull,
  /** The last attempt; null before the first. */
  last: z
    .strictObject({
      at: dateTime,
      target: z.string(),
      seconds: z.number(),
      outcome: outcome.nullable(),
      /** Why it ended early, in words; null if it did not. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

export const getPublishing = operation({
  name: 'get-publishing',
  kind: 'query',
  scope: 'owner',
  reads: ['settings'],
  summary: 'Returns where the workspace is published, how often, and how the last attempt ended.',
  request: z.strictObject({}),
  response: publishing,
  errors: [],
  example: {},
});

export const setPublishing = operation({
  name: 'set-publishing',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    'Sets where the workspace is published and how often; what is left out stays. The address of a database is stored in the vault.',
  request: z.strictObject({
    target: z.enum(['none', 'folder', 'postgres']).optional(),
    folder: folder.optional().describe('absolute path'),
    address: address.nullable().optional().describe('null removes it from the vault'),
    texts: z.boolean().optional(),
    every: z.enum(publishingIntervals).optional(),
  }),
  response: publishing,
  errors: [],
  example: { target: 'folder', folder: '/warehouse', every: 'day' },
});
