import { useFilters, useViewParameters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { t } from '../../language/current.ts';
import { MonthCaps } from '../money/month-caps.tsx';
import { Spend } from '../money/spend.tsx';
import { ScanList } from './scan-list.tsx';
import { ScanNow } from './scan-now.tsx';
import './scans.css';
import { Upcoming } from './upcoming/upcoming.tsx';

const parts = [
  { value: 'scans', label: t('Scans') },
  { value: 'upcoming', label: t('Upcoming', {}, 'scans') },
  { value: 'money', label: t('Costs') },
] as const;

/** Scans of a client: history, schedule and costs. */
export default function Scans({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const part = parts.find(({ value }) => value === parameters.get('show'))?.value ?? 'scans';
  const partChoice = (
    <Segments
      size="xs"
      aria-label={t('Show')}
      value={part}
      onChange={(value) => change({ show: value === 'scans' ? null : value })}
      data={[...parts]}
    />
  );
  if (part === 'scans' || item !== null)
    return <ScanList customerId={customerId} item={item} partChoice={partChoice} />;
  return (
    <div className="page">
      <PageTitle title={t('Scans')}>
        {partChoice}
        <ScanNow customerId={customerId} groupId={filters.group} />
      </PageTitle>
      {part === 'upcoming' ? (
        <Upcoming customerId={customerId} filters={filters} />
      ) : (
        <>
          <MonthCaps customerId={customerId} />
          <Spend customerId={customerId} filters={filters} />
        </>
      )}
    </div>
  );
}
