import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, identifier } from '../v1/fields.ts';
import { newPassphrase, passphrase } from './passphrase.ts';

export const handOverCustomer = operation({
  name: 'hand-over-customer',
  kind: 'command',
  scope: 'owner',
  changes: ['customers'],
  summary:
    'Writes a customer into one encrypted file that a colleague takes in with take-in-customer: groups, queries, answers, brand book, decisions and notes. Needs a passphrase or the public key of the colleague.',
  request: z.strictObject({
    customerId: identifier,
    file: z
      .string()
      .min(1)
      .optional()
      .describe("absolute path that does not exist yet; default: in the workspace's exports folder"),
    passphrase: newPassphrase,
    recipient: z.string().max(200).optional().describe('public key of age (age1…) instead of a passphrase'),
  }),
  response: z.strictObject({ file: z.string(), bytes: z.int(), answers: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1, recipient: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p' },
});

export const takeInCustomer = operation({
  name: 'take-in-customer',
  kind: 'command',
  scope: 'owner',
  changes: ['workspace'],
  summary:
    'Takes a customer in from the file of a colleague, under new ids. Its groups are paused; one that is here already is recognised and not taken in twice.',
  request: z.strictObject({
    file: z.string().min(1).describe('path of the file'),
    organizationId: identifier,
    passphrase,
    identity: z.string().max(200).optional().describe('secret key of age (AGE-SECRET-KEY-…) instead of a passphrase'),
    asCopy: z.boolean().optional().describe('take it in although it is here already, as another customer'),
    dryRun: z.boolean().optional().describe('only say whose it is'),
  }),
  response: z.strictObject({
    /** Null after a dry run. */
    customer_id: identifier.nullable(),
    name: z.string(),
    websiteUrl: z.string(),
    madeAt: dateTime,
    queryGroups: z.int(),
    answers: z.int(),
    /** The customer that it is already; null if it is new here. */
    existing: z.strictObject({ customerId: identifier, name: z.string() }).nullable(),
  }),
  errors: ['not_found'],
  example: {
    file: '/home/ada/Acme 2026-11-20.answerscope-client',
    organizationId: 1,
    passphrase: 'eight words of the two of us',
  },
});
