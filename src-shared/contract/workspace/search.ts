import { z } from 'zod';
import { operation } from '../operation.ts';
import { identifier } from '../v1/fields.ts';

/** What a person types to find something: any text, of which only words matter. */
const searchText = z
  .string()
  .max(300, 'must have at most 300 characters')
  .describe('any text of at most 300 characters; only the words in it matter');

const answerSearch = z.strictObject({
  on: z.boolean(),
  /** Answers that can be found by their words, of all that are stored. */
  indexed: z.int(),
  answers: z.int(),
  /** What the index takes on the disk. */
  bytes: z.int(),
});

export const getAnswerSearch = operation({
  name: 'get-answer-search',
  kind: 'query',
  scope: 'read',
  reads: ['settings', 'answers'],
  summary:
    'Reports whether answers can be searched by their words, how far that is built, and what it takes on the disk.',
  request: z.strictObject({}),
  response: answerSearch,
  errors: [],
  example: {},
});

export const setAnswerSearch = operation({
  name: 'set-answer-search',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary:
    'Turns the search of answers by their words on or off. Turned on, an index is built in the background, also after an interruption; turned off, it is removed.',
  request: z.strictObject({
    on: z.boolean(),
    wait: z.boolean().optional().describe('reply only once the index is complete, or gone'),
  }),
  response: answerSearch,
  errors: [],
  example: { on: true },
});

const excerptPart = z.strictObject({ text: z.string(), found: z.boolean() });

export const searchAnswers = operation({
  name: 'search-answers',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'settings', 'customers', 'groups'],
  summary:
    'Finds answers by words, beginnings of words (`word*`) and phrases in quotation marks, all of which must occur; the last stored first. Turn it on with set-answer-search.',
  request: z.strictObject({
    text: searchText,
    customerId: identifier.optional(),
    organizationId: identifier.optional(),
    before: identifier.optional().describe('the `next` of an earlier reply: continues after its answers'),
    limit: z.int().min(1).max(100).optional().describe('default: 20'),
  }),
  response: z.strictObject({
    /** Whether the search is off, still being built (answers are missing), or covers all answers. */
    state: z.enum(['off', 'building', 'ready']),
    answers: z.array(
      z.strictObject({
        answerId: identifier,
        customerId: identifier,
        customerName: z.string(),
        queryGroupId: identifier,
        queryGroupName: z.string(),
        executionId: identifier,
        query: z.string(),
        platform: z.string(),
        date: z.string(),
        /** Part of the text around the first place, in pieces. */
        excerpt: z.array(excerptPart),
        /** How often the words occur in the text. */
        places: z.int(),
      }),
    ),
    /** Continue with this as `before`; null if there are no more. With few answers in reply, the rest took too long. */
    next: identifier.nullable(),
  }),
  errors: ['not_found'],
  example: { text: '"password manager" famil*', customerId: 1 },
});

const ofCustomer = { customerId: identifier, customerName: z.string() };

export const findByName = operation({
  name: 'find-by-name',
  kind: 'query',
  scope: 'read',
  reads: ['customers', 'groups', 'brands', 'answers'],
  summary:
    'Finds customers, query groups, queries, companies and cited domains whose name contains a text, in any case; those of one customer first.',
  request: z.strictObject({
    text: searchText,
    customerId: identifier.optional().describe('the customer whose results come first'),
    limit: z.int().min(1).max(50).optional().describe('of each kind; default: 6'),
  }),
  response: z.strictObject({
    customers: z.array(z.strictObject({ ...ofCustomer, websiteUrl: z.string(), archived: z.boolean() })),
    queryGroups: z.array(z.strictObject({ ...ofCustomer, queryGroupId: identifier, name: z.string() })),
    queries: z.array(
      z.strictObject({ ...ofCustomer, queryId: identifier, queryGroupName: z.string(), text: z.string() }),
    ),
    companies: z.array(z.strictObject({ ...ofCustomer, brandId: identifier, name: z.string() })),
    domains: z.array(z.strictObject({ ...ofCustomer, name: z.string() })),
  }),
  errors: ['not_found'],
  example: { text: 'dash', customerId: 1 },
});
