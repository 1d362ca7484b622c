import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { connectLive } from '../../src-renderer/api/live.ts';
import { HashRouter } from '../../src-renderer/app/hash-router.tsx';
import { createQueryClient } from '../../src-renderer/app/query-client.ts';
import { Hints } from '../../src-renderer/components/hint.tsx';
import { theme } from '../../src-renderer/app/theme.ts';
import { playService } from './played-service.ts';
import { createDouble, type Overrides } from './renderer-double/double.ts';
import type { Scenario } from './renderer-double/handlers.ts';

/** What the service is doing while a view is shown: `full`, `empty`, `slow` (never answers), `failing`. */
export interface Circumstances {
  readonly service?: Exclude<Scenario, 'first-run'>;
  /** Operations answered differently: with another reply, never (`pending`), or with an error (`failing`). */
  readonly replies?: Overrides;
  /** The address, without `#`: `/customers/3/answers?by=query`. */
  readonly address?: string;
  /** The model that reads sentences; null for none. */
  readonly model?: string | null;
}

export interface RenderedView extends RenderResult {
  /** Every call so far, in order. */
  readonly calls: readonly { readonly name: OperationName; readonly request: unknown }[];
  emit(event: ServiceEvent): void;
}

/** Shows a view as a user sees it: in the frame's providers, over the double of the service. */
export function renderView(view: ReactElement, circumstances: Circumstances = {}): RenderedView {
  const listeners = new Set<(event: ServiceEvent) => void>();
  const calls: { name: OperationName; request: unknown }[] = [];
  const emit = (event: ServiceEvent) => {
    for (const listener of listeners) listener(event);
  };
  const double = createDouble({
    scenario: circumstances.service ?? 'full',
    model: circumstances.model === undefined ? 'gpt-6-luna' : circumstances.model,
    emit,
    overrides: circumstances.replies ?? {},
  });
  playService({
    answer: (name, request) => {
      calls.push({ name, request });
      return double.answer(name, request);
    },
    listeners,
  });
  window.location.hash = `#${circumstances.address ?? '/'}`;
  localStorage.clear();
  const client = createQueryClient();
  connectLive(client);
  const rendered = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <Notifications />
        <Hints />
        <HashRouter>{view}</HashRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  double.stop();
  return { ...rendered, calls, emit };
}
