import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { itemAddress } from '../../app/address.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';

/**
 * Splits a sentence into the text before the marked range, the range, and the text after it. Offsets count from the
 * start of the answer; a range outside the sentence marks nothing.
 */
export function cutSentence(
  sentence: string,
  sentenceStart: number,
  marked: { readonly start: number; readonly end: number } | null,
): readonly [string, string, string] {
  if (marked === null) return [sentence, '', ''];
  const start = marked.start - sentenceStart;
  const end = marked.end - sentenceStart;
  if (start < 0 || end > sentence.length || end <= start) return [sentence, '', ''];
  return [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)];
}

/** A sentence of an answer, with a link to the answer and the relevant range marked. */
export function Sentence({
  customerId,
  evidence,
  marked,
  children,
}: {
  customerId: number;
  evidence: {
    readonly answerId: number;
    readonly query: string;
    readonly platform: string;
    readonly date: string;
    readonly sentence: string;
    readonly sentenceStart: number;
  };
  /** Offsets from the start of the answer. */
  marked: { readonly start: number; readonly end: number } | null;
  children?: ReactNode;
}) {
  const [before, hit, after] = cutSentence(evidence.sentence, evidence.sentenceStart, marked);
  return (
    <>
      <p className="small dim review-place">
        {children}
        <PlatformMark platform={evidence.platform} />
        <span className="num">{formatDay(evidence.date)}</span>
        <Link
          className="accent-link truncate"
          href={itemAddress(customerId, 'answers', evidence.answerId)}
          title={evidence.query}
        >
          <bdi>{evidence.query}</bdi>
        </Link>
      </p>
      <blockquote className="review-sentence" dir="auto">
        {before}
        {hit !== '' && <mark className="review-hit">{hit}</mark>}
        {after}
      </blockquote>
    </>
  );
}
