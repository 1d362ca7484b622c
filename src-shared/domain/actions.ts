/** What can be done for a client. */
export const actionKinds = ['page', 'article', 'listing', 'press', 'other'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What was done, in a word. */
export const actionKindWords: Readonly<Record<ActionKind, string>> = {
  page: 'Page',
  article: 'Article',
  listing: 'Listing',
  press: 'Press',
  other: 'Other',
};

/** What can be said of the effect of an action. */
export const effectStates = ['too_early', 'within_noise', 'rose', 'fell', 'cannot_be_told'] as const;
export type EffectState = (typeof effectStates)[number];

export const effectStateWords: Readonly<Record<EffectState, string>> = {
  too_early: 'Too early to tell',
  within_noise: 'No visible change yet',
  rose: 'Rose',
  fell: 'Fell',
  cannot_be_told: 'Cannot be told',
};

/** A day with a part of an action, as trends and reports mark it. */
export interface ActionMark {
  readonly day: string;
  readonly text: string;
}

interface Marked {
  readonly kind: ActionKind;
  readonly title: string;
  readonly steps: readonly { readonly day: string | null; readonly queries: readonly unknown[] }[];
}

/** The days of an action up to one of them, each with what was done for how many queries. */
export function actionMarks({ kind, title, steps }: Marked, last: string): ActionMark[] {
  return steps.flatMap(({ day, queries }, index) => {
    if (day === null || day > last) return [];
    const part = steps.length > 1 ? `, part ${index + 1}` : '';
    const aimed = queries.length === 1 ? '1 query' : `${queries.length} queries`;
    return [{ day, text: `${actionKindWords[kind]}: ${title}${part} (${aimed})` }];
  });
}
