import { useState } from 'react';
import { Button, UnstyledButton } from '@mantine/core';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useJob } from '../../api/jobs.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { CsvButton, type TableData } from '../../components/download.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Empty, Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatInstant } from '../../format/dates.ts';
import { formatPoints, formatScore, plural } from '../../format/numbers.ts';
import { scoreMoves, type Reanalysis } from './score-changes.ts';

/** Rows shown before "View all". */
const initialRows = 6;

/** Every scan whose score changed, for the CSV file. */
const scansTable = (reanalysis: Reanalysis): TableData => ({
  name: `scores before and after ${reanalysis.reason}`,
  header: ['Query group', 'Platform', 'Date', 'Score before', 'Score after'],
  rows: reanalysis.changes.map((change) => [
    change.queryGroupName,
    platformLabel(change.platform),
    change.date,
    change.scoreBefore,
    change.scoreAfter,
  ]),
});

function Moves({ reanalysis }: { reanalysis: Reanalysis }) {
  const [all, setAll] = useState(false);
  const moves = scoreMoves(reanalysis.changes);
  if (moves.length === 0) return <p className="small dim">No score changed.</p>;
  return (
    <>
      <div className="moves-table" tabIndex={0} role="region" aria-label="Scores before and after">
        <table className="plain-table">
          <thead>
            <tr>
              <th>Query group</th>
              <th>Platform</th>
              <th className="figure">Scans changed</th>
              <th className="figure">Score before</th>
              <th className="figure">Score after</th>
              <th className="figure">Difference</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, all ? undefined : initialRows).map((move) => (
              <tr key={`${move.queryGroupName}-${move.platform}`}>
                <td>
                  <bdi>{move.queryGroupName}</bdi>
                </td>
                <td>
                  <PlatformMark platform={move.platform} short />
                </td>
                <td className="figure">{move.scans}</td>
                <td className="figure">{formatScore(move.before)}</td>
                <td className="figure">{formatScore(move.after)}</td>
                <td className="figure">{formatPoints(move.after - move.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small dim moves-note">
        {moves.length > initialRows && !all && (
          <UnstyledButton className="accent-link small" onClick={() => setAll(true)}>
            View all {moves.length}
          </UnstyledButton>
        )}
        <span>
          Means of the scans that changed. The same answers were analysed again, so the difference has no sampling
          noise.
        </span>
        <CsvButton table={scansTable(reanalysis)} />
      </p>
    </>
  );
}

/** Progress of the re-analysis, and what to do if it failed or was stopped. */
export function ReanalysisProgress({ customerId }: { customerId: number }) {
  const job = useJob('reanalysis');
  const resume = useCommand('reanalyse');
  return (
    <>
      {job?.state === 'running' && <JobProgress job={job} label="Re-analysing past answers" />}
      {job?.state === 'failed' && (
        <p className="bad small" role="alert">
          Past answers could not be re-analysed: {job.message} Nothing is lost; the work resumes at the next start.
        </p>
      )}
      {job?.state === 'cancelled' && (
        <p className="warn small reanalysis-stopped" role="status">
          Stopped before the end: until it resumes, older scans are counted as before the decision.
          <Button size="compact-xs" variant="default" onClick={() => resume.mutate({ customerId })}>
            Resume
          </Button>
        </p>
      )}
    </>
  );
}

/** The latest decisions with the scores before and after each. */
export function Reanalyses({ customerId }: { customerId: number }) {
  const timeZone = useTimeZone();
  const list = useOperation('list-reanalyses', { customerId, limit: 10 });
  return (
    <Panel title="Effect of your decisions" note="past answers are re-analysed after each decision">
      <ReanalysisProgress customerId={customerId} />
      {list.isPending && (
        <>
          <LoadingNote what="earlier changes" />
          <Lines count={3} />
        </>
      )}
      {list.isError && list.data === undefined && (
        <Failure
          compact
          title="Earlier changes could not be read"
          error={list.error}
          retry={() => void list.refetch()}
        />
      )}
      {list.data?.length === 0 && (
        <Empty compact title="No decisions yet">
          Confirm, merge or ignore a company to see here how the scores change.
        </Empty>
      )}
      {list.data?.map((reanalysis, index) => (
        <Change key={reanalysis.id} reanalysis={reanalysis} timeZone={timeZone} open={index === 0} />
      ))}
    </Panel>
  );
}

/** One decision and its effect on the scores. */
function Change({ reanalysis, timeZone, open }: { reanalysis: Reanalysis; timeZone: string; open: boolean }) {
  return (
    <details className="reanalysis" open={open}>
      <summary>
        <bdi>{reanalysis.reason}</bdi>{' '}
        <span className="dim small num">
          {reanalysis.finishedAt === null
            ? 'not finished'
            : `${formatInstant(reanalysis.finishedAt, timeZone)} · ${plural(reanalysis.answers, 'answer')} re-analysed · ${plural(reanalysis.changes.length, 'score')} changed`}
        </span>
      </summary>
      {reanalysis.finishedAt === null ? (
        <p className="small dim">The scores appear once all past answers have been re-analysed.</p>
      ) : (
        <Moves reanalysis={reanalysis} />
      )}
    </details>
  );
}

/** The latest decision and its effect, for the side page of a brand. */
export function LastChange({ customerId }: { customerId: number }) {
  const timeZone = useTimeZone();
  const last = useOperation('list-reanalyses', { customerId, limit: 1 }).data?.[0];
  return (
    <section aria-label="Latest decision">
      <ReanalysisProgress customerId={customerId} />
      {last !== undefined && <Change key={last.id} reanalysis={last} timeZone={timeZone} open={false} />}
    </section>
  );
}
