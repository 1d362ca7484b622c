import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The user's choices about the dashboard itself; filters are in the address, data in the query cache. */
interface Preferences {
  /** Per workspace, because each counts its ids from 1. */
  readonly lastCustomerIds: Readonly<Record<string, number>>;
  /** Hidden columns, per table. */
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>;
  rememberCustomer(workspace: string, customerId: number): void;
  hideColumns(table: string, columns: readonly string[]): void;
}

export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      lastCustomerIds: {},
      hiddenColumns: {},
      rememberCustomer: (workspace, customerId) =>
        set((state) => ({ lastCustomerIds: { ...state.lastCustomerIds, [workspace]: customerId } })),
      hideColumns: (table, columns) =>
        set((state) => ({ hiddenColumns: { ...state.hiddenColumns, [table]: columns } })),
    }),
    { name: 'answerscope-preferences' },
  ),
);
