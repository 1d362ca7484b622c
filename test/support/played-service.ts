import { ServiceError } from '#shared/contract/errors.ts';
import type { OperationName } from '#shared/contract/index.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';

/** The simulated service behind the view under test. */
export interface PlayedService {
  answer(name: OperationName, request: unknown): Promise<unknown>;
  readonly listeners: Set<(event: ServiceEvent) => void>;
}
let service: PlayedService = { answer: () => new Promise(() => undefined), listeners: new Set() };

export function playService(played: PlayedService): void {
  service = played;
}

/** Replaces the desktop app's bridge. */
export const bridge = {
  call: async (name: OperationName, request: unknown): Promise<Result<unknown>> => {
    try {
      return { ok: true, data: await service.answer(name, request) };
    } catch (error) {
      if (error instanceof ServiceError) return { ok: false, error: error.toBody() };
      return { ok: false, error: { code: 'internal', message: `The double failed: ${String(error)}`, details: [] } };
    }
  },
  subscribe: (listener: (event: ServiceEvent) => void): (() => void) => {
    const { listeners } = service;
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
