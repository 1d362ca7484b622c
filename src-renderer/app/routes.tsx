import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Link } from 'wouter';
import { useCustomers, useWorkspaceStatus } from '../api/hooks.ts';
import { Empty, Failure } from '../components/states.tsx';
import { useConnection } from '../state/connection.ts';
import { FirstRun } from '../views/first-run/first-run.tsx';
import { viewAddress, type CustomerView } from './address.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ForeignAddress } from './foreign-address.tsx';
import { navigate } from './hash-location.ts';
import { OpenedFile } from './opened-file.tsx';
import { SignedOut } from './signed-out.tsx';
import { Shell } from './shell.tsx';
import { useWorkspaceOfAddress } from './use-open-workspace.ts';
import { useFilters, usePlace } from './use-place.ts';
import type { ViewProps } from './view-props.ts';

const views: Readonly<Record<CustomerView, ComponentType<ViewProps>>> = {
  overview: lazy(() => import('../views/overview/overview.tsx')),
  answers: lazy(() => import('../views/answers/answers.tsx')),
  competitors: lazy(() => import('../views/competitors/competitors.tsx')),
  sources: lazy(() => import('../views/sources/sources.tsx')),
  growth: lazy(() => import('../views/growth/growth.tsx')),
  recommendations: lazy(() => import('../views/recommendations/recommendations.tsx')),
  review: lazy(() => import('../views/review/review.tsx')),
  groups: lazy(() => import('../views/groups/groups.tsx')),
  scans: lazy(() => import('../views/scans/scans.tsx')),
  reports: lazy(() => import('../views/reports/reports.tsx')),
};
const Clients = lazy(() => import('../views/clients/clients.tsx'));
const Settings = lazy(() => import('../views/settings/settings.tsx'));
const Start = lazy(() => import('../views/start/start.tsx'));

/** Opens the list of clients, or the only one; without any client, the page to add one. */
function Home() {
  const customers = useCustomers();
  const list = customers.data;
  useEffect(() => {
    if (list !== undefined) navigate(homeOf(list), { replace: true });
  }, [list]);
  if (customers.isError)
    return (
      <Failure title="The clients could not be loaded" error={customers.error} retry={() => void customers.refetch()} />
    );
  return null;
}

function homeOf(list: readonly { readonly id: number }[]): string {
  const [first, second] = list;
  if (first === undefined) return '/start';
  return second === undefined ? viewAddress(first.id, 'overview') : '/clients';
}

function CustomerPlace({ customerId, view, item }: { customerId: number; view: CustomerView; item: string | null }) {
  const customers = useCustomers();
  const [filters] = useFilters();
  const customer = customers.data?.find(({ id }) => id === customerId);
  const View = views[view];
  const title = customer?.name;
  useEffect(() => {
    document.title = title === undefined ? 'Answerscope' : `${title} · Answerscope`;
  }, [title]);
  if (customers.data !== undefined && customer === undefined) {
    const other = customers.data[0];
    return (
      <Empty
        icon={<IconMap2 size={28} stroke={1.4} />}
        title="This client is not in this workspace"
        action={
          <Button
            component={Link}
            href={other === undefined ? '/start' : viewAddress(other.id, view, { ...filters, group: null })}
          >
            {other === undefined ? 'Start with a client' : `Go to ${other.name}`}
          </Button>
        }
      >
        It may have been removed.
      </Empty>
    );
  }
  return <View key={customerId} customerId={customerId} item={item} />;
}

/** Shows the first-run choice, or the frame with the view of the address. */
export function Routes() {
  const place = usePlace();
  const status = useWorkspaceStatus();
  const signedOut = useConnection(({ connection }) => connection === 'signed-out');
  const belonging = useWorkspaceOfAddress(status.data?.workspaceId, place);

  if (signedOut) return <SignedOut />;
  if (status.isError && status.data === undefined) {
    return <Failure title="Answerscope cannot be reached" error={status.error} retry={() => void status.refetch()} />;
  }
  if (status.data === undefined || belonging === 'unknown') return null;
  if (belonging === 'foreign') return <ForeignAddress open={status.data.workspaceId} />;
  if (status.data.firstRun && place.kind !== 'start')
    return (
      <>
        <FirstRun sampleExists={status.data.sampleExists} />
        <OpenedFile />
      </>
    );
  const resetKey = JSON.stringify(place);
  return (
    <Shell place={place}>
      <OpenedFile />
      <ErrorBoundary resetKey={resetKey}>
        <Suspense fallback={null}>
          {place.kind === 'home' && <Home />}
          {place.kind === 'clients' && <Clients />}
          {place.kind === 'start' && <Start />}
          {place.kind === 'settings' && <Settings />}
          {place.kind === 'customer' && (
            <CustomerPlace customerId={place.customerId} view={place.view} item={place.item} />
          )}
          {place.kind === 'unknown' && (
            <Empty
              icon={<IconMap2 size={28} stroke={1.4} />}
              title="Page not found"
              action={
                <Button component={Link} href="/">
                  Go to the first page
                </Button>
              }
            >
              Nothing is at {place.path}.
            </Empty>
          )}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
