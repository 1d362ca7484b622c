import { Select } from '@mantine/core';
import { useEffect } from 'react';
import { useCustomers, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { useToday } from '../../app/use-today.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { NoClientYet } from '../../components/no-client-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { Lines } from '../../components/states.tsx';
import { formatMonth } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { lastMonths } from './months.ts';
import { NewsList } from './news-list.tsx';
import { isWorthReading } from './news-words.ts';
import { RunForm } from './run-form.tsx';
import './all-reports.css';

/** The reports of a month for all clients: which has something worth reading, and all of them written in one press. */
export default function AllReports() {
  const [parameters, change] = useViewParameters();
  const months = lastMonths(useToday());
  const month = months.find((known) => known === parameters.get('month')) ?? months[1] ?? '';
  const worthOnly = parameters.get('show') === 'worth';
  const customers = useCustomers();
  const news = useOperation('list-report-news', customers.data?.length === 0 ? null : { month });
  const runs = useOperation('list-report-runs', {});
  const schedule = useOperation('get-report-schedule', {});
  const job = useJob('report-news');
  useEffect(() => {
    document.title = `${t('All reports')} · Answerscope`;
  }, []);
  if (customers.data?.length === 0)
    return <NoClientYet>{t('The reports of all clients are written here.')}</NoClientYet>;
  const worth = news.data?.filter(isWorthReading).length;
  return (
    <div className="page all-reports">
      <PageTitle title={t('All reports')} note={t('every client’s report of a month, by its own template')}>
        <Select
          size="xs"
          w="11rem"
          aria-label={t('Month')}
          allowDeselect={false}
          value={month}
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
          onChange={(value) => change({ month: value })}
        />
      </PageTitle>
      <div className="all-reports-columns">
        <Panel
          title={t('Worth reading')}
          note={t('what changed beyond noise, alerts, and effects of actions')}
          actions={
            news.data !== undefined && (
              <Segments
                size="xs"
                aria-label={t('Show')}
                value={worthOnly ? 'worth' : 'all'}
                onChange={(value) => change({ show: value === 'all' ? null : value })}
                data={[
                  { value: 'all', label: t('All {count, number}', { count: news.data.length }) },
                  { value: 'worth', label: t('Worth reading {count, number}', { count: worth ?? 0 }) },
                ]}
              />
            )
          }
        >
          <Query
            of={news}
            what={t('what is worth reading')}
            compact
            loading={
              <>
                <JobProgress job={job} label={t('Reading the figures of all clients')} />
                <Lines count={8} />
              </>
            }
          >
            {(list) => (
              <NewsList
                month={month}
                news={worthOnly ? list.filter(isWorthReading) : list}
                runs={(runs.data ?? []).filter((run) => run.month === month)}
              />
            )}
          </Query>
        </Panel>
        <Query
          of={schedule}
          what={t('the schedule')}
          compact
          loading={
            <Panel title={t('Write them')}>
              <Lines count={8} />
            </Panel>
          }
        >
          {(kept) => <RunForm month={month} kept={kept} />}
        </Query>
      </div>
    </div>
  );
}
