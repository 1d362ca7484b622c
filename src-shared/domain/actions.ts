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
