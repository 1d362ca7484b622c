import { dayIn } from '#shared/domain/dates.ts';
import type { CapturedAnswer } from '#main/scan/captured-answer.ts';
import { costOf, shippedPrices } from '#main/scan/prices.ts';

/** What an answer cost in US dollars: as reported, else from its usage and the price table of the day; null when unknown. */
export const createCostOf =
  (timeZone: string) =>
  (answer: CapturedAnswer, at: Date): number | null =>
    costOf(answer, shippedPrices, dayIn(timeZone, at));
