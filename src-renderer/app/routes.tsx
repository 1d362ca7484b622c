import { Button } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useCustomers, useOperation, useWorkspaceStatus } from '../api/hooks.ts';
import { Empty, Failure } from '../components/states.tsx';
import { capitalised } from '../format/words.ts';
import { useConnection } from '../state/connection.ts';
import { FirstRun } from '../views/first-run/first-run.tsx';
import { t } from '../language/current.ts';
import { ofOtherClient, viewAddress, type CustomerView, type Place } from './address.ts';
import { ArchivedBar } from './archived-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ForeignAddress } from './foreign-address.tsx';
import { navigate } from './hash-location.ts';
import { OpenedFile } from './opened-file.tsx';
import { SignedOut } from './signed-out.tsx';
import { Shell } from './shell.tsx';
import { useWorkspaceOfAddress } from './use-open-workspace.ts';
import { useFilters, usePlace } from './use-place.ts';
import { pages, views } from './view-parts.ts';

const AllReports = pages['all-reports'];

/** Opens the list of clients, or the only one; without any client, the page to add one. Shows nothing until it knows. */
function Home({ place }: { place: Place }) {
  const customers = useCustomers();
  // Not those of the workspace that was open before.
  const list = customers.isFetching ? undefined : customers.data;
  useEffect(() => {
    if (list !== undefined) navigate(homeOf(list), { replace: true });
  }, [list]);
  if (customers.isError)
    return (
      <Shell place={place}>
        <Failure
          title={t('{what} could not be loaded', { what: capitalised(t('the clients')) })}
          error={customers.error}
          retry={() => void customers.refetch()}
        />
      </Shell>
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
  const current = customers.data?.find(({ id }) => id === customerId);
  // An archived client can still be read.
  const archived = useOperation(
    'list-customers',
    customers.data === undefined || current !== undefined ? null : { archived: true },
  );
  const customer = current ?? archived.data?.find(({ id }) => id === customerId);
  const View = views[view];
  const title = customer?.name;
  useEffect(() => {
    document.title = title === undefined ? 'Answerscope' : `${title} · Answerscope`;
  }, [title]);
  if (customers.data !== undefined && customer === undefined) {
    if (archived.data === undefined && !archived.isError) return null;
    const other = customers.data[0];
    return (
      <Empty
        icon={<IconMap2 size={28} stroke={1.4} />}
        title={t('This client is not in this workspace')}
        action={
          <Button
            component={Link}
            href={other === undefined ? '/start' : viewAddress(other.id, view, ofOtherClient(filters))}
          >
            {other === undefined ? t('Start with a client') : t('Go to {name}', { name: other.name })}
          </Button>
        }
      >
        {t('It may have been removed.')}
      </Empty>
    );
  }
  return (
    <>
      {current === undefined && customer !== undefined && <ArchivedBar customerId={customerId} name={customer.name} />}
      <View key={customerId} customerId={customerId} item={item} />
    </>
  );
}

/** Shows the first-run choice, or the frame with the view of the address. */
export function Routes() {
  const place = usePlace();
  const status = useWorkspaceStatus();
  const signedOut = useConnection(({ connection }) => connection === 'signed-out');
  const belonging = useWorkspaceOfAddress(status.data?.workspaceId, place);

  if (signedOut) return <SignedOut />;
  if (status.isError && status.data === undefined) {
    return (
      <Failure title={t('Answerscope cannot be reached')} error={status.error} retry={() => void status.refetch()} />
    );
  }
  if (status.data === undefined || belonging === 'unknown') return null;
  if (belonging === 'foreign') return <ForeignAddress open={status.data.workspaceId} />;
  if (status.data.firstRun && place.kind !== 'start' && place.kind !== 'settings')
    return (
      <>
        <FirstRun sampleExists={status.data.sampleExists} />
        <OpenedFile />
      </>
    );
  if (place.kind === 'home') return <Home place={place} />;
  const resetKey = JSON.stringify(place);
  return (
    <Shell place={place}>
      <OpenedFile />
      <ErrorBoundary resetKey={resetKey}>
        <Suspense fallback={null}>
          {place.kind === 'clients' && <pages.clients />}
          {place.kind === 'alerts' && <pages.alerts />}
          {place.kind === 'all-reports' && <AllReports />}
          {place.kind === 'start' && <pages.start />}
          {place.kind === 'settings' && <pages.settings />}
          {place.kind === 'customer' && (
            <CustomerPlace customerId={place.customerId} view={place.view} item={place.item} />
          )}
          {place.kind === 'unknown' && (
            <Empty
              icon={<IconMap2 size={28} stroke={1.4} />}
              title={t('Page not found')}
              action={
                <Button component={Link} href="/">
                  {t('Go to the first page')}
                </Button>
              }
            >
              {t('Nothing is at {path}.', { path: place.path })}
            </Empty>
          )}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
