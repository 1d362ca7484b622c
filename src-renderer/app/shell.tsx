import { useEffect, type ReactNode } from 'react';
import { useCustomers } from '../api/hooks.ts';
import { usePreferences } from '../state/preferences.ts';
import { t } from '../language/current.ts';
import type { Place } from './address.ts';
import { BackgroundQuestion } from './background-question.tsx';
import { CommandPalette } from './command-palette.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useOpenWorkspace } from './hash-location.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Rail } from './rail.tsx';
import './shell.css';
import { StatusStrip } from './status-strip.tsx';
import { useFilters } from './use-place.ts';
import { viewEntry } from './views.tsx';

/** The frame around every view: rail, filter bar, content, status strip. */
export function Shell({ place, children }: { place: Place; children: ReactNode }) {
  const [filters, change] = useFilters();
  const workspace = useOpenWorkspace();
  const remembered = usePreferences((state) => (workspace === null ? undefined : state.lastCustomerIds[workspace]));
  const remember = usePreferences((state) => state.rememberCustomer);
  const here = place.kind === 'customer' ? place : null;
  useEffect(() => {
    if (here !== null && workspace !== null) remember(workspace, here.customerId);
  }, [here, workspace, remember]);
  const list = useCustomers().data;
  const fallback = list?.find(({ id }) => id === remembered) ?? list?.[0];
  // The list of clients is about none of them.
  const isOfAll = place.kind === 'clients' || place.kind === 'alerts' || place.kind === 'all-reports';
  const customerId = here?.customerId ?? (isOfAll ? null : (fallback?.id ?? null));
  return (
    <div className="shell">
      <a
        className="skip-link"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {t('Skip to content')}
      </a>
      <Rail customerId={customerId} view={here?.view ?? null} page={place.kind} filters={filters} />
      <main className="shell-main">
        <ConnectionBar />
        {place.kind !== 'settings' && <NoticeBar />}
        <BackgroundQuestion />
        {here !== null && (
          <FilterBar customerId={here.customerId} entry={viewEntry(here.view)} filters={filters} change={change} />
        )}
        <div className="shell-content" id="content" tabIndex={-1}>
          {children}
        </div>
      </main>
      <StatusStrip />
      <CommandPalette customerId={customerId} view={here?.view ?? 'overview'} filters={filters} />
    </div>
  );
}
