import { Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus, IconSearch, IconSelector, IconUsers } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { useCustomers } from '../api/hooks.ts';
import { scoredQueries } from '../labels/scored-queries.ts';
import { formatScore } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { ofOtherClient, viewAddress, type CustomerView } from './address.ts';
import { useFilters } from './use-place.ts';

const initials = (name: string) => [...name.trim()].slice(0, 1).join('').toUpperCase();

/** The clients of the workspace, searchable; choosing one keeps the view, the period and the platform. */
export function CustomerSwitcher({ customerId, view }: { customerId: number | null; view: CustomerView }) {
  const customers = useCustomers();
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const [filters] = useFilters();
  const kept = ofOtherClient(filters);
  const list = useRef<HTMLDivElement>(null);
  const current = customers.data?.find((customer) => customer.id === customerId);
  const wanted = search.trim().toLowerCase();
  const shown = (customers.data ?? []).filter((customer) => customer.name.toLowerCase().includes(wanted));

  const several = (customers.data?.length ?? 0) > 1;

  const close = () => {
    setOpened(false);
    setSearch('');
  };
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[Math.max(0, Math.min(links.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
  };

  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? setOpened(true) : close())}
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className="switcher" onClick={() => setOpened(!opened)}>
          <span className="switcher-initial" aria-hidden="true">
            {current === undefined ? <IconUsers size={13} /> : initials(current.name)}
          </span>
          <span className="visually-hidden">{t('Client:')} </span>
          <span className="switcher-name truncate rail-label">
            {current?.name ??
              (customers.isPending ? ' ' : customers.data?.length === 0 ? t('No client yet') : t('All clients'))}
          </span>
          <IconSelector className="rail-label" size={15} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={6} onKeyDown={moveFocus}>
        <TextInput
          data-autofocus
          aria-label={t('Find a client')}
          placeholder={t('Find a client')}
          leftSection={<IconSearch size={14} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') list.current?.querySelector<HTMLElement>('a')?.click();
          }}
        />
        <p className="dim small switcher-legend" aria-hidden="true">
          {shown.some(({ withoutBranded }) => withoutBranded)
            ? t('30-day score, mean of platforms; *: {queries}', { queries: scoredQueries(true) })
            : t('30-day score, mean of platforms')}
        </p>
        <div className="switcher-list" ref={list}>
          {several && wanted === '' && (
            <Link
              className="switcher-item"
              href="/clients"
              onClick={close}
              aria-current={customerId === null ? 'true' : undefined}
            >
              <span className="truncate">{t('All clients')}</span>
              {customerId === null && <IconCheck size={14} aria-hidden="true" />}
            </Link>
          )}
          {shown.map((customer) => (
            <Link
              key={customer.id}
              className="switcher-item"
              href={viewAddress(customer.id, view, kept)}
              onClick={close}
              aria-current={customer.id === customerId ? 'true' : undefined}
            >
              <span className="truncate">{customer.name}</span>
              {customer.id === customerId && <IconCheck size={14} aria-hidden="true" />}
              <span className="num dim small switcher-score">
                <span className="visually-hidden">{t('30-day score, mean of platforms:')} </span>
                {formatScore(customer.latestScore)}
                {customer.withoutBranded && (
                  <>
                    <span aria-hidden="true">*</span>
                    <span className="visually-hidden"> {scoredQueries(true)}</span>
                  </>
                )}
              </span>
            </Link>
          ))}
          {shown.length === 0 && (
            <p className="dim small switcher-none">{t('No client matches “{search}”.', { search })}</p>
          )}
        </div>
        <Link className="switcher-item switcher-add" href="/start" onClick={close}>
          <IconPlus size={14} aria-hidden="true" /> {t('New client')}
        </Link>
      </Popover.Dropdown>
    </Popover>
  );
}
