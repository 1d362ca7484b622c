import type { OutputOf } from '#shared/contract/index.ts';
import { answerCost } from '../../format/money.ts';
import { formatCount, noFigure } from '../../format/numbers.ts';

type Provider = OutputOf<'list-providers'>[number]['providers'][number];

const surfaceLabels: Readonly<Record<string, string>> = {
  api: 'model API',
  interface: 'page as users see it',
  serp: 'search results page',
  simulated: 'simulation',
  import: 'recorded answers',
};

/** The surface that answers are taken from. */
export const surfaceLabel = (surface: string): string => surfaceLabels[surface] ?? surface;

/** The facts about a provider as terms and values. */
export function providerFacts(provider: Provider): (readonly [string, string])[] {
  return [
    ['Provider', provider.label],
    ['Surface', surfaceLabel(provider.surface)],
    [
      'Model',
      provider.model === null
        ? noFigure
        : `${provider.model}${provider.modelVariable === null ? '' : ` (${provider.modelVariable})`}`,
    ],
    ['Expected cost per answer', answerCost(provider.expectedUsdPerAnswer)],
    ['Rate limit', `${provider.concurrency} at a time, ${formatCount(provider.requestsPerMinute)} per minute`],
    ...(provider.baseUrlVariable === null ? [] : ([['Other address', provider.baseUrlVariable]] as const)),
  ];
}
