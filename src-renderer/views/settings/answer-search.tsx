import { Button, Switch } from '@mantine/core';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Problem } from '../../components/problem.tsx';
import { formatBytes } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

/** Whether the words of answers are collected, so that Ctrl/Cmd-K finds answers. */
export function AnswerSearch() {
  const current = useOperation('get-answer-search', {});
  const set = useCommand('set-answer-search', { quiet: true });
  const job = useJob('answer-search');
  const running = job?.state === 'running';
  return (
    <Panel title={t('Search inside answers')}>
      <Query of={current} what={t('this setting')}>
        {({ on, indexed, answers, bytes }) => (
          <>
            <Switch
              label={t('Find answers by their words')}
              description={t(
                'In the search (Ctrl/Cmd-K). The list of words takes about a fifth of the size of the texts.',
              )}
              checked={on}
              disabled={set.isPending}
              onChange={(event) => set.mutate({ on: event.currentTarget.checked })}
            />
            <Problem error={set.error} />
            {on && running && <JobProgress job={job} label={t('Collecting the words of answers')} />}
            {on && !running && indexed < answers && (
              <div className="settings-row">
                <p className="small" style={{ flex: 1 }} role="status">
                  {t('{indexed, number} of {answers, plural, one {# answer} other {# answers}} can be found so far.', {
                    indexed,
                    answers,
                  })}
                </p>
                <Button variant="default" loading={set.isPending} onClick={() => set.mutate({ on: true })}>
                  {t('Continue')}
                </Button>
              </div>
            )}
            {on && !running && indexed >= answers && (
              <p className="small dim settings-note" role="status">
                {t('{answers, plural, one {# answer} other {# answers}} can be found; the list takes {size}.', {
                  answers,
                  size: formatBytes(bytes),
                })}
              </p>
            )}
          </>
        )}
      </Query>
    </Panel>
  );
}
