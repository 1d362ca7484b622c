import { Button } from '@mantine/core';
import { IconCloudOff, IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { plural } from '../../format/numbers.ts';
import { PortrayalMark } from './portrayal-mark.tsx';

type Portrayals = OutputOf<'list-portrayals'>;
type Outcome = OutputOf<'assess-portrayals'>['outcome'];

/** Answers read by one press. */
const atOnce = 100;
const endedKey: QueryKey = ['portrayal-ended'];
const words = ['positive', 'neutral', 'negative'] as const;

/** Where a model is given: in the settings of the desktop app, else at the start. */
function HowToConfigure() {
  const sample = useWorkspaceStatus().data?.env === 'sample';
  const desktop = useOperation('get-shell-settings', {}).data?.desktop === true;
  if (sample) return 'The sample workspace asks no model: its answers are simulated.';
  if (desktop)
    return (
      <>
        To configure one, keep an OpenAI key in the{' '}
        <Link className="accent-link" href="/settings">
          settings
        </Link>
        .
      </>
    );
  return (
    <>
      To configure one, start Answerscope with <code>OPENAI_API_KEY</code>, or with <code>GENERATION_BASE_URL</code> and{' '}
      <code>GENERATION_MODEL</code> for a model of your own, such as a local one.
    </>
  );
}

/** No model is there to read sentences, and nothing is guessed in its place. */
export function NoModel({ naming }: { naming: number }) {
  return (
    <Empty icon={<IconCloudOff size={28} stroke={1.4} />} title="No model is configured, and nothing is guessed">
      <p>
        Whether a sentence speaks well of the client is not measured but read: by a language model, with the sentence as
        evidence, and reviewed here by you. Offline there is no portrayal at all
        {naming > 0 && `, though ${plural(naming, 'answer')} name the client`}.
      </p>
      <p className="review-how">
        <HowToConfigure />
      </p>
    </Empty>
  );
}

/** How the last reading ended. */
function Ended({ outcome }: { outcome: Outcome }) {
  if (outcome === null) return null;
  return (
    <p className={outcome.stoppedBecause === null ? 'small' : 'small warn'} role="status">
      {plural(outcome.answers, 'answer')} read
      {outcome.failed > 0 && `; ${outcome.failed} brought nothing usable and are asked about again next time`}
      {outcome.stoppedBecause !== null && `. Stopped: ${outcome.stoppedBecause}`}
    </p>
  );
}

/** What sentences say of the client, by the model and by the person who looked, and having more of them read. */
export function PortrayalSummary({ customerId, from, data }: { customerId: number; from: string; data: Portrayals }) {
  const client = useQueryClient();
  const job = useJob('portrayal');
  const ended = useQuery<Outcome>({ queryKey: endedKey, queryFn: () => null, enabled: false, initialData: null }).data;
  const assess = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      client.setQueryData(endedKey, null);
      const { outcome } = await call('assess-portrayals', { customerId, from, most: atOnce, wait: true });
      client.setQueryData(endedKey, outcome);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['list-portrayals'] }),
  });
  const left = data.answersNaming - data.answersAssessed;
  const running = job?.state === 'running';
  return (
    <Panel
      title="How sentences speak of the client"
      note="derived: read by a model, not measured"
      actions={
        data.model !== null && (
          <Button
            variant="default"
            leftSection={<IconSparkles size={14} />}
            disabled={left === 0 || running || assess.isPending}
            onClick={() => assess.mutate()}
          >
            {left === 0 ? 'All answers are read' : `Have ${plural(Math.min(left, atOnce), 'answer')} read`}
          </Button>
        )
      }
    >
      <ul className="portrayal-counts">
        {words.map((word) => (
          <li key={word}>
            <PortrayalMark word={word} />
            <b className="num">{plural(data.sentences[word], 'sentence')}</b>
            <span className="small dim">{data.reviewed[word]} of them confirmed by a person</span>
          </li>
        ))}
      </ul>
      <p className="small dim">
        {data.answersAssessed} of {plural(data.answersNaming, 'answer')} naming the client were read
        {data.model === null ? '; no model is configured now' : `; the model asked is ${data.model}`}. The model’s cost
        counts against the budget.
      </p>
      {(running || assess.isPending) && <JobProgress job={running ? job : null} label="Reading sentences" />}
      {!running && assess.isError && job?.state !== 'cancelled' && (
        <p className="bad small" role="alert">
          {messageOf(assess.error)}
        </p>
      )}
      {!running && job?.state === 'cancelled' && (
        <p className="warn small" role="status">
          Stopped. What was read is kept.
        </p>
      )}
      {!running && job?.state !== 'cancelled' && <Ended outcome={ended} />}
    </Panel>
  );
}
