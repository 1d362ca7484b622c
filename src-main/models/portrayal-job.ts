import { isoInstant } from '#shared/domain/dates.ts';
import type { Portrayal } from '#shared/contract/workspace/portrayal.ts';
import { askPerAnswer } from './ask-per-answer.ts';
import { portrayalQuestion, sentencesNaming } from './portrayal-question.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { findBrand } from '#main/store/brands.ts';
import { insertPortrayal, listAssessedStarts, listPlaces } from '#main/store/portrayals.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { ModelOutcome, OrderOf } from '#main/jobs/job-table.ts';

/** Asks a model how the sentences of the given answers portray a brand; sentences assessed before are not asked about again. */
export function portrayalJob(
  { customerId, brandId, answerIds }: OrderOf<'portrayal'>,
  context: JobContext,
): Promise<ModelOutcome> {
  const { store } = context;
  const brand = findBrand(store, brandId)?.name ?? '';
  const sentencesOf = (answerId: number) => {
    const { text } = readAnswerText(store, answerId);
    const assessed = new Set(listAssessedStarts(store, answerId, brandId));
    const open = sentencesNaming(text, listPlaces(store, answerId, brandId)).filter(
      ({ start }) => !assessed.has(start),
    );
    return open.map(({ start, end }) => ({ start, end, sentence: text.slice(start, end) }));
  };
  // Remembered from question to reply: a re-analysis may find other mentions meanwhile.
  const asked = new Map<number, ReturnType<typeof sentencesOf>>();
  return askPerAnswer(
    context,
    answerIds,
    `Asking a model how sentences portray ${brand}`,
    (answerId) => {
      const sentences = sentencesOf(answerId);
      asked.set(answerId, sentences);
      if (sentences.length === 0) return null;
      return portrayalQuestion(
        customerId,
        brand,
        sentences.map(({ sentence }) => sentence),
      );
    },
    (answerId, words, model) => {
      const assessedAt = isoInstant(context.now());
      store.transaction(() => {
        for (const [index, { start, end }] of (asked.get(answerId) ?? []).entries()) {
          const portrayal = words[index] as Portrayal | undefined;
          if (portrayal !== undefined)
            insertPortrayal(store, { answerId, start, end, brandId, portrayal, model, assessedAt });
        }
      });
    },
  );
}
