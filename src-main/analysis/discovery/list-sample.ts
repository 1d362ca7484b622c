import { hashPair } from '../string-hash.ts';

/** The keys of each entry of a list. */
export type EntryKeys = readonly (readonly string[])[];

/** Lists to keep: enough to know the company every name is in, and little to store. */
const mostLists = 5000;

/** A sample of lists that depends on which were added, not on their order: those with the smallest hashes, each once. */
interface ListSample {
  readonly add: (list: EntryKeys) => void;
  readonly entries: () => readonly EntryKeys[];
}

/** Starts a sample, empty or continuing from saved lists. */
export function createListSample(saved: readonly EntryKeys[] = []): ListSample {
  let byHash = new Map<string, EntryKeys>();
  const add = (list: EntryKeys): void => {
    byHash.set(hashOf(list), list);
    if (byHash.size > 2 * mostLists) byHash = smallest();
  };
  const smallest = () => new Map([...byHash].toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, mostLists));
  for (const list of saved) add(list);
  return { add, entries: () => [...smallest().values()] };
}

const hashOf = (list: EntryKeys): string =>
  hashPair(JSON.stringify(list))
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
