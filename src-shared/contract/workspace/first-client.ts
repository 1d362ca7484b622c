import { z } from 'zod';
import { operation } from '../operation.ts';
import { countryCode, identifier, language, nameText, websiteUrl } from '../v1/fields.ts';
import { intent } from './query-labels.ts';

export const readWebsite = operation({
  name: 'read-website',
  kind: 'command',
  scope: 'manage',
  changes: [],
  summary:
    'Reads one page of a website and proposes what a customer is called there: its name, other names, its domains, language and country.',
  request: z.strictObject({ websiteUrl }),
  response: z.strictObject({
    name: z.string().describe('empty if the page does not say one'),
    aliases: z.array(z.string()),
    domains: z.array(z.string()).describe('registrable domains, that of the website first'),
    language: z.string().nullable(),
    countryCode: z.string().nullable(),
  }),
  errors: ['website_unreachable'],
  example: { websiteUrl: '1password.com' },
});

export const suggestCompetitors = operation({
  name: 'suggest-competitors',
  kind: 'command',
  scope: 'spend',
  changes: ['spend'],
  summary:
    'Proposes competitors of a customer to be added, to be confirmed by a person: by the configured model, else the companies that stored answers name beside it.',
  request: z.strictObject({
    names: z.array(nameText).min(1).max(100).describe('name and aliases of the customer'),
    websiteUrl,
    language,
    countryCode,
  }),
  response: z.strictObject({
    /** Where they come from; `none`: no model is configured, and no stored answer names the customer. */
    source: z.enum(['model', 'answers', 'none']),
    competitors: z.array(
      z.strictObject({
        name: z.string(),
        answers: z.int().nullable().describe('stored answers that name both; null for a proposal of the model'),
      }),
    ),
    /** Why the model made none, in words; null if it did or none is configured. */
    note: z.string().nullable(),
  }),
  errors: [],
  example: { names: ['1Password'], websiteUrl: '1password.com', language: 'English', countryCode: 'us' },
});

export const suggestIntents = operation({
  name: 'suggest-intents',
  kind: 'command',
  scope: 'read',
  changes: [],
  summary: 'Suggests the intent of each of some queries by its words, before a query group is created.',
  request: z.strictObject({
    customerId: identifier.optional().describe('an existing customer, whose names make a query branded'),
    names: z.array(nameText).max(100).optional().describe('names and aliases of a customer to be added'),
    queries: z.array(z.string().max(500)).max(1_000),
    language,
  }),
  response: z.strictObject({
    intents: z.array(intent.nullable()).describe('in the order of the queries; null: no word of the query says one'),
  }),
  errors: ['not_found'],
  example: { names: ['1Password'], queries: ['What is the best password manager?'], language: 'English' },
});
