import { create } from 'zustand';

/** Whether the service answers: it does, it cannot be reached, or it no longer knows this page. */
export type Connection = 'connected' | 'gone' | 'signed-out';

interface ConnectionState {
  readonly connection: Connection;
  report(connection: Connection): void;
}

/** What the last request or event connection met. The desktop app's bridge cannot lose its service. */
export const useConnection = create<ConnectionState>()((set) => ({
  connection: 'connected',
  report: (connection) => set((state) => (state.connection === connection ? state : { connection })),
}));

export const reportConnection = (connection: Connection): void => useConnection.getState().report(connection);
