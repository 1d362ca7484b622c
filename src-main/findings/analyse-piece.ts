import { compareBooks, type AffectsAnswer } from '#main/analysis/affected-answers.ts';
import { findInAnswer, type Findings } from '#main/analysis/find-in-answer.ts';
import { digestOf } from '#main/store/answer-findings.ts';
import { contentOf, type AnswerContent, type AnswerToAnalyse } from '#main/store/answers.ts';
import type { BookedBrand } from '#main/store/brands.ts';
import { compileBook, type BrandBook } from './brand-books.ts';
import { readAllVocabularies } from './word-table.ts';

/** Answers to analyse, as stored, with all that the analysis depends on: any thread gives the same result. */
export interface AnalysisPiece {
  readonly customerId: number;
  readonly revision: number;
  readonly brands: readonly BookedBrand[];
  /** The book of the earlier findings: only answers that its change can affect are analysed. Null: all are. */
  readonly before: { readonly revision: number; readonly brands: readonly BookedBrand[] } | null;
  readonly answers: readonly AnswerOfPiece[];
}

export interface AnswerOfPiece extends AnswerToAnalyse {
  /** As stored, or the content itself; null for one that was not answered. */
  readonly content: Uint8Array | AnswerContent | null;
  /** A person decided about a place in it: its digest alone does not show whether its findings change. */
  readonly isDecided: boolean;
}

/** What was found in an answer whose findings may have changed. */
export interface ChangedAnswer {
  readonly id: number;
  readonly found: Omit<Findings, 'unconfirmed'>;
  /** Of what was found, without a person's decisions. */
  readonly digest: string;
}

/** The answers of a piece whose findings are not, or may not be, what their digest says. */
export function analysePiece(
  { answers }: Pick<AnalysisPiece, 'answers'>,
  book: BrandBook,
  affects: AffectsAnswer,
): ChangedAnswer[] {
  readAllVocabularies();
  return answers.flatMap(({ id, outcome, foundDigest, content, isDecided }): ChangedAnswer[] => {
    const { text, citations: captured } =
      content === null ? { text: '', citations: [] } : content instanceof Uint8Array ? contentOf(content) : content;
    if (foundDigest !== null && !affects(text)) return [];
    const found = findInAnswer({ outcome, text, citations: captured }, book);
    const digest = digestOf(book.ownBrandId, found);
    if (!isDecided && digest === foundDigest) return [];
    const { mentions, companies, citations, ownCited } = found;
    return [{ id, found: { mentions, companies, citations, ownCited }, digest }];
  });
}

/** Analyses the pieces of one job on another thread: a book is compiled once for all pieces of it. */
export function createPieceAnalyser(): (piece: AnalysisPiece) => ChangedAnswer[] {
  let book: { readonly key: string; readonly compiled: BrandBook } | undefined;
  let affects: { readonly key: string; readonly answer: AffectsAnswer } | undefined;
  return (piece) => {
    const { customerId, revision, brands, before } = piece;
    const key = `${customerId} ${revision}`;
    if (book?.key !== key) book = { key, compiled: compileBook({ revision, brands }) };
    const change = `${key} ${before === null ? 'all' : before.revision}`;
    if (affects?.key !== change)
      affects = { key: change, answer: before === null ? () => true : compareBooks(before.brands, brands) };
    return analysePiece(piece, book.compiled, affects.answer);
  };
}
