import { z } from 'zod';
import { effectCautions, effectObstacles, effectStates } from '../../domain/actions.ts';
import { operation } from '../operation.ts';
import { count, day, identifier, percent } from '../v1/fields.ts';
import { action } from './actions.ts';

/** A difference in points: percentage points of answers that name the customer, one decimal. */
const points = z.number().min(-200).max(200);

const look = z.strictObject({
  day,
  estimate: points,
  low: points.describe('ends of the 95 % confidence sequence: it holds at all looks together'),
  high: points,
});

const side = z.strictObject({
  queries: count.describe('queries asked both before and after; only these count'),
  before: percent,
  after: percent.nullable().describe('null before the first scan since'),
  answersBefore: count,
  answersAfter: count,
});

const platformEffect = z.strictObject({
  platform: z.string(),
  /** What was compared: the drawn order, the other queries, the same queries' competitors, or both. */
  design: z.enum(['order', 'others', 'competitors', 'both']),
  status: z.enum(effectStates),
  /** The result as a sentence for the client. */
  sentence: z.string(),
  /** What limits it, or why it cannot be told, as sentences. */
  limits: z.array(z.string()),
  /** The same by name, for a page in another language. */
  obstacles: z.array(z.enum(effectObstacles)).describe('why nothing can be concluded'),
  cautions: z.array(z.enum(effectCautions)).describe('what limits the conclusion'),
  chosenLateOn: day
    .nullable()
    .describe('the day on which the queries and date were chosen, if answers since the action were known by then'),
  latest: look.nullable(),
  looks: z.array(look).describe('every week since the action, oldest first'),
  firstTold: day.nullable().describe('the day since which the interval lies on one side of 0'),
  aimed: side.nullable(),
  others: side.nullable(),
  /** The same comparison within the weeks before the action. */
  before: z
    .strictObject({ estimate: points, low: points, high: points, verdict: z.enum(['alike', 'differs', 'unclear']) })
    .nullable(),
  nextJudgement: day.nullable(),
  weeksBefore: count,
  weeksAfter: count,
});
export type PlatformEffect = z.output<typeof platformEffect>;

/** What the sentence of an effect is made of. */
export const effectFigures = platformEffect.pick({
  design: true,
  status: true,
  latest: true,
  aimed: true,
  before: true,
  nextJudgement: true,
});

const effect = z.strictObject({
  action,
  /** One result per platform: platforms are never mixed. Empty without a scan of the queries. */
  platforms: z.array(platformEffect),
});
export type ActionEffect = z.output<typeof effect>;

const beforeAndAfter = z.strictObject({ before: z.number().nullable(), after: z.number().nullable() });

const besides = z.strictObject({
  /** The pages that were made: when answers of the client's queries cited them. */
  pages: z.array(
    z.strictObject({
      url: z.string(),
      platforms: z.array(
        z.strictObject({
          platform: z.string(),
          firstCited: day.describe('of the first answer that ever cited it'),
          lastCited: day,
          answers: count.describe('answers since the action that cite it'),
          answered: count.describe('answers since the action, to all queries of the client'),
          answersBefore: count.describe('answers before the action that cite it'),
        }),
      ),
    }),
  ),
  /** Figures of the queries it aims at, since the action and in as many days before: not tested, what else moved. */
  platforms: z.array(
    z.strictObject({
      platform: z.string(),
      before: z.strictObject({ from: day, to: day }),
      after: z.strictObject({ from: day, to: day }),
      shareOfVoice: beforeAndAfter.describe('percent'),
      position: beforeAndAfter.describe('mean position among the companies named'),
    }),
  ),
});
export type Besides = z.output<typeof besides>;

export const listEffects = operation({
  name: 'list-effects',
  kind: 'query',
  scope: 'read',
  reads: ['actions', 'answers', 'groups', 'brands'],
  summary:
    'Lists what was done for a customer, newest first, with what can be said of its effect on each platform: a figure with a 95 % confidence sequence, its status, its limits, and when it can be judged next.',
  request: z.strictObject({ customerId: identifier }),
  response: z.array(effect),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const getEffect = operation({
  name: 'get-effect',
  kind: 'query',
  scope: 'read',
  reads: ['actions', 'answers', 'groups', 'brands'],
  summary:
    'Returns one action with its effect on each platform, and what moved besides: citations of its pages, share of voice, position.',
  request: z.strictObject({ customerId: identifier, actionId: identifier }),
  response: z.strictObject({ ...effect.shape, besides }),
  errors: ['not_found'],
  example: { customerId: 1, actionId: 1 },
});
