import { mark, type MarkedText } from '../language/text-key.ts';
import type { Translate } from '../language/translate.ts';

/** What can be done for a client. */
export const actionKinds = ['page', 'article', 'listing', 'press', 'other'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What was done, in a word. */
export const actionKindWords: Readonly<Record<ActionKind, MarkedText>> = {
  page: mark('Page'),
  article: mark('Article'),
  listing: mark('Listing'),
  press: mark('Press'),
  other: mark('Other'),
};

/** The weeks after which a plan's table says what is seen. */
export const planTableWeeks = [4, 8, 12, 26] as const;

/** What can be said of the effect of an action. */
export const effectStates = ['too_early', 'within_noise', 'rose', 'fell', 'cannot_be_told'] as const;
export type EffectState = (typeof effectStates)[number];

export const effectStateWords: Readonly<Record<EffectState, MarkedText>> = {
  too_early: mark('Too early to tell'),
  within_noise: mark('No visible change yet'),
  rose: mark('Rose'),
  fell: mark('Fell'),
  cannot_be_told: mark('Cannot be told'),
};

/** Why nothing can be concluded of an action, now or ever; several may hold. */
export const effectObstacles = [
  // The aimed-at queries and the others had already drifted apart before the action.
  'pre_period_differs',
  // A model was replaced, between the first and the last day compared, for one side only.
  'model_replaced_in_one_arm',
  // Over a third of a side's queries were not asked both before and after: edited, added or deleted.
  'queries_edited',
  // Fewer than four queries on a side; or a draw of so few pages that no result could be told from chance.
  'too_few_queries',
  // Fewer than four weeks with a scan before the action: what is missing cannot be made up for.
  'too_few_scans_before',
  // There is nothing to compare with: no other query, no competitor, or a draw of a single date.
  'no_comparison',
] as const;
export type EffectObstacle = (typeof effectObstacles)[number];

/** What limits a conclusion that is drawn nevertheless; to be shown beside it. */
export const effectCautions = [
  // A model was replaced for both sides within the days compared.
  'model_replaced',
  // Some queries were not asked both before and after and do not count.
  'some_queries_edited',
  // Another action was aimed at queries that are compared.
  'other_action',
  // The sides started more than 20 points apart: the same event may move them by different amounts.
  'sides_start_apart',
  // Too few weeks before to see a drift of the size of the effect.
  'drift_not_excluded',
] as const;
export type EffectCaution = (typeof effectCautions)[number];

/** A day with a part of an action, as trends and reports mark it. */
export interface ActionMark {
  readonly day: string;
  readonly text: string;
}

interface MarkedAction {
  readonly kind: ActionKind;
  readonly title: string;
  readonly steps: readonly { readonly day: string | null; readonly queries: readonly unknown[] }[];
}

/** The days of an action up to one of them, each with what was done for how many queries. */
export function actionMarks({ kind, title, steps }: MarkedAction, last: string, t: Translate): ActionMark[] {
  return steps.flatMap(({ day, queries }, index) => {
    if (day === null || day > last) return [];
    const done = { kind: t.marked(actionKindWords[kind]), title, count: queries.length };
    const text =
      steps.length > 1
        ? t('{kind}: {title}, part {part, number} ({count, plural, one {# query} other {# queries}})', {
            ...done,
            part: index + 1,
          })
        : t('{kind}: {title} ({count, plural, one {# query} other {# queries}})', done);
    return [{ day, text }];
  });
}
