import { likelihoodOf, likelihoodWords } from '#shared/domain/company-likelihood.ts';
import { formatPercent } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { Hint } from './hint.tsx';

/** How sure it is that a find is a company, with the percentage on hover; nothing for what a person decided about. */
export function LikelihoodWord({ state, probability }: { state: string; probability: number | null }) {
  if (state !== 'candidate') return null;
  const words = t.marked(likelihoodWords[likelihoodOf({ state, probability })]);
  if (probability === null) return <span className="own-word dim">{words}</span>;
  return (
    <Hint
      label={t('A company with a probability of {share}. Not confirmed.', {
        share: formatPercent(100 * probability, 0),
      })}
    >
      <span className="own-word dim" tabIndex={0}>
        {words}
      </span>
    </Hint>
  );
}
