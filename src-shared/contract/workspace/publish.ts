import { z } from 'zod';
import { operation } from '../operation.ts';

export const publishWorkspace = operation({
  name: 'publish-workspace',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary:
    'Brings Parquet files in a folder up to date with everything in the workspace, for other engines: only what changed is written, what was deleted is removed, and files of other workspaces are left alone.',
  request: z.strictObject({
    folder: z.string().min(1).describe('absolute path; created if it does not exist'),
    texts: z.boolean().optional().describe('publishes the texts of answers too; false unless given'),
  }),
  response: z.strictObject({
    folder: z.string(),
    /** The id of this workspace in the published rows. */
    workspace: z.string(),
    /** Answers that were published now, and those that were up to date. */
    answers: z.int(),
    unchangedAnswers: z.int(),
    /** Files written, and removed. */
    files: z.int(),
    removed: z.int(),
  }),
  errors: [],
  example: { folder: '/warehouse' },
});
