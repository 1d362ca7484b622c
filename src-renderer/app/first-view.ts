import type { QueryClient } from '@tanstack/react-query';
import type { OperationName } from '#shared/contract/index.ts';
import { call } from '../api/client.ts';
import { parsePlace } from './address.ts';
import { currentPath } from './hash-location.ts';
import { preloadView } from './view-parts.ts';

/** Starts everything the view of the address waits for at once, its code and its first reads: each would wait for the one before. */
export function startFirstView(client: QueryClient): void {
  // A failure is shown where the reply is: it is asked for again there.
  const ask = (name: OperationName) =>
    void client.query({ queryKey: [name, {}], queryFn: () => call(name, {} as never) }).catch(() => {});
  const place = parsePlace(currentPath());
  // Most workspaces have several clients: without an address, their list is what is shown first.
  const view = place.kind === 'customer' ? place.view : place.kind === 'home' ? 'clients' : place.kind;
  preloadView(view);
  ask('get-workspace-status');
  ask('list-customers');
  if (view === 'clients') ask('get-portfolio');
}
