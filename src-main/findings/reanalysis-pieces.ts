import { compareBooks, type AffectsAnswer } from '#main/analysis/affected-answers.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { readStoredContents, type AnswerToAnalyse } from '#main/store/answers.ts';
import { listDecided } from '#main/store/mention-decisions.ts';
import type { Store } from '#main/store/open.ts';
import { readAnalysedBook, readStamp, storeAnalysedBook, type Stamp } from '#main/store/revisions.ts';
import type { AnalysisPiece } from './analyse-piece.ts';
import { brandBookOf, type BrandBook } from './brand-books.ts';
import type { RecentContents } from './recent-contents.ts';

/** An execution, some or all of whose answers are in a piece. */
export interface PartOfPiece {
  readonly executionId: number;
  readonly stamp: Stamp;
  /** The answers of the whole execution. */
  readonly ofExecution: number;
  /** Those of them in this piece. */
  readonly answers: readonly AnswerToAnalyse[];
  /** Whether they are its last. */
  readonly isLast: boolean;
}

/** Answers that are analysed together: some of one execution, or those of several small ones with the same books. */
export interface PlannedPiece {
  readonly book: BrandBook;
  readonly affected: Affected;
  readonly parts: readonly PartOfPiece[];
}

/**
 * The answers of executions in pieces of at most a number of answers, in their order.
 *
 * @param stopIfCancelled called before each execution and each part of one
 */
export function* planPieces(
  store: Store,
  customerId: number,
  answersOf: ReadonlyMap<number, readonly AnswerToAnalyse[]>,
  answersPerPiece: number,
  stopIfCancelled: () => void,
): Generator<PlannedPiece> {
  const affects = createAffects(store, customerId);
  let [parts, size]: [PartOfPiece[], number] = [[], 0];
  let books: Pick<PlannedPiece, 'book' | 'affected'> | undefined;
  const takePiece = (): PlannedPiece[] => {
    const taken = books === undefined || parts.length === 0 ? [] : [{ ...books, parts }];
    [parts, size] = [[], 0];
    return taken;
  };
  for (const [executionId, answers] of answersOf) {
    stopIfCancelled();
    const stamp = readStamp(store, executionId);
    if (stamp === undefined) continue;
    const book = brandBookOf(store, customerId);
    const affected = affects(stamp, book);
    const isOther = books?.book.revision !== book.revision || books.affected !== affected;
    if (isOther || size + answers.length > answersPerPiece) yield* takePiece();
    books = { book, affected };
    let first = 0;
    do {
      stopIfCancelled();
      const some = answers.slice(first, first + answersPerPiece);
      first += answersPerPiece;
      const isLast = first >= answers.length;
      parts.push({ executionId, stamp, ofExecution: answers.length, answers: some, isLast });
      size += some.length;
      if (size >= answersPerPiece) yield* takePiece();
    } while (first < answers.length);
  }
  yield* takePiece();
}

/** What a piece is analysed by. Takes no write lock: a scan can store answers meanwhile. */
export function readPiece(
  store: Store,
  customerId: number,
  { book, affected, parts }: PlannedPiece,
  recent?: RecentContents,
): AnalysisPiece {
  const answers = parts.flatMap((part) => part.answers);
  const decided = listDecided(
    store,
    answers.map(({ id }) => id),
  );
  const contents = readStoredContents(
    store,
    answers.flatMap(({ id, outcome }) => (outcome === 'answered' && recent?.get(id) === undefined ? [id] : [])),
  );
  return {
    customerId,
    revision: book.revision,
    brands: book.brands,
    before: affected.before,
    answers: answers.map((answer) => {
      const content = recent?.get(answer.id) ?? contents.get(answer.id) ?? null;
      if (answer.outcome === 'answered' && content === null) throw new Error(`answer ${answer.id} has no stored text`);
      return { ...answer, content, isDecided: decided.has(answer.id) };
    }),
  };
}

interface Affected {
  /** The book with which the execution was analysed; null if all answers are affected. */
  readonly before: AnalysisPiece['before'];
  readonly affectsAnswer: AffectsAnswer;
}

/** Decides which answers of an execution the changes since its stamp can affect: all of them if that is unknown. */
function createAffects(store: Store, customerId: number): (stamp: Stamp, book: BrandBook) => Affected {
  const comparisons = new Map<string, Affected>();
  const all: Affected = { before: null, affectsAnswer: () => true };
  let stored: number | undefined;
  return (stamp, book) => {
    if (stored !== book.revision) storeAnalysedBook(store, customerId, book);
    stored = book.revision;
    if (stamp.analysisVersion !== analysisVersion) return all;
    const key = `${stamp.brandRevision} ${book.revision}`;
    let affected = comparisons.get(key);
    if (affected === undefined) {
      const brands = readAnalysedBook(store, customerId, stamp.brandRevision);
      affected =
        brands === undefined
          ? all
          : { before: { revision: stamp.brandRevision, brands }, affectsAnswer: compareBooks(brands, book.brands) };
      comparisons.set(key, affected);
    }
    return affected;
  };
}
