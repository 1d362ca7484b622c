import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The user's choices about the dashboard itself; filters are in the address, data in the query cache. */
interface Preferences {
  readonly lastCustomerId: number | null;
  /** Hidden columns, per table. */
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>;
  rememberCustomer(customerId: number): void;
  hideColumns(table: string, columns: readonly string[]): void;
}

export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      lastCustomerId: null,
      hiddenColumns: {},
      rememberCustomer: (lastCustomerId) => set({ lastCustomerId }),
      hideColumns: (table, columns) =>
        set((state) => ({ hiddenColumns: { ...state.hiddenColumns, [table]: columns } })),
    }),
    { name: 'answerscope-preferences' },
  ),
);
