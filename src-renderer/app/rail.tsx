import { Kbd, Tooltip, UnstyledButton } from '@mantine/core';
import { IconBell, IconFiles, IconSearch, IconSettings, IconUsers } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useCustomers, useOperation } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { viewAddress, type CustomerView, type Filters } from './address.ts';
import { palette } from './palette.ts';
import { CustomerSwitcher } from './customer-switcher.tsx';
import { SavedViews } from './saved-views.tsx';
import { viewEntries } from './views.tsx';

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** The left rail: client, views, settings; icons only in a narrow window. */
export function Rail({
  customerId,
  view,
  page,
  filters,
}: {
  customerId: number | null;
  view: CustomerView | null;
  page: string;
  filters: Filters;
}) {
  const customers = useCustomers().data?.length ?? 0;
  const several = customers > 1;
  const waiting = useOperation('list-alerts', customers === 0 ? null : { show: 'waiting', limit: 1 }).data?.counts
    .waiting;
  return (
    <nav className="rail" aria-label={t('Main', {}, 'navigation')}>
      <CustomerSwitcher customerId={customerId} view={view ?? 'overview'} />
      <UnstyledButton className="rail-search" onClick={palette.open}>
        <IconSearch size={15} stroke={1.7} aria-hidden="true" />
        <span className="rail-label">{t('Search', {}, 'verb')}</span>
        <Kbd size="xs" className="rail-label rail-key">
          {commandKey}
        </Kbd>
      </UnstyledButton>
      <ul className="rail-views">
        {several && (
          <li>
            <Tooltip label={t('Clients')} position="right" disabled={window.innerWidth > 1000}>
              <Link href="/clients" className="rail-item" aria-current={page === 'clients' ? 'page' : undefined}>
                <IconUsers size={17} stroke={1.6} />
                <span className="rail-label">{t('Clients')}</span>
              </Link>
            </Tooltip>
          </li>
        )}
        {customers > 0 && (
          <li className={several ? undefined : 'rail-clients'}>
            <Tooltip label={t('Alerts')} position="right" disabled={window.innerWidth > 1000}>
              <Link href="/alerts" className="rail-item" aria-current={page === 'alerts' ? 'page' : undefined}>
                <IconBell size={17} stroke={1.6} />
                <span className="rail-label">{t('Alerts')}</span>
                {waiting ? (
                  <span className="rail-count num">
                    <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
                    <span className="visually-hidden"> {t('{count, number} waiting', { count: waiting })}</span>
                  </span>
                ) : null}
              </Link>
            </Tooltip>
          </li>
        )}
        {several && (
          <li className="rail-clients">
            <Tooltip label={t('All reports')} position="right" disabled={window.innerWidth > 1000}>
              <Link href="/reports" className="rail-item" aria-current={page === 'all-reports' ? 'page' : undefined}>
                <IconFiles size={17} stroke={1.6} />
                <span className="rail-label">{t('All reports')}</span>
              </Link>
            </Tooltip>
          </li>
        )}
        {customerId !== null &&
          viewEntries.map((entry) => (
            <li key={entry.view} className={entry.view === 'groups' ? 'rail-gap' : undefined}>
              <Tooltip label={entry.label} position="right" disabled={window.innerWidth > 1000}>
                <Link
                  href={viewAddress(customerId, entry.view, filters)}
                  className="rail-item"
                  aria-current={entry.view === view ? 'page' : undefined}
                >
                  <entry.icon size={17} stroke={1.6} />
                  <span className="rail-label">{entry.label}</span>
                </Link>
              </Tooltip>
            </li>
          ))}
      </ul>
      {customerId !== null && <SavedViews customerId={customerId} />}
      <div className="rail-end">
        <Link href="/settings" className="rail-item" aria-current={page === 'settings' ? 'page' : undefined}>
          <IconSettings size={17} stroke={1.6} />
          <span className="rail-label">{t('Settings')}</span>
        </Link>
      </div>
    </nav>
  );
}
