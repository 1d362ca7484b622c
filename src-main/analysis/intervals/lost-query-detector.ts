import { summariseEvidence, type DetectedChange } from './change-detector.ts';

/** Whether the answers to a query in one scan name the brand; oldest first. */
export type NamedInScan = readonly boolean[];

/**
 * Looks for a scan since which a query's answers name the brand less often, at the last of them: the e-detector of
 * `detectChange` for yes and no.
 *
 * The e-value of a scan is that of universal inference (Wasserman, Ramdas and Balakrishnan, PNAS 117 (2020) 16880): the
 * likelihood of the outcomes before and since, each predicted by the ones before it (Krichevsky and Trofimov, IEEE
 * Transactions on Information Theory 27 (1981) 199), over the largest likelihood of one constant rate. It needs no more than
 * independent scans. Null if nothing points to a loss.
 */
export function detectLoss(named: NamedInScan, shares: readonly number[]): DetectedChange | null {
  const yes = named.filter(Boolean).length;
  const constant = logMaximum(yes, named.length - yes);
  const terms: number[] = [];
  let before = 0;
  for (let start = 1; start < named.length - 1; start++) {
    before += named[start - 1] === true ? 1 : 0;
    const after = yes - before;
    const left = named.length - start;
    if (after / left >= before / start) {
      terms.push(0);
      continue;
    }
    const log = logPredicted(before, start - before) + logPredicted(after, left - after) - constant;
    terms.push((shares[start] ?? 0) * Math.exp(log));
  }
  return summariseEvidence(terms);
}

const logMaximum = (yes: number, no: number): number => {
  const part = (count: number): number => (count === 0 ? 0 : count * Math.log(count / (yes + no)));
  return part(yes) + part(no);
};

/** The logarithm of the probability of outcomes of which each is predicted with (yes + ½) ÷ (all + 1): in any order the same. */
function logPredicted(yes: number, no: number): number {
  let log = 0;
  for (let count = 0; count < yes; count++) log += Math.log(count + 0.5);
  for (let count = 0; count < no; count++) log += Math.log(count + 0.5);
  for (let count = 1; count <= yes + no; count++) log -= Math.log(count);
  return log;
}
