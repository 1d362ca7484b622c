import { z } from 'zod';
import { operation } from '../operation.ts';
import { count, dateTime, dateTimeOrNull, day, identifier } from '../v1/fields.ts';
import { viewScope } from './scope.ts';

/** How a sentence speaks of the brand it names. */
export const portrayal = z.enum(['positive', 'neutral', 'negative']);

/** `open`: nobody looked at it yet. */
export const portrayalReview = z.enum(['open', 'accepted', 'corrected', 'rejected']);

const sentencePlace = {
  answerId: identifier,
  query: z.string(),
  platform: z.string(),
  date: day,
  /** The sentence as it stands in the answer. */
  sentence: z.string(),
  /** Where it stands, in UTF-16 units of the answer's Markdown. */
  sentenceStart: z.int(),
  sentenceEnd: z.int(),
} as const;

const counts = z.strictObject({ positive: count, neutral: count, negative: count });

export const listPortrayals = operation({
  name: 'list-portrayals',
  kind: 'query',
  summary:
    'Lists how the sentences of answers that name the customer speak of it, as a model read them, with what a person decided: derived, and empty where no model was asked.',
  request: viewScope.extend({
    review: portrayalReview.optional(),
    portrayal: portrayal.optional().describe('as it counts: corrected where it was corrected'),
    limit: z.int().min(1).max(500).optional().describe('100 unless given'),
    offset: z.int().min(0).optional(),
  }),
  response: z.strictObject({
    /** Sentences by how they count; rejected ones left out. */
    sentences: counts,
    /** The same, only those that a person accepted or corrected. */
    reviewed: counts,
    review: z.strictObject({ open: count, accepted: count, corrected: count, rejected: count }),
    /** Answers in scope that name the customer, and how many of them were assessed. */
    answersNaming: count,
    answersAssessed: count,
    /** The model that would be asked; null where none is configured. */
    model: z.string().nullable(),
    total: count,
    portrayals: z.array(
      z.strictObject({
        portrayalId: identifier,
        ...sentencePlace,
        /** What the model read. */
        assessed: portrayal,
        /** What counts: the correction where there is one. */
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
  summary:
    "Accepts, corrects or rejects what a model read in a sentence, or opens it again; a person's word is never asked for twice.",
  request: z.strictObject({
    portrayalId: identifier,
    decision: z.enum(['accept', 'correct', 'reject', 'reopen']),
    portrayal: portrayal.optional().describe('what it is instead; with correct, and only with it'),
  }),
  response: z.strictObject({ portrayalId: identifier, review: portrayalReview, portrayal }),
  errors: ['not_found'],
  example: { portrayalId: 1, decision: 'correct', portrayal: 'neutral' },
});

const modelOutcome = z.strictObject({
  answers: count.describe('answers asked about'),
  failed: count.describe('answers for which the model gave nothing usable; they are asked about again next time'),
  stoppedBecause: z.string().nullable().describe('a budget, or a model that fails again and again'),
});

export const assessPortrayals = operation({
  name: 'assess-portrayals',
  kind: 'command',
  summary:
    'Has the configured model read the sentences that name the customer, in the background, newest answers first; refused where none is configured.',
  request: viewScope.extend({
    most: z.int().min(1).max(1000).optional().describe('answers; 100 unless given'),
    wait: z.boolean().optional().describe('reply when it is done, with the outcome'),
  }),
  response: z.strictObject({ jobId: identifier.nullable(), answers: count, outcome: modelOutcome.nullable() }),
  errors: ['not_found'],
  example: { customerId: 1, most: 20 },
});

export const getModelAssistance = operation({
  name: 'get-model-assistance',
  kind: 'query',
  summary: 'Tells whether a model helps to find company names, which one, and how many answers it read.',
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
  summary: 'Turns the help of a model in finding company names on or off; off at first.',
  request: z.strictObject({ discovery: z.boolean() }),
  response: z.strictObject({ discovery: z.boolean() }),
  errors: [],
  example: { discovery: true },
});

export const discoverWithModel = operation({
  name: 'discover-with-model',
  kind: 'command',
  summary:
    'Has the configured model name the companies of answers it has not read yet; what stands literally in an answer is discovered.',
  request: z.strictObject({
    customerId: identifier,
    most: z.int().min(1).max(1000).optional().describe('answers, oldest first; 100 unless given'),
    wait: z.boolean().optional(),
  }),
  response: z.strictObject({ jobId: identifier.nullable(), answers: count, outcome: modelOutcome.nullable() }),
  errors: ['not_found'],
  example: { customerId: 1, most: 20 },
});

/** `undecided`: as the analysis says. */
export const mentionDecision = z.enum(['undecided', 'counts', 'stays_negated']);

export const listNegatedMentions = operation({
  name: 'list-negated-mentions',
  kind: 'query',
  summary:
    'Lists the places where an answer names a brand only to say that nothing is known of it, and those a person decided about, newest answers first.',
  request: z.strictObject({
    customerId: identifier,
    brandId: identifier.optional(),
    decision: mentionDecision.optional(),
    limit: z.int().min(1).max(500).optional().describe('100 unless given'),
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
        /** Why the stretch counts as the name. */
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
  summary:
    'Decides whether a negated mention counts after all; kept by its place in the answer, through every later re-analysis.',
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
