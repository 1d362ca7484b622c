import { createHash } from 'node:crypto';
import type { ReadStore } from '#main/store/store.ts';
import { answerStates, publishedCustomers } from '#main/store/warehouse-tables.ts';

/** The smallest part that is published anew: the answers of a client in a month. */
export interface Unit {
  readonly customerId: number;
  /** `2026-11`. */
  readonly month: string;
  readonly answers: number;
  /** Of everything its rows depend on. */
  readonly digest: string;
}

/** Raised whenever the same answers would be published in another way. */
const publishVersion = 1;

/** Every unit of a workspace, by client and month. Reads each answer's state, not its findings: seconds for a million. */
export function planUnits(store: ReadStore, texts: boolean, checkCancelled: () => void): Unit[] {
  return publishedCustomers(store).flatMap((customerId) => {
    const months = new Map<string, { answers: number; hash: ReturnType<typeof createHash> }>();
    for (const { month, id, outcome, digest } of answerStates(store, customerId)) {
      const of = months.get(month) ?? { answers: 0, hash: createHash('sha256').update(`${publishVersion} ${texts}`) };
      of.hash.update(`\n${id} ${outcome} ${digest ?? ''}`);
      of.answers += 1;
      months.set(month, of);
    }
    checkCancelled();
    return [...months].map(([month, { answers, hash }]) => ({
      customerId,
      month,
      answers,
      digest: hash.digest('hex'),
    }));
  });
}
