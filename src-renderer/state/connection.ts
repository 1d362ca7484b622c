import { create } from 'zustand';

/** Whether the service answers: it does, it cannot be reached, or it no longer knows this page. */
export type Connection = 'connected' | 'gone' | 'signed-out';

interface ConnectionState {
  readonly connection: Connection;
  /** How often an event connection was restored after an interruption. */
  readonly restored: number;
  report(connection: Connection): void;
  reportRestored(): void;
}

/** What the last request or event connection met. The desktop app's bridge cannot lose its service. */
export const useConnection = create<ConnectionState>()((set) => ({
  connection: 'connected',
  restored: 0,
  report: (connection) => set((state) => (state.connection === connection ? state : { connection })),
  reportRestored: () => set(({ restored }) => ({ connection: 'connected', restored: restored + 1 })),
}));

export const reportConnection = (connection: Connection): void => useConnection.getState().report(connection);

export const reportRestored = (): void => useConnection.getState().reportRestored();
