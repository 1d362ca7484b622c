import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../../api/call-error.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { useJob } from '../../../api/jobs.ts';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Query } from '../../../components/query.tsx';
import { formatInstant } from '../../../format/dates.ts';
import { formatCount, plural } from '../../../format/numbers.ts';
import { PublishingForm } from './publishing-form.tsx';

type State = OutputOf<'get-publishing'>;

/** How the last attempt ended, in one sentence. */
function Last({ last, timeZone }: { readonly last: State['last']; readonly timeZone: string }) {
  if (last === null) return <>Not published yet</>;
  const when = `${formatInstant(last.at, timeZone)} to ${last.target}`;
  if (last.outcome === null)
    return (
      <>
        {when}: <span className="bad">not completed. {last.problem}</span>
      </>
    );
  const { answers, unchangedAnswers } = last.outcome;
  return (
    <>
      {when}: {plural(answers, 'answer')} published, {formatCount(unchangedAnswers)} up to date, in{' '}
      {plural(Math.max(1, Math.round(last.seconds)), 'second')}
    </>
  );
}

function Status({ state, timeZone }: { readonly state: State; readonly timeZone: string }) {
  const publish = useCommand('publish-workspace', { quiet: true });
  const job = useJob('publish');
  const running = publish.isPending || job?.state === 'running';
  return (
    <>
      <dl className="settings-facts publishing-status">
        <div>
          <dt>Last time</dt>
          <dd>
            <Last last={state.last} timeZone={timeZone} />
          </dd>
        </div>
        <div>
          <dt>Next time</dt>
          <dd>{state.nextAt === null ? 'When you publish by hand' : formatInstant(state.nextAt, timeZone)}</dd>
        </div>
      </dl>
      <div className="settings-actions">
        <Button leftSection={<IconCloudUpload size={15} />} disabled={running} onClick={() => publish.mutate({})}>
          Publish now
        </Button>
      </div>
      {running && <JobProgress job={job} label="Publishing" />}
      {publish.isError && !running && publish.error.message !== state.last?.problem && (
        <p className="bad small" role="alert">
          {messageOf(publish.error)}
        </p>
      )}
    </>
  );
}

/** Where the workspace is published for other tools, how often, and how the last time ended. */
export function Publishing({ isSample, timeZone }: { readonly isSample: boolean; readonly timeZone: string }) {
  const state = useOperation('get-publishing', {});
  return (
    <Panel title="Publishing" note="for Metabase, Grafana, Power BI and other tools">
      <p className="small dim settings-note">
        Keeps answers and figures of all clients where your other tools can read them. Only what changed is written, and
        what you delete here is removed there.
      </p>
      {isSample ? (
        <p className="small warn settings-note" role="status">
          The sample workspace is simulated: nothing is published from it. Open your own workspace to set this up.
        </p>
      ) : (
        <Query of={state} what="the publishing settings" compact>
          {(data) => (
            <>
              <PublishingForm key={`${data.target} ${data.folder} ${data.every} ${data.texts}`} state={data} />
              {data.target === 'none' ? (
                <p className="small dim settings-note">Not published. Choose a folder or a database to begin.</p>
              ) : (
                <Status state={data} timeZone={timeZone} />
              )}
            </>
          )}
        </Query>
      )}
    </Panel>
  );
}
