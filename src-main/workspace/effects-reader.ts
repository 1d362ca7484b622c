import type { ActionEffect, Besides } from '#shared/contract/workspace/effects.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { createOwnThread, type OwnThreadOptions, type ThreadReply } from '#main/jobs/own-thread.ts';
import { readActions } from '#main/results/actions.ts';
import { effectReader, readEffect, stateOfEffects } from '#main/results/effects.ts';
import { readBesides } from '#main/results/moved-besides.ts';
import { openStore, type ReadStore } from '#main/store/open.ts';

/** To the worker: the customer whose actions are to be judged. */
export interface EffectsToRead {
  readonly effects: { readonly directory: string; readonly timeZone: string; readonly customerId: number };
}

/** An action, what can be said of its effect, and what moved besides. */
export type EffectAndBesides = ActionEffect & { readonly besides: Besides };

/** Judges the actions of customers in a thread of its own, and remembers the results until a scan or an action changes them. */
export interface EffectsReader {
  /** Newest first. Throws `ServiceError` if the workspace is closed meanwhile. */
  read(customerId: number): Promise<readonly EffectAndBesides[]>;
  close(): Promise<void>;
}

/** Customers whose results are kept: an open view asks again and again. */
const mostRemembered = 50;

/** Starts its thread with the first action to judge. */
export function createEffectsReader(
  { store, directory, timeZone }: { store: ReadStore; directory: string; timeZone: string },
  options?: OwnThreadOptions,
): EffectsReader {
  const thread = createOwnThread<EffectsToRead, readonly EffectAndBesides[]>(options);
  const known = new Map<number, { state: string; effects: Promise<readonly EffectAndBesides[]> }>();
  return {
    read: async (customerId) => {
      const actions = readActions(store, customerId);
      if (actions.length === 0) return [];
      const state = stateOfEffects(effectReader({ store, timeZone }, customerId, actions));
      const last = known.get(customerId);
      if (last?.state === state) return last.effects;
      const effects = thread.ask({ effects: { directory, timeZone, customerId } });
      effects.catch(() => known.delete(customerId));
      known.delete(customerId);
      known.set(customerId, { state, effects });
      const [oldest] = known.keys();
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
      return effects;
    },
    close: thread.close,
  };
}

/** The work of the thread. Its connection lives as long as the reading, so that closing the workspace waits for no other. */
export function readEffectsOf({
  directory,
  timeZone,
  customerId,
}: EffectsToRead['effects']): ThreadReply<readonly EffectAndBesides[]> {
  try {
    const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
    try {
      const actions = readActions(store, customerId);
      const reader = effectReader({ store, timeZone }, customerId, actions);
      const value = actions.map((action) => ({ ...readEffect(reader, action), besides: readBesides(reader, action) }));
      return { ok: true, value };
    } finally {
      store.close();
    }
  } catch (error) {
    return { ok: false, error };
  }
}
