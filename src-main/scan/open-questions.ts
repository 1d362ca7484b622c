import { nextOpenQuestions, type PlannedQuestion } from '#main/store/execution-queries.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';

const pieceLength = 100;

/** The open questions of an execution, one after the other: every query once before any is asked a second time. */
export function* openQuestions(
  store: Store,
  execution: Pick<ExecutionRow, 'id' | 'samples'>,
): Generator<PlannedQuestion, undefined> {
  for (let sample = 1; sample <= execution.samples; sample++) {
    let after = 0;
    for (;;) {
      const piece = nextOpenQuestions(store, execution.id, sample, after, pieceLength);
      yield* piece;
      const last = piece.at(-1);
      if (last === undefined) break;
      after = last.queryId;
    }
  }
}
