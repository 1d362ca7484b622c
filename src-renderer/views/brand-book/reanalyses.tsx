import { Button } from '@mantine/core';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { formatInstant } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { ScoreMoves, type Reanalysis } from './score-moves.tsx';

/** Progress of the re-analysis, and what to do if it failed or was stopped. */
function ReanalysisProgress({ customerId }: { customerId: number }) {
  const job = useJob('reanalysis');
  const resume = useCommand('reanalyse');
  return (
    <>
      {job?.state === 'running' && <JobProgress job={job} label={t('Re-analysing past answers')} />}
      {job?.state === 'failed' && (
        <p className="bad small" role="alert">
          {t('Past answers could not be re-analysed: {reason} Nothing is lost; the work resumes at the next start.', {
            reason: job.message,
          })}
        </p>
      )}
      {job?.state === 'cancelled' && (
        <p className="warn small reanalysis-stopped" role="status">
          {t('Stopped before the end: until it resumes, older scans are counted as before the decision.')}
          <Button size="compact-xs" variant="default" onClick={() => resume.mutate({ customerId })}>
            {t('Resume')}
          </Button>
        </p>
      )}
    </>
  );
}

/** One decision and its effect on the scores. */
function Change({ reanalysis, open }: { reanalysis: Reanalysis; open: boolean }) {
  const timeZone = useTimeZone();
  const { reason, finishedAt, answers, changes } = reanalysis;
  return (
    <details className="reanalysis" open={open}>
      <summary>
        <bdi>{reason}</bdi>{' '}
        <span className="dim small num">
          {finishedAt === null
            ? t('not finished')
            : [
                formatInstant(finishedAt, timeZone),
                t('{count, plural, one {# answer re-analysed} other {# answers re-analysed}}', { count: answers }),
                t('{count, plural, one {# score changed} other {# scores changed}}', { count: changes.length }),
              ].join(' · ')}
        </span>
      </summary>
      {finishedAt === null ? (
        <p className="small dim">{t('The scores appear once all past answers have been re-analysed.')}</p>
      ) : (
        <ScoreMoves reanalysis={reanalysis} />
      )}
    </details>
  );
}

/** The latest decisions with the scores before and after each. */
export function Reanalyses({ customerId }: { customerId: number }) {
  const reanalyses = useOperation('list-reanalyses', { customerId, limit: 10 });
  return (
    <Panel title={t('Effect of your decisions')} note={t('past answers are re-analysed after each decision')}>
      <ReanalysisProgress customerId={customerId} />
      <Query
        of={reanalyses}
        what={t('the earlier decisions')}
        compact
        loading={<Lines count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty compact title={t('No decisions yet')}>
            {t('Confirm, merge or ignore a company to see here how the scores change.')}
          </Empty>
        }
      >
        {(list) =>
          list.map((reanalysis, index) => <Change key={reanalysis.id} reanalysis={reanalysis} open={index === 0} />)
        }
      </Query>
    </Panel>
  );
}

/** The latest decision and its effect, for the side page of a brand. */
export function LatestDecision({ customerId }: { customerId: number }) {
  const latest = useOperation('list-reanalyses', { customerId, limit: 1 }).data?.[0];
  return (
    <section aria-label={t('Latest decision')}>
      <ReanalysisProgress customerId={customerId} />
      {latest !== undefined && <Change key={latest.id} reanalysis={latest} open={false} />}
    </section>
  );
}
