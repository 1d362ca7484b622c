import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Draft } from '../views/start/draft.ts';

/** What was typed for a new client or query group, so that it survives leaving the page and closing the app. */
interface StoredDraft {
  readonly draft: Draft;
  readonly step: number;
}

interface StartDrafts {
  /** By workspace and client: {@link draftKey}. */
  readonly drafts: Readonly<Record<string, StoredDraft>>;
  store(key: string, stored: StoredDraft): void;
  forget(key: string): void;
}

/** The name of a draft; a client that is still to be created has the number 0. */
export const draftKey = (workspace: string, customerId: number): string => `${workspace} ${customerId}`;

export const useStartDrafts = create<StartDrafts>()(
  persist(
    (set) => ({
      drafts: {},
      store: (key, stored) => set((state) => ({ drafts: { ...state.drafts, [key]: stored } })),
      forget: (key) =>
        set((state) => ({ drafts: Object.fromEntries(Object.entries(state.drafts).filter(([name]) => name !== key)) })),
    }),
    { name: 'answerscope-start-drafts' },
  ),
);
