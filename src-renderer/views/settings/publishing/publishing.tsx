import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { useJob } from '../../../api/jobs.ts';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Query } from '../../../components/query.tsx';
import { Problem } from '../../../components/problem.tsx';
import { formatInstant } from '../../../format/dates.ts';
import { isolated } from '../../../format/words.ts';
import { t } from '../../../language/current.ts';
import { T } from '../../../language/t.tsx';
import { serviceText } from '../../../wording/service.ts';
import { PublishingForm } from './publishing-form.tsx';

type State = OutputOf<'get-publishing'>;

const bad = (inner: ReactNode) => <span className="bad">{inner}</span>;

/** How the last attempt ended, in one sentence. */
function Last({ last, timeZone }: { readonly last: State['last']; readonly timeZone: string }) {
  if (last === null) return <>{t('Not published yet')}</>;
  const { outcome, problem } = last;
  const target = isolated(last.target);
  const when = formatInstant(last.at, timeZone);
  if (outcome === null)
    return (
      <T
        message="{when} to {target}: <bad>not completed. {problem}</bad>"
        values={{ when, target, problem: serviceText(problem ?? ''), bad }}
      />
    );
  return (
    <>
      {t(
        '{when} to {target}: {answers, plural, one {# answer} other {# answers}} published, {unchanged, number} up to date, in {seconds, plural, one {# second} other {# seconds}}',
        {
          ...{ when, target, answers: outcome.answers, unchanged: outcome.unchangedAnswers },
          seconds: Math.max(1, Math.round(last.seconds)),
        },
      )}
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
          <dt>{t('Last time')}</dt>
          <dd>
            <Last last={state.last} timeZone={timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t('Next time')}</dt>
          <dd>{state.nextAt === null ? t('When you publish by hand') : formatInstant(state.nextAt, timeZone)}</dd>
        </div>
      </dl>
      <div className="settings-actions">
        <Button leftSection={<IconCloudUpload size={15} />} disabled={running} onClick={() => publish.mutate({})}>
          {t('Publish now')}
        </Button>
      </div>
      {running && <JobProgress job={job} label={t('Publishing')} />}
      {!running && publish.error?.message !== serviceText(state.last?.problem ?? '') && (
        <Problem error={publish.error} />
      )}
    </>
  );
}

/** Where the workspace is published for other tools, how often, and how the last time ended. */
export function Publishing({ isSample, timeZone }: { readonly isSample: boolean; readonly timeZone: string }) {
  const state = useOperation('get-publishing', {});
  return (
    <Panel title={t('Publishing')} note={t('for Metabase, Grafana, Power BI and other tools')}>
      <p className="small dim settings-note">
        {t(
          'Keeps answers and figures of all clients where your other tools can read them. Only what changed is written, and what you delete here is removed there.',
        )}
      </p>
      {isSample ? (
        <p className="small warn settings-note" role="status">
          {t(
            'The sample workspace is simulated: nothing is published from it. Open your own workspace to set this up.',
          )}
        </p>
      ) : (
        <Query of={state} what={t('the publishing settings')} compact>
          {(data) => (
            <>
              <PublishingForm key={`${data.target} ${data.folder} ${data.every} ${data.texts}`} state={data} />
              {data.target === 'none' ? (
                <p className="small dim settings-note">{t('Not published. Choose a folder or a database to begin.')}</p>
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
