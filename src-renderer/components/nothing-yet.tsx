import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useQueryGroups } from '../api/hooks.ts';
import { noFilters, viewAddress, type CustomerView, type Filters } from '../app/address.ts';
import { t } from '../language/current.ts';
import { Empty } from './states.tsx';

/** Nothing is measured yet: what a query group is, and a link to create the first. */
export function NoQueryGroup({ customerId }: { customerId: number }) {
  return (
    <Empty
      icon={<IconListSearch size={28} stroke={1.4} />}
      title={t('Nothing is measured for this client yet')}
      action={
        <Button component={Link} href={`/start?customer=${customerId}`}>
          {t('Add a query group')}
        </Button>
      }
    >
      {t(
        'A query group is a set of questions that buyers ask. Answerscope puts them to the AI platforms and finds who is named.',
      )}
    </Empty>
  );
}

/**
 * Why a view has nothing to show, and what to do: widen the filters, add a query group, or wait for the first scan.
 * `children` says what is missing in this view although there are scans.
 */
export function NothingYet({
  customerId,
  view,
  filters,
  narrowed = false,
  title,
  children,
}: {
  customerId: number;
  view: CustomerView;
  filters: Filters;
  narrowed?: boolean;
  title: string;
  children: ReactNode;
}) {
  const groups = useQueryGroups(customerId);
  const filtered =
    narrowed || filters.group !== null || filters.platform !== null || filters.from !== null || filters.to !== null;
  const shown = groups.data?.filter(({ id }) => filters.group === null || id === filters.group) ?? [];
  const neverScanned = shown.length > 0 && shown.every((group) => group.lastScanAt === null);
  if (groups.data?.length === 0) return <NoQueryGroup customerId={customerId} />;
  if (filtered && !neverScanned) {
    return (
      <Empty
        icon={<IconCalendarRepeat size={28} stroke={1.4} />}
        title={t('Nothing matches these filters')}
        action={
          <Button component={Link} variant="default" href={viewAddress(customerId, view, noFilters)}>
            {t('Clear filters')}
          </Button>
        }
      >
        {t('Choose a longer period, another platform or all query groups.')}
      </Empty>
    );
  }
  if (neverScanned) {
    return (
      <Empty
        icon={<IconCalendarRepeat size={28} stroke={1.4} />}
        title={t('No scan has finished yet')}
        action={
          <Button component={Link} href={viewAddress(customerId, 'scans', noFilters)}>
            {t('Go to scans')}
          </Button>
        }
      >
        {t('The first results appear here as soon as a scan has finished.')}
      </Empty>
    );
  }
  return (
    <Empty icon={<IconCalendarRepeat size={28} stroke={1.4} />} title={title}>
      {children}
    </Empty>
  );
}
