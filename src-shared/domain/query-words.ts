import type { Texts } from '../language/texts.ts';
import { intentWords, type Intent } from './intents.ts';

/** Which queries figures cover. */
export interface ShownQueries {
  readonly tags?: readonly string[] | undefined;
  readonly intents?: readonly Intent[] | undefined;
  /** As the view or else the client says. */
  readonly branded: 'with' | 'without' | 'only';
}

/** What a score or a figure says beside it, so that one of some queries is never taken for one of all; '' for all. */
export function queryWords(
  { tags = [], intents = [], branded }: ShownQueries,
  { t, choice }: Pick<Texts, 't' | 'choice'>,
): string {
  const brandedWords = { with: '', without: t('without branded queries'), only: t('branded queries only') };
  return [
    tags.length === 0 ? '' : t('tagged {tags}', { tags: choice(tags) }),
    intents.length === 0
      ? ''
      : t('{intents} queries', { intents: choice(intents.map((intent) => t.marked(intentWords[intent]))) }),
    brandedWords[branded],
  ]
    .filter((words) => words !== '')
    .join(', ');
}
