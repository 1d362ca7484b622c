import type { EffectState } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { SummarySentence } from './report-model.ts';
import { about, mostNamed, shortName, type Figures } from './summary-parts.ts';

/** How many actions ended in a state. */
function stateCount(state: EffectState, count: number, { t }: Texts): string {
  switch (state) {
    case 'rose':
      return t('{count, plural, one {# rose} other {# rose}}', { count }, 'actions');
    case 'fell':
      return t('{count, plural, one {# fell} other {# fell}}', { count }, 'actions');
    case 'within_noise':
      return t('{count, plural, one {# shows} other {# show}} no visible change yet', { count }, 'actions');
    case 'too_early':
      return t('{count, plural, one {# is} other {# are}} too early to tell', { count }, 'actions');
    case 'cannot_be_told':
      return t('{count, plural, one {# cannot be told} other {# cannot be told}}', { count }, 'actions');
  }
}
const statesInOrder = ['rose', 'fell', 'within_noise', 'too_early', 'cannot_be_told'] as const satisfies EffectState[];

/** What was done and whether it shows: how many actions ended how on each platform, and each of which a change can be told. */
export function effectSentences({ effects: done }: Figures, texts: Texts): SummarySentence[] {
  const { t, day, list } = texts;
  const judged = done.flatMap(({ action, platforms }) => platforms.map((platform) => ({ action, ...platform })));
  if (done.length > 0 && judged.length === 0)
    return about(
      'actions',
      'actions',
      t(
        '{count, plural, one {# action is} other {# actions are}} recorded; the queries aimed at were not scanned yet.',
        { count: done.length },
      ),
    );
  const counts = [...Map.groupBy(judged, ({ platform }) => platform)].map(([platform, of]) => {
    const states = statesInOrder.flatMap((state) => {
      const number = of.filter(({ status }) => status === state).length;
      return number === 0 ? [] : [stateCount(state, number, texts)];
    });
    return t('Of {count, plural, one {# action} other {# actions}} judged on {platform}, {states}.', {
      count: of.length,
      platform: platformLabel(platform),
      states: list(states),
    });
  });
  const told = judged
    .filter(({ status }) => status === 'rose' || status === 'fell')
    .slice(0, mostNamed)
    .map(({ action, platform, sentence }) =>
      t('“{action}” ({day}) on {platform}: {sentence}', {
        action: shortName(action.title),
        day: day(action.day),
        platform: platformLabel(platform),
        sentence,
      }),
    );
  return about('actions', 'actions', ...counts, ...told);
}
