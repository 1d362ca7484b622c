import type { AnswersBehind } from '#shared/contract/workspace/recommendations.ts';
import type { DataPoint, Piece } from '#main/store/recommendations.ts';
import { percentage } from '#shared/domain/rounding.ts';

/** A number or a few words that stand for some answers. */
export const figure = (text: string | number, answers: AnswersBehind): Piece => ({ text: String(text), answers });

/** "12 of 40 answers (30 %)": the part and the whole each lead to their answers. */
export const share = (part: number, n: number, behind: { part: AnswersBehind; all: AnswersBehind }): Piece[] => [
  figure(part, behind.part),
  { text: ' of ', answers: null },
  figure(`${n} answers`, behind.all),
  { text: ` (${percentage(part, n)} %)`, answers: null },
];

/** A line of evidence: text with the figures in it. */
export function dataPoint(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Piece | readonly Piece[])[]
): DataPoint {
  const pieces = texts.flatMap((text, index): readonly Piece[] => {
    const value = values[index];
    const plain: Piece = { text, answers: null };
    if (value === undefined) return [plain];
    if (typeof value === 'string' || typeof value === 'number') return [plain, { text: String(value), answers: null }];
    return [plain, ...('text' in value ? [value] : value)];
  });
  return pieces.filter(({ text }) => text !== '');
}

/** The words of a data point. */
export const textOf = (point: DataPoint): string => point.map(({ text }) => text).join('');
