import { Button } from '@mantine/core';
import { IconCloudOff, IconMinus, IconMoodSad, IconMoodSmile, IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { portrayals, type Portrayal } from '#shared/contract/workspace/portrayal.ts';
import { call } from '../../api/client.ts';
import { useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { serviceText } from '../../wording/service.ts';
import { portrayalWords } from './portrayal-words.ts';

type Portrayals = OutputOf<'list-portrayals'>;
type Outcome = OutputOf<'assess-portrayals'>['outcome'];

/** The most answers assessed per click. */
const batchSize = 100;
const outcomeKey: QueryKey = ['portrayal-outcome'];
const icons = { positive: IconMoodSmile, neutral: IconMinus, negative: IconMoodSad } as const;

/** The portrayal of a sentence as an icon and a word. */
export function PortrayalMark({ portrayal }: { portrayal: Portrayal }) {
  const Icon = icons[portrayal];
  return (
    <span className={`portrayal portrayal-${portrayal}`}>
      <Icon size={14} stroke={1.9} aria-hidden="true" /> {t.marked(portrayalWords[portrayal])}
    </span>
  );
}

/** Where to configure a model: in the settings of the desktop app, otherwise when starting the service. */
function HowToConfigure() {
  const sample = useWorkspaceStatus().data?.env === 'sample';
  const desktop = useOperation('get-shell-settings', {}).data?.desktop === true;
  if (sample) return t('The sample uses no AI model: its answers are simulated.');
  if (desktop)
    return (
      <T
        message="To configure one, save an OpenAI key in the <link>settings</link>."
        values={{
          link: (inner) => (
            <Link className="accent-link" href="/settings">
              {inner}
            </Link>
          ),
        }}
      />
    );
  return (
    <T
      message="To configure one, start Answerscope with {key} set, or with {address} and {model} for another model, such as a local one."
      values={{
        key: <code>OPENAI_API_KEY</code>,
        address: <code>GENERATION_BASE_URL</code>,
        model: <code>GENERATION_MODEL</code>,
      }}
    />
  );
}

/** Shown if no AI model is configured. */
export function NoModel({ naming }: { naming: number }) {
  return (
    <Empty icon={<IconCloudOff size={28} stroke={1.4} />} title={t('No AI model is configured')}>
      <p>
        {t(
          'Whether a sentence speaks well of the client is judged by an AI model, with the sentence as evidence, and reviewed here by you. Without a model nothing is judged{count, plural, =0 {} one {, though # answer names the client} other {, though # answers name the client}}.',
          { count: naming },
        )}
      </p>
      <p className="review-how">
        <HowToConfigure />
      </p>
    </Empty>
  );
}

/** The result of the latest assessment. */
function AssessmentResult({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  return (
    <p className={outcome.stoppedBecause === null ? 'small' : 'small warn'} role="status">
      {t(
        '{count, plural, one {# answer assessed} other {# answers assessed}}{failed, plural, =0 {} one {; # gave no usable reply and will be tried again next time} other {; # gave no usable reply and will be tried again next time}}{isStopped, select, yes {. Stopped: {reason}} other {}}',
        {
          count: outcome.answers,
          failed: outcome.failed,
          isStopped: outcome.stoppedBecause === null ? 'no' : 'yes',
          reason: serviceText(outcome.stoppedBecause ?? ''),
        },
      )}
    </p>
  );
}

/** Counts of portrayals, how many are confirmed, and a button to have more answers assessed. */
export function PortrayalSummary({ customerId, from, data }: { customerId: number; from: string; data: Portrayals }) {
  const client = useQueryClient();
  const job = useJob('portrayal');
  const outcome = useQuery<Outcome>({
    queryKey: outcomeKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  }).data;
  const assess = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      client.setQueryData(outcomeKey, null);
      const { outcome: assessed } = await call('assess-portrayals', { customerId, from, most: batchSize, wait: true });
      client.setQueryData(outcomeKey, assessed);
    },
  });
  const remaining = data.answersNaming - data.answersAssessed;
  const running = job?.state === 'running';
  return (
    <Panel
      title={t('How answers portray the client')}
      note={t('judged by an AI model, not measured')}
      actions={
        data.model !== null && (
          <Button
            variant="default"
            leftSection={<IconSparkles size={14} />}
            disabled={remaining === 0 || running || assess.isPending}
            onClick={() => assess.mutate()}
          >
            {remaining === 0
              ? t('All answers assessed')
              : t('{count, plural, one {Assess # answer} other {Assess # answers}}', {
                  count: Math.min(remaining, batchSize),
                })}
          </Button>
        )
      }
    >
      <ul className="portrayal-counts">
        {portrayals.map((portrayal) => (
          <li key={portrayal}>
            <PortrayalMark portrayal={portrayal} />
            <b className="num">
              {t('{count, plural, one {# sentence} other {# sentences}}', { count: data.sentences[portrayal] })}
            </b>
            <span className="small dim">
              {t('{count, number} of them confirmed by you', { count: data.reviewed[portrayal] })}
            </span>
          </li>
        ))}
      </ul>
      <p className="small dim">
        {t(
          '{assessed, number} of {count, plural, one {# answer} other {# answers}} naming the client assessed{configured, select, yes { by {model}} other {; no model is configured now}}. The cost counts towards your caps.',
          {
            assessed: data.answersAssessed,
            count: data.answersNaming,
            configured: data.model === null ? 'no' : 'yes',
            model: data.model ?? '',
          },
        )}
      </p>
      {(running || assess.isPending) && <JobProgress job={running ? job : null} label={t('Assessing sentences')} />}
      {!running && job?.state !== 'cancelled' && <Problem error={assess.error} />}
      {!running && job?.state === 'cancelled' && (
        <p className="warn small" role="status">
          {t('Stopped. Finished assessments are kept.')}
        </p>
      )}
      {!running && job?.state !== 'cancelled' && <AssessmentResult outcome={outcome} />}
    </Panel>
  );
}
