import { Button, Menu, Switch, Tooltip } from '@mantine/core';
import { IconCheck, IconChevronDown, IconListSearch, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useQueryGroups } from '../api/hooks.ts';
import { PlatformMark, PlatformShape } from '../components/platform-mark.tsx';
import { isNarrowed } from '../views/answers/answer-parameters.ts';
import { t } from '../language/current.ts';
import { isOfSomeQueries, noFilters, type CustomerView, type Filters } from './address.ts';
import { PeriodPicker } from './period-picker.tsx';
import { QueryFilter } from './query-filter.tsx';
import { SaveView } from './saved-views.tsx';
import { useViewParameters } from './use-place.ts';
import { useToday } from './use-today.ts';
import type { ViewEntry } from './views.tsx';

function Choice({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" leftSection={icon} rightSection={<IconChevronDown size={13} />} maw="20rem">
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="24rem" style={{ overflowY: 'auto' }}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}

const check = (chosen: boolean) => (chosen ? <IconCheck size={14} /> : <span style={{ width: 14 }} />);

/** What a view shows while no period is chosen: lists the latest scans, figures the 30 days that end with the last one. */
const unsetPeriods: Partial<Record<CustomerView, string>> = {
  answers: t('Latest scans'),
  growth: t('All scans'),
  scans: t('All scans'),
  reports: t('Last 90 days'),
};

/** The label of no chosen period; costs are shown by month, and rates of queries are figures. */
function unsetPeriod(view: CustomerView, { isMoney, isByQuery }: { isMoney: boolean; isByQuery: boolean }): string {
  if (isMoney) return t('Last 12 months');
  return (isByQuery ? undefined : unsetPeriods[view]) ?? t('30 days to the last scan');
}

/** What the comparison compares. */
const beforeOfEqualLength = t('Shows each share beside that of the days before, of equal number');
const comparisons: Partial<Record<CustomerView, string>> = {
  overview: t('Compares each 30-day score with the 90 days before it'),
  growth: t('Compares each 30-day score with the 90 days before it'),
};

/** The one filter bar every view obeys: query group, platform, period, comparison. */
export function FilterBar({
  customerId,
  entry,
  filters,
  change,
}: {
  customerId: number;
  entry: ViewEntry;
  filters: Filters;
  change: (part: Partial<Filters>) => void;
}) {
  const today = useToday();
  const groups = useQueryGroups(customerId);
  const [parameters] = useViewParameters();
  const show = parameters.get('show') ?? '';
  // Answers that are narrowed are listed one by one, and have no rates to compare.
  const isByQuery = show === '' && parameters.has('by') && !isNarrowed(parameters);
  const obeys = { ...entry.filters, ...entry.parts?.[isByQuery ? 'by-query' : show] };
  if (!obeys.group && !obeys.platform && !obeys.period) return null;
  const group = groups.data?.find(({ id }) => id === filters.group);
  const used = [
    ...new Set([
      ...(groups.data ?? []).flatMap(({ platforms, latestScores }) => [
        ...platforms,
        ...latestScores.map((score) => score.platform),
      ]),
      ...(filters.platform === null ? [] : [filters.platform]),
    ]),
  ];
  const filtered =
    filters.group !== null ||
    filters.platform !== null ||
    filters.from !== null ||
    filters.to !== null ||
    isOfSomeQueries(filters);
  return (
    <div className="filter-bar" role="group" aria-label={t('Filters')}>
      {obeys.group && (
        <Choice
          icon={<IconListSearch size={14} />}
          label={
            filters.group === null
              ? t('All query groups')
              : (group?.name ?? t('Query group {id}', { id: filters.group }))
          }
        >
          <Menu.Item leftSection={check(filters.group === null)} onClick={() => change({ group: null })}>
            {t('All query groups')}
          </Menu.Item>
          {groups.data?.map(({ id, name }) => (
            <Menu.Item key={id} leftSection={check(id === filters.group)} onClick={() => change({ group: id })}>
              {name}
            </Menu.Item>
          ))}
        </Choice>
      )}
      {obeys.platform && (
        <Choice
          icon={filters.platform === null ? undefined : <PlatformShape platform={filters.platform} />}
          label={filters.platform === null ? t('All platforms') : platformLabel(filters.platform)}
        >
          <Menu.Item leftSection={check(filters.platform === null)} onClick={() => change({ platform: null })}>
            {t('All platforms')}
          </Menu.Item>
          {used.map((platform) => (
            <Menu.Item
              key={platform}
              leftSection={check(platform === filters.platform)}
              onClick={() => change({ platform })}
            >
              <PlatformMark platform={platform} />
            </Menu.Item>
          ))}
        </Choice>
      )}
      {obeys.period && (
        <PeriodPicker
          filters={filters}
          today={today}
          unset={unsetPeriod(entry.view, { isMoney: show === 'money', isByQuery })}
          change={change}
        />
      )}
      {obeys.queries && <QueryFilter customerId={customerId} filters={filters} change={change} />}
      {filtered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={13} />}
          onClick={() => change({ ...noFilters, compare: filters.compare })}
        >
          {t('Clear', {}, 'filters')}
        </Button>
      )}
      <div className="filter-end">
        {obeys.compare && (
          <Tooltip label={comparisons[entry.view] ?? beforeOfEqualLength}>
            <Switch
              size="xs"
              label={t('Compare')}
              checked={filters.compare}
              onChange={(event) => change({ compare: event.currentTarget.checked })}
            />
          </Tooltip>
        )}
        <SaveView customerId={customerId} />
      </div>
    </div>
  );
}
