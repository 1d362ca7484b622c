import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, dateTimeOrNull, day, identifier, nameText } from '../v1/fields.ts';
import { domainCategory } from '../v1/results.ts';

/** `retired`: discovered earlier and no longer supported by the answers; returns when it is found again. */
const brandStates = ['confirmed', 'candidate', 'ignored', 'merged', 'retired'] as const;

const phrase = nameText;
const domainName = z.string().trim().toLowerCase().min(3).max(253);

const brandItem = z.strictObject({
  brandId: identifier,
  name: z.string(),
  own: z.boolean(),
  state: z.enum(brandStates),
  mergedIntoId: identifier.nullable(),
  aliases: z.array(z.string()),
  /** Phrases to exclude: a match inside one of them does not count. */
  excludes: z.array(z.string()),
  domains: z.array(z.string()),
  /** Whether its names are also common words, as a person answered: each occurrence is judged by its context, or each counts. Null: no one has answered, and the word lists decide. */
  commonWord: z.boolean().nullable(),
  /** Languages in which a name of it is also a word, by their English names. */
  wordIn: z.array(z.string()),
  /** A name of it is also a first name. */
  firstName: z.boolean(),
  /** For a candidate: the confirmed brand whose name it begins with, so probably its product. */
  productOfId: identifier.nullable(),
  /** How likely it is a company, 0 to 1, as discovery judged it; null if it was not found, but entered. */
  probability: z.number().nullable(),
  /** Answers that name it, over the whole history. */
  answers: z.int(),
  lastNamed: day.nullable(),
});

export const listBrands = operation({
  name: 'list-brands',
  kind: 'query',
  scope: 'read',
  reads: ['brands', 'answers'],
  summary: 'Lists the brand book of a customer: the customer, its competitors, the candidates and the ignored brands.',
  request: z.strictObject({ customerId: identifier }),
  response: z.array(brandItem),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const saveBrand = operation({
  name: 'save-brand',
  kind: 'command',
  scope: 'manage',
  changes: ['brands', 'customers'],
  summary:
    'Adds a brand, or changes its name, aliases, exclusions, domains or state; past answers are re-analysed. A new name of the customer’s own brand is that of the customer, too.',
  request: z.strictObject({
    customerId: identifier,
    brandId: identifier.optional().describe('omit it to add a competitor'),
    name: nameText.optional(),
    aliases: z.array(phrase).max(200).optional(),
    excludes: z.array(phrase).max(200).optional(),
    domains: z.array(domainName).max(50).optional(),
    commonWord: z
      .boolean()
      .nullable()
      .optional()
      .describe('true: its names are also words; false: they only mean this brand; null: not decided'),
    state: z.enum(['confirmed', 'candidate', 'ignored']).optional(),
  }),
  response: z.strictObject({ brandId: identifier, revision: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1, name: 'Bitwarden', domains: ['bitwarden.com'], state: 'confirmed' },
});

export const mergeBrands = operation({
  name: 'merge-brands',
  kind: 'command',
  scope: 'manage',
  changes: ['brands'],
  summary: 'Merges one brand into another as an alias, for past answers too.',
  request: z.strictObject({ customerId: identifier, brandId: identifier, intoBrandId: identifier }),
  response: z.strictObject({ brandId: identifier, revision: z.int() }),
  errors: ['not_found'],
  example: { customerId: 1, brandId: 3, intoBrandId: 2 },
});

export const setDomainCategory = operation({
  name: 'set-domain-category',
  kind: 'command',
  scope: 'manage',
  changes: ['answers'],
  summary: 'Sets the category of a domain for one customer, or (null) returns it to the classifier.',
  request: z.strictObject({ customerId: identifier, domain: domainName, category: domainCategory.nullable() }),
  response: z.strictObject({ domain: z.string(), category: domainCategory }),
  errors: ['not_found'],
  example: { customerId: 1, domain: 'example.com', category: 'reviews' },
});

export const reanalyse = operation({
  name: 'reanalyse',
  kind: 'command',
  scope: 'manage',
  changes: ['answers', 'brands'],
  summary:
    'Looks for new company names and re-analyses every stale answer, for one customer or for all; replies when it is done.',
  request: z.strictObject({ customerId: identifier.optional() }),
  response: z.strictObject({ answers: z.int().describe('answers re-analysed') }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

const reanalysisItem = z.strictObject({
  id: identifier,
  revision: z.int(),
  analysisVersion: z.int(),
  startedAt: dateTime,
  finishedAt: dateTimeOrNull,
  /** The decision that caused it, in words. */
  reason: z.string(),
  answers: z.int(),
  /** Executions whose score changed. */
  changes: z.array(
    z.strictObject({
      executionId: identifier,
      queryGroupName: z.string(),
      platform: z.string(),
      date: day,
      scoreBefore: z.number(),
      scoreAfter: z.number(),
    }),
  ),
});

export const listReanalyses = operation({
  name: 'list-reanalyses',
  kind: 'query',
  scope: 'read',
  reads: ['brands', 'answers'],
  summary: 'Lists the re-analyses of a customer, newest first, with the scores that changed, before and after.',
  request: z.strictObject({ customerId: identifier, limit: z.int().min(1).max(100).optional() }),
  response: z.array(reanalysisItem),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const cancelJob = operation({
  name: 'cancel-job',
  kind: 'command',
  scope: 'owner',
  changes: [],
  summary: 'Asks a job (an import, a re-analysis, building the sample) to stop at the next safe point.',
  request: z.strictObject({ jobId: identifier }),
  response: z.strictObject({ cancelling: z.boolean() }),
  errors: [],
  example: { jobId: 1 },
});
