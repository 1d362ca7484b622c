import { IconBan, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { t } from '../language/current.ts';
import './hit-mark.css';

export interface Hit {
  readonly outcome: 'answered' | 'no_overview' | 'refused';
  readonly mentioned: boolean;
  readonly position: number | null;
}

const looks = {
  named: { icon: IconCheck, words: t('Named'), className: 'hit-mark hit-mark-yes' },
  notNamed: { icon: IconX, words: t('Not named'), className: 'hit-mark hit-mark-no' },
  no_overview: { icon: IconMinus, words: t('No overview'), className: 'hit-mark hit-mark-none' },
  refused: { icon: IconBan, words: t('Refused'), className: 'hit-mark hit-mark-none' },
} as const;

const lookOf = (hit: Hit) =>
  hit.outcome === 'answered' ? looks[hit.mentioned ? 'named' : 'notNamed'] : looks[hit.outcome];

/** The outcome of an answer for the client, in words. */
export function hitWords(hit: Hit): string {
  if (hit.outcome === 'answered' && hit.mentioned && hit.position !== null)
    return t('Named, position {position, number}', { position: hit.position });
  return lookOf(hit).words;
}

/** The outcome of an answer for the client, as a sign with words; signs differ in shape as well as colour. */
export function HitMark({ hit }: { hit: Hit }) {
  const look = lookOf(hit);
  return (
    <span className={look.className}>
      <look.icon size={14} stroke={2.2} aria-hidden="true" />
      <span className="hit-mark-words">{look.words}</span>
    </span>
  );
}
