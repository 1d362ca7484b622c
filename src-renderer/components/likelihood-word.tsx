import { Tooltip } from '@mantine/core';
import { likelihoodOf, likelihoodWords } from '#shared/domain/company-likelihood.ts';

/** How sure it is that a find is a company, with the percentage on hover; nothing for what a person decided about. */
export function LikelihoodWord({ state, probability }: { state: string; probability: number | null }) {
  if (state !== 'candidate') return null;
  const words = likelihoodWords[likelihoodOf({ state, probability })];
  if (probability === null) return <span className="own-word dim">{words}</span>;
  return (
    <Tooltip label={`A company with a probability of ${Math.round(100 * probability)} %. Not confirmed.`}>
      <span className="own-word dim" tabIndex={0}>
        {words}
      </span>
    </Tooltip>
  );
}
