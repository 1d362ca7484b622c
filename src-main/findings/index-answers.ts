import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '#main/jobs/job.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import {
  dropIndex,
  indexAnswers,
  measureIndex,
  countStoredAnswers,
  prepareIndex,
  readAnswerSearch,
} from '#main/store/answer-search.ts';

/** A step takes about this long, most of it without holding up other connections. */
const stepMs = 20;
const mostAnswers = 500;

/**
 * The job: adds the answers that are not in the index of words yet, in steps that each leave it complete as far as it goes:
 * interrupted after any of them, it continues there. Removes an index that is turned off.
 */
export async function indexAnswersJob(
  _order: unknown,
  { store, progress, checkCancelled }: JobContext,
): Promise<OutcomeOf<'answer-search'>> {
  // The steps can be repeated: a power cut may undo the last ones.
  store.db.pragma('synchronous = NORMAL');
  if (!readAnswerSearch(store).on) {
    dropIndex(store);
    return { answers: 0 };
  }
  prepareIndex(store);
  const before = readAnswerSearch(store).answers;
  const total = countStoredAnswers(store);
  let added = 0;
  for (let limit = 20; ;) {
    checkCancelled();
    const started = performance.now();
    const answers = indexAnswers(store, limit);
    const tookMs = performance.now() - started;
    if (answers === 0) break;
    added += Math.max(0, answers);
    progress(Math.min(before + added, total), total, 'Collecting the words of answers');
    limit = Math.min(mostAnswers, Math.max(1, Math.round(limit * Math.min(4, stepMs / Math.max(tookMs, 0.1)))));
    await sleep(1);
  }
  if (readAnswerSearch(store).on) measureIndex(store);
  else dropIndex(store);
  return { answers: added };
}
