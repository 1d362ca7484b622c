import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { itemAddress } from '../../app/address.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { cutSentence } from './cut-sentence.ts';

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
