import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What the user chose about the dashboard itself; filters stand in the address, data in the query cache. */
interface Preferences {
  readonly lastCustomerId: number | null;
  /** Columns taken away, per table. */
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
