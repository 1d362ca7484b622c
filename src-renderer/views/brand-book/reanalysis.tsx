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

/** Groups and platforms shown before "all of them". */
const shownMoves = 6;

/** Every scan whose score changed, for a file. */
const scansTable = (one: Reanalysis): TableData => ({
  name: `scores before and after ${one.reason}`,
  header: ['Query group', 'Platform', 'Date', 'Score before', 'Score after'],
  rows: one.changes.map((change) => [
    change.queryGroupName,
    platformLabel(change.platform),
    change.date,
    change.scoreBefore,
    change.scoreAfter,
  ]),
});

function Moves({ one }: { one: Reanalysis }) {
  const [all, setAll] = useState(false);
  const moves = scoreMoves(one.changes);
  if (moves.length === 0) return <p className="small dim">No score of the client changed.</p>;
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
              <th className="figure">after</th>
              <th className="figure">Difference</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, all ? undefined : shownMoves).map((move) => (
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
        {moves.length > shownMoves && !all && (
          <UnstyledButton className="accent-link small" onClick={() => setAll(true)}>
            All {moves.length}
          </UnstyledButton>
        )}
        <span>
          Means over the scans that changed. The answers are the same, only read anew: there is no sampling noise in the
          difference.
        </span>
        <CsvButton table={scansTable(one)} />
      </p>
    </>
  );
}

/** How far the history is looked through again, and how it ended where it did not end well. */
export function ReanalysisProgress({ customerId }: { customerId: number }) {
  const job = useJob('reanalysis');
  const goOn = useCommand('reanalyse');
  return (
    <>
      {job?.state === 'running' && <JobProgress job={job} label="Looking through the history again" />}
      {job?.state === 'failed' && (
        <p className="bad small" role="alert">
          The history could not be recomputed: {job.message} Nothing is lost; it goes on at the next start.
        </p>
      )}
      {job?.state === 'cancelled' && (
        <p className="warn small reanalysis-stopped" role="status">
          Stopped half-way: until it goes on, older scans are counted as before the decision.
          <Button size="compact-xs" variant="default" onClick={() => goOn.mutate({ customerId })}>
            Go on
          </Button>
        </p>
      )}
    </>
  );
}

/** What decisions did to the history: progress while it is recomputed, then the scores before and after. */
export function Reanalyses({ customerId }: { customerId: number }) {
  const timeZone = useTimeZone();
  const list = useOperation('list-reanalyses', { customerId, limit: 10 });
  return (
    <Panel title="What the decisions changed" note="the whole history is looked through again after each">
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
        <Empty compact title="Nothing was decided yet">
          Confirm, merge or set aside a company, and see here how the scores moved.
        </Empty>
      )}
      {list.data?.map((one, index) => (
        <Change key={one.id} one={one} timeZone={timeZone} open={index === 0} />
      ))}
    </Panel>
  );
}

/** One decision and what it did to the scores. */
function Change({ one, timeZone, open }: { one: Reanalysis; timeZone: string; open: boolean }) {
  return (
    <details className="reanalysis" open={open}>
      <summary>
        <bdi>{one.reason}</bdi>{' '}
        <span className="dim small num">
          {one.finishedAt === null
            ? 'not finished'
            : `${formatInstant(one.finishedAt, timeZone)} · ${plural(one.answers, 'answer')} looked through · ${plural(one.changes.length, 'score')} changed`}
        </span>
      </summary>
      {one.finishedAt === null ? (
        <p className="small dim">How the scores moved is told when the whole history is looked through.</p>
      ) : (
        <Moves one={one} />
      )}
    </details>
  );
}

/** The last decision and what it did, beside the form that made it. */
export function LastChange({ customerId }: { customerId: number }) {
  const timeZone = useTimeZone();
  const last = useOperation('list-reanalyses', { customerId, limit: 1 }).data?.[0];
  return (
    <section aria-label="The last decision">
      <ReanalysisProgress customerId={customerId} />
      {last !== undefined && <Change key={last.id} one={last} timeZone={timeZone} open={false} />}
    </section>
  );
}
