import type { OutputOf } from '#shared/contract/index.ts';
import { answerCost } from '../../format/money.ts';
import { noFigure } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';

type Provider = OutputOf<'list-providers'>[number]['providers'][number];

const surfaceLabels: Readonly<Record<string, string>> = {
  api: t('model API'),
  interface: t('page as users see it'),
  serp: t('search results page'),
  simulated: t('simulation'),
  import: t('recorded answers'),
};

/** The surface that answers are taken from. */
export const surfaceLabel = (surface: string): string => surfaceLabels[surface] ?? surface;

/** The facts about a provider as terms and values. */
export function providerFacts(provider: Provider): (readonly [string, string])[] {
  return [
    [t('Provider'), serviceText(provider.label)],
    [t('Surface'), surfaceLabel(provider.surface)],
    [
      t('Model'),
      provider.model === null
        ? noFigure
        : `${provider.model}${provider.modelVariable === null ? '' : ` (${provider.modelVariable})`}`,
    ],
    [t('Expected cost per answer'), answerCost(provider.expectedUsdPerAnswer)],
    [
      t('Rate limit'),
      t('{count, number} at a time, {perMinute, number} per minute', {
        count: provider.concurrency,
        perMinute: provider.requestsPerMinute,
      }),
    ],
    ...(provider.baseUrlVariable === null ? [] : ([[t('Other address'), provider.baseUrlVariable]] as const)),
  ];
}
