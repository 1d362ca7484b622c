import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTime, dateTimeOrNull, day, identifier } from '../v1/fields.ts';
import { viewScope } from './scope.ts';

/** How a sentence portrays the brand it names. */
export const portrayals = ['positive', 'neutral', 'negative'] as const;
export type Portrayal = (typeof portrayals)[number];
const portrayal = z.enum(portrayals);

/** `open`: not reviewed yet. */
const portrayalReview = z.enum(['open', 'accepted', 'corrected', 'rejected']);

const sentencePlace = {
  answerId: identifier,
  query: z.string(),
  platform: z.string(),
  date: day,
  /** The sentence as the answer has it. */
  sentence: z.string(),
  /** Its offsets in the answer's Markdown, in UTF-16 units. */
  sentenceStart: z.int(),
  sentenceEnd: z.int(),
} as const;

const counts = z.strictObject({ positive: count, neutral: count, negative: count });

export const listPortrayals = operation({
  name: 'list-portrayals',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'settings'],
  summary:
    "Lists the sentences that name the customer with a model's judgement of each (positive, neutral, negative) and the user's review; derived, and empty if no model was asked.",
  request: viewScope.extend({
    review: portrayalReview.optional(),
    portrayal: portrayal.optional().describe('as it counts: the correction, if there is one'),
    limit: z.int().min(1).max(500).optional().describe('default: 100'),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({
    /** Sentences by the judgement that counts; rejected ones are left out. */
    sentences: counts,
    /** The same, only those the user accepted or corrected. */
    reviewed: counts,
    review: z.strictObject({ open: count, accepted: count, corrected: count, rejected: count }),
    /** Answers in scope that name the customer, and how many of them were assessed. */
    answersNaming: count,
    answersAssessed: count,
    /** The model that would be asked; null if none is configured. */
    model: z.string().nullable(),
    total: count,
    portrayals: z.array(
      z.strictObject({
        portrayalId: identifier,
        ...sentencePlace,
        /** The model's judgement. */
        assessed: portrayal,
        /** What counts: the correction, if there is one. */
        portrayal,
        review: portrayalReview,
        model: z.string(),
        assessedAt: dateTime,
        reviewedAt: dateTimeOrNull,
      }),
    ),
  }),
  errors: ['not_found'],
  example: { customerId: 1, review: 'open' },
});

export const reviewPortrayal = operation({
  name: 'review-portrayal',
  kind: 'command',
  scope: 'manage',
  changes: ['answers'],
  summary:
    "Accepts, corrects or rejects a model's judgement of a sentence, or reopens it; a reviewed sentence is never asked about again.",
  request: z.strictObject({
    portrayalId: identifier,
    decision: z.enum(['accept', 'correct', 'reject', 'reopen']),
    portrayal: portrayal.optional().describe('the right judgement; with `correct` only'),
  }),
  response: z.strictObject({ portrayalId: identifier, review: portrayalReview, portrayal }),
  errors: ['not_found'],
  example: { portrayalId: 1, decision: 'correct', portrayal: 'neutral' },
});

const modelOutcome = z.strictObject({
  answers: count.describe('answers asked about'),
  failed: count.describe('answers for which the model returned nothing usable; they are retried next time'),
  stoppedBecause: z.string().nullable().describe('a cap, or a model that keeps failing'),
});

export const assessPortrayals = operation({
  name: 'assess-portrayals',
  kind: 'command',
  scope: 'spend',
  changes: [],
  summary:
    'Asks the configured model to judge the sentences that name the customer, in the background, newest answers first; refused if none is configured.',
  request: viewScope.extend({
    most: z.int().min(1).max(1000).optional().describe('answers; default: 100'),
    wait: z.boolean().optional().describe('reply when the work is done, with the outcome'),
  }),
  response: z.strictObject({ jobId: identifier.nullable(), answers: count, outcome: modelOutcome.nullable() }),
  errors: ['not_found'],
  example: { customerId: 1, most: 20 },
});

export const getModelAssistance = operation({
  name: 'get-model-assistance',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'settings'],
  summary: 'Reports whether a model helps to find company names, which one, and how many answers it has read.',
  request: z.strictObject({ customerId: identifier }),
  response: z.strictObject({
    discovery: z.boolean(),
    model: z.string().nullable(),
    answersRead: count,
    answers: count,
  }),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const setModelAssistance = operation({
  name: 'set-model-assistance',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: "Turns a model's help in finding company names on or off; initially off.",
  request: z.strictObject({ discovery: z.boolean() }),
  response: z.strictObject({ discovery: z.boolean() }),
  errors: [],
  example: { discovery: true },
});

export const discoverWithModel = operation({
  name: 'discover-with-model',
  kind: 'command',
  scope: 'spend',
  changes: [],
  summary:
    'Asks the configured model which companies are named in answers it has not read yet; only names that occur literally in the answer count.',
  request: z.strictObject({
    customerId: identifier,
    most: z.int().min(1).max(1000).optional().describe('answers, oldest first; default: 100'),
    wait: z.boolean().optional(),
  }),
  response: z.strictObject({ jobId: identifier.nullable(), answers: count, outcome: modelOutcome.nullable() }),
  errors: ['not_found'],
  example: { customerId: 1, most: 20 },
});

/** `undecided`: the analysis decides. */
const mentionDecision = z.enum(['undecided', 'counts', 'stays_negated']);

export const listNegatedMentions = operation({
  name: 'list-negated-mentions',
  kind: 'query',
  scope: 'read',
  reads: ['answers', 'brands', 'groups'],
  summary:
    'Lists the mentions in which an answer names a brand only to say that nothing is known about it, and those the user has decided on, newest answers first.',
  request: z.strictObject({
    customerId: identifier,
    brandId: identifier.optional(),
    decision: mentionDecision.optional(),
    limit: z.int().min(1).max(500).optional().describe('default: 100'),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({
    total: count,
    mentions: z.array(
      z.strictObject({
        ...sentencePlace,
        brandId: identifier,
        brand: z.string(),
        own: z.boolean(),
        start: z.int(),
        end: z.int(),
        matched: z.string(),
        /** The rule by which the text matches the name. */
        rule: z.string(),
        /** Whether it is negated now. */
        negated: z.boolean(),
        decision: mentionDecision,
        decidedAt: dateTimeOrNull,
      }),
    ),
  }),
  errors: ['not_found'],
  example: { customerId: 1, decision: 'undecided' },
});

export const decideNegatedMention = operation({
  name: 'decide-negated-mention',
  kind: 'command',
  scope: 'manage',
  changes: ['answers'],
  summary:
    'Decides whether a negated mention counts; the decision is tied to its place in the answer and survives every later re-analysis.',
  request: z.strictObject({ answerId: identifier, start: z.int().min(0), decision: mentionDecision }),
  response: z.strictObject({
    answerId: identifier,
    /** Whether the answer names the customer now. */
    mentioned: z.boolean(),
    negated: z.boolean(),
  }),
  errors: ['not_found'],
  example: { answerId: 1, start: 40, decision: 'counts' },
});
