import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { contentToStore, type AnswerContent } from '#main/store/answers.ts';

/** Characters of answers that wait in memory for their analysis. */
const mostCharacters = 48_000_000;

/** Contents of answers that a job has just stored, so that it need not inflate them to analyse them; those beyond a limit are read again. */
export interface RecentContents {
  /** To be called once the transaction that stored it is complete. */
  readonly add: (answerId: number, captured: CapturedAnswer) => void;
  readonly get: (answerId: number) => AnswerContent | undefined;
}

export function createRecentContents(): RecentContents {
  const contents = new Map<number, AnswerContent>();
  let characters = 0;
  return {
    add: (answerId, captured) => {
      if (characters + captured.text.length > mostCharacters) return;
      characters += captured.text.length;
      contents.set(answerId, contentToStore(captured));
    },
    get: (answerId) => contents.get(answerId),
  };
}
