import type { SavedDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { createAhead } from '#main/jobs/ahead.ts';
import type { Helpers } from '#main/jobs/in-order.ts';
import { readsModelCandidates } from '#main/models/model-settings.ts';
import { readTexts, type TextToDiscover, type UnreadAnswer } from '#main/store/discovery-state.ts';
import type { Store } from '#main/store/open.ts';
import type { DiscoveryPiece } from './discover-piece.ts';
import type { RecentContents } from './recent-contents.ts';

/** What was collected from some answers of a customer that follow each other. */
export interface DiscoveredAhead {
  readonly answers: readonly UnreadAnswer[];
  readonly collected: SavedDiscovery;
}

/** By the id of the first answer. */
export type AllDiscoveredAhead = ReadonlyMap<number, DiscoveredAhead>;

/** Company names that the helper looks for in answers while more of them are stored, or while others are analysed. */
export interface DiscoverAhead {
  /** An answered answer of a customer was stored; those of a customer in the order of their ids. */
  stored(customerId: number, answer: UnreadAnswer): void;
  /** All answers are stored: from now on the helper is also given the last of each customer, fewer than a piece. */
  allStored(): void;
  /** Gives the helper work if it has none, of the customers by id; to be called outside of transactions. */
  poke(): void;
  /** What was found in the answers of a customer, for `updateBrandBook`: waits until the helper has looked at all of them. */
  ofCustomer(customerId: number): AllDiscoveredAhead;
  /** What was found so far, of all customers; the helper is given no more answers. */
  finish(): AllDiscoveredAhead;
}

const answersPerPiece = 200;
/** What is found ahead waits in memory. */
const mostPieces = 300;

/** Has the helper of a job look for company names while the job stores or analyses answers. */
export function createDiscoverAhead(store: Store, helpers: Helpers, recent: RecentContents): DiscoverAhead {
  const ahead = createAhead(helpers);
  const waiting = new Map<number, UnreadAnswer[]>();
  /** The customers of the pieces that were given, by task. */
  const customerOf = new Map<number, number>();
  const found = new Map<number, DiscoveredAhead>();
  // Those that a model found are looked up when all is stored.
  const isOff = readsModelCandidates(store);
  let fewest = answersPerPiece;
  const pieceOf = (answers: readonly UnreadAnswer[]): DiscoveryPiece => {
    const stored = readTexts(
      store,
      answers.filter(({ id }) => recent.get(id) === undefined),
    );
    const contents = new Map<number, TextToDiscover['content']>(stored.map(({ id, content }) => [id, content]));
    return answers.flatMap(({ id, languageCode }) => {
      const content = recent.get(id)?.text ?? contents.get(id);
      return content === undefined ? [] : [{ id, content, languageCode, names: [] }];
    });
  };
  const give = (customerId: number, answers: readonly UnreadAnswer[]): boolean => {
    const [first] = answers;
    if (first === undefined || customerOf.size >= mostPieces) return false;
    const piece = () => pieceOf(answers);
    const task = ahead.give('discover', piece, (collected) =>
      found.set(first.id, { answers, collected: collected as SavedDiscovery }),
    );
    if (task !== null) customerOf.set(task, customerId);
    return task !== null;
  };
  /** Gives the first piece of the answers that wait, and removes it from them; false if the helper takes none now. */
  const giveNext = (customerId: number, answers: UnreadAnswer[]): boolean => {
    const isGiven = give(customerId, answers.slice(0, answersPerPiece));
    if (isGiven) answers.splice(0, answersPerPiece);
    return isGiven;
  };
  return {
    stored: (customerId, answer) => {
      if (isOff) return;
      const others = waiting.get(customerId);
      if (others === undefined) waiting.set(customerId, [answer]);
      else others.push(answer);
    },
    allStored: () => void (fewest = 1),
    poke: () => {
      for (const [customerId, answers] of [...waiting].toSorted(([a], [b]) => a - b))
        while (answers.length >= fewest) if (!giveNext(customerId, answers)) return;
    },
    ofCustomer: (customerId) => {
      const answers = waiting.get(customerId) ?? [];
      const isOut = () => customerOf.entries().some(([task, id]) => id === customerId && ahead.isOut(task));
      while (answers.length > 0 || isOut()) {
        if (answers.length > 0 && giveNext(customerId, answers)) continue;
        if (!ahead.waitForOne()) break;
      }
      waiting.delete(customerId);
      return found;
    },
    finish: () => {
      ahead.finish();
      waiting.clear();
      return found;
    },
  };
}
