import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';
import { newPassphrase } from './passphrase.ts';

export const exportCustomer = operation({
  name: 'export-customer',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary:
    'Writes everything about a customer into a new folder: tables as CSV and JSON, answers as Markdown; with a passphrase, into one encrypted archive.',
  request: z.strictObject({
    customerId: identifier,
    folder: z
      .string()
      .min(1)
      .optional()
      .describe("absolute path that does not exist yet; default: in the workspace's exports folder"),
    passphrase: newPassphrase,
  }),
  response: z.strictObject({
    /** The folder, or the archive (`.tar.age`). */
    path: z.string(),
    files: z.int(),
    answers: z.int(),
  }),
  errors: ['not_found'],
  example: { customerId: 1, folder: '/exports/1Password' },
});
