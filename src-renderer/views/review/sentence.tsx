import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { itemAddress } from '../../app/address.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { cutSentence } from './cut-sentence.ts';

/** A sentence of an answer as evidence: where it stands, and the stretch it is about marked. */
export function Sentence({
  customerId,
  one,
  marked,
  children,
}: {
  customerId: number;
  one: {
    readonly answerId: number;
    readonly query: string;
    readonly platform: string;
    readonly date: string;
    readonly sentence: string;
    readonly sentenceStart: number;
  };
  /** Offsets in the answer. */
  marked: { readonly start: number; readonly end: number } | null;
  children?: ReactNode;
}) {
  const [before, hit, after] = cutSentence(one.sentence, one.sentenceStart, marked);
  return (
    <>
      <p className="small dim review-place">
        {children}
        <PlatformMark platform={one.platform} />
        <span className="num">{formatDay(one.date)}</span>
        <Link
          className="accent-link truncate"
          href={itemAddress(customerId, 'answers', one.answerId)}
          title={one.query}
        >
          <bdi>{one.query}</bdi>
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
