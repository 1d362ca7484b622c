import type { OutputOf } from '#shared/contract/index.ts';
import { formatCount, formatFineDollars, noFigure } from '../../format/numbers.ts';

type Provider = OutputOf<'list-providers'>[number]['providers'][number];

const words: Readonly<Record<string, string>> = {
  api: 'a model’s programming interface',
  interface: 'the page people see',
  serp: 'a search result page',
  simulated: 'a simulation',
  import: 'recorded answers',
};

/** Where answers are taken from. */
export const surfaceWords = (surface: string): string => words[surface] ?? surface;

/** What there is to know about a provider, for a list of terms. */
export function providerFacts(provider: Provider): (readonly [string, string])[] {
  return [
    ['Provider', provider.label],
    ['Answers are taken from', surfaceWords(provider.surface)],
    [
      'Model',
      provider.model === null
        ? noFigure
        : `${provider.model}${provider.modelVariable === null ? '' : ` (${provider.modelVariable})`}`,
    ],
    ['Expected cost of an answer', formatFineDollars(provider.expectedUsdPerAnswer)],
    ['Pace', `${provider.concurrency} at a time, ${formatCount(provider.requestsPerMinute)} a minute at most`],
    ...(provider.baseUrlVariable === null ? [] : ([['Another address', provider.baseUrlVariable]] as const)),
  ];
}
