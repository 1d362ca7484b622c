import { askPerAnswer } from '#main/models/ask-per-answer.ts';
import type { ModelOutcome } from '#main/models/model-question.ts';
import { factChanged } from './fact-check-wording.ts';
import { rewordingQuestion } from './rewording-question.ts';
import {
  applyWordings,
  listKnownNames,
  listRecommendationsToReword,
  writeWording,
  type RecommendationWords,
} from '#main/store/recommendation-wordings.ts';
import type { JobContext } from '#main/jobs/job.ts';

export interface RewordingOrder {
  readonly customerId: number;
}

export interface RewordingOutcome {
  /** Recommendations a model was asked about. */
  readonly asked: number;
  readonly reworded: number;
  /** Wordings thrown away because a fact was another one. */
  readonly refused: number;
  readonly failed: number;
  readonly stoppedBecause: string | null;
}

/** Has a model improve the wording of a customer's current recommendations; a wording with another fact is thrown away. */
export async function rewordingJob({ customerId }: RewordingOrder, context: JobContext): Promise<RewordingOutcome> {
  const { store } = context;
  const open = new Map(listRecommendationsToReword(store, customerId).map((one) => [one.id, one]));
  const names = listKnownNames(store, customerId);
  let [reworded, refused] = [0, 0];
  const { answers, failed, stoppedBecause }: ModelOutcome = await askPerAnswer(
    context,
    [...open.keys()],
    'A model improves the wording of recommendations',
    (id) => {
      const rule = open.get(id);
      return rule === undefined ? null : rewordingQuestion(customerId, rule);
    },
    (id, [title = '', task = '', why = ''], model) => {
      const rule = open.get(id);
      if (rule === undefined) return;
      const words = { title, task, why };
      const refusedBecause = changedFact(rule, words, names);
      if (refusedBecause === null) reworded += 1;
      else refused += 1;
      store.transaction(() => {
        writeWording(store, id, {
          rule,
          words: refusedBecause === null ? words : null,
          refusedBecause,
          model,
          askedAt: context.now().toISOString(),
        });
        applyWordings(store, customerId);
      });
    },
  );
  return { asked: answers, reworded, refused, failed, stoppedBecause };
}

/** Each text by itself: a number may not move from the task into the title either. */
function changedFact(rule: RecommendationWords, words: RecommendationWords, names: readonly string[]): string | null {
  for (const part of ['title', 'task', 'why'] as const) {
    const changed = factChanged(rule[part], words[part], names);
    if (changed !== null) return changed;
  }
  return null;
}
