import type { Intent } from './intents.ts';

/** Which queries figures cover. */
export interface ShownQueries {
  readonly tags?: readonly string[] | undefined;
  readonly intents?: readonly Intent[] | undefined;
  /** As the view or else the client says. */
  readonly branded: 'with' | 'without' | 'only';
}

const brandedWords = { with: '', without: 'without branded queries', only: 'branded queries only' } as const;

/** What a score or a figure says beside it, so that one of some queries is never taken for one of all; '' for all. */
export const queryWords = ({ tags = [], intents = [], branded }: ShownQueries): string =>
  [
    tags.length === 0 ? '' : `tagged ${tags.join(' or ')}`,
    intents.length === 0 ? '' : `${intents.join(' or ')} queries`,
    brandedWords[branded],
  ]
    .filter((words) => words !== '')
    .join(', ');
