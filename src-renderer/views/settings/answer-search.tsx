import { Button, Switch } from '@mantine/core';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { formatBytes, formatCount, plural } from '../../format/numbers.ts';

/** Whether the words of answers are collected, so that Ctrl/Cmd-K finds answers. */
export function AnswerSearch() {
  const current = useOperation('get-answer-search', {});
  const set = useCommand('set-answer-search', { quiet: true });
  const job = useJob('answer-search');
  const running = job?.state === 'running';
  return (
    <Panel title="Search inside answers">
      <Query of={current} what="this setting">
        {({ on, indexed, answers, bytes }) => (
          <>
            <Switch
              label="Find answers by their words"
              description="In the search (Ctrl/Cmd-K). The list of words takes about a fifth of the size of the texts."
              checked={on}
              disabled={set.isPending}
              onChange={(event) => set.mutate({ on: event.currentTarget.checked })}
            />
            {set.isError && (
              <p className="bad small" role="alert">
                {messageOf(set.error)}
              </p>
            )}
            {on && running && <JobProgress job={job} label="Collecting the words of answers" />}
            {on && !running && indexed < answers && (
              <div className="settings-row">
                <p className="small" style={{ flex: 1 }} role="status">
                  {formatCount(indexed)} of {plural(answers, 'answer')} can be found so far.
                </p>
                <Button variant="default" loading={set.isPending} onClick={() => set.mutate({ on: true })}>
                  Continue
                </Button>
              </div>
            )}
            {on && !running && indexed >= answers && (
              <p className="small dim settings-note" role="status">
                {plural(answers, 'answer')} can be found; the list takes {formatBytes(bytes)}.
              </p>
            )}
          </>
        )}
      </Query>
    </Panel>
  );
}
