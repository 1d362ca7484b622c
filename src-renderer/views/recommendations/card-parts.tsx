import { Button, SegmentedControl, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh, IconSparkles } from '@tabler/icons-react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationStates, type RecommendationState } from '#shared/contract/v1/recommendations.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatScore, plural } from '../../format/numbers.ts';
import { evidenceFigures, priorityWord, ruleName } from './evidence-words.ts';

type Recommendation = OutputOf<'list-recommendations'>[number];
const reads = new Set(['list-recommendations', 'get-recommendations', 'get-overview']);

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => reads.has(String(queryKey[0])) });

/** The rule that found it, how urgent it is, and since when it is found. */
export function RuleLine({ one }: { one: Recommendation }) {
  const word = priorityWord(one.priority);
  return (
    <p className="small advice-rule">
      <Tooltip label="0 to 100, by the formula of the rule; see the document of measures.">
        <span className={`advice-${word}`} tabIndex={0}>
          Priority {word} <b className="num">{formatScore(one.priority)}</b>
        </span>
      </Tooltip>
      <span>Rule: {ruleName(one.rule)}</span>
      {one.firstFound !== one.date && <span className="dim">found since {formatDay(one.firstFound)}</span>}
    </p>
  );
}

/** The status of a recommendation by one click; kept when the same is found again. */
export function StatusChoice({ recommendation }: { recommendation: Recommendation }) {
  const client = useQueryClient();
  const set = useCommand('set-recommendation-status');
  const shown = set.isPending ? set.variables.status : recommendation.status;
  return (
    <SegmentedControl
      size="xs"
      className="advice-status"
      aria-label={`Status of “${recommendation.title}”`}
      value={shown}
      onChange={(value) =>
        set.mutate(
          { recommendationId: recommendation.id, status: value as RecommendationState },
          {
            onSettled: () => void readAgain(client),
          },
        )
      }
      data={[...recommendationStates]}
    />
  );
}

/** The figures behind the words, one pair a line. */
export function EvidenceFigures({ evidence }: { evidence: Recommendation['evidence'] }) {
  const figures = evidenceFigures(evidence);
  if (figures.length === 0) return null;
  return (
    <details className="advice-figures small">
      <summary className="dim">The figures it is reckoned from</summary>
      <dl>
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Works this week's recommendations out anew. */
export function Refresh({ customerId }: { customerId: number }) {
  const client = useQueryClient();
  const refresh = useCommand('refresh-recommendations');
  const job = useJob('recommendations');
  return (
    <>
      {refresh.isPending && <JobProgress job={job} label="Working out the recommendations" />}
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} />}
        loading={refresh.isPending}
        onClick={() =>
          refresh.mutate(
            { customerId },
            {
              onSuccess: ({ recommendations }) =>
                notifications.show({ message: `${plural(recommendations, 'recommendation')} now` }),
              onSettled: () => void readAgain(client),
            },
          )
        }
      >
        Work out again
      </Button>
    </>
  );
}

/** Has the configured model improve the wording, never the facts; nothing is shown where none is configured. */
export function Reword({ customerId }: { customerId: number }) {
  const client = useQueryClient();
  const help = useOperation('get-model-assistance', { customerId });
  const reword = useCommand('reword-recommendations');
  const job = useJob('rewording');
  if (help.data === undefined || help.data.model === null) return null;
  return (
    <>
      {reword.isPending && <JobProgress job={job} label="Improving the wording" />}
      <Tooltip
        multiline
        maw={320}
        label={`${help.data.model} may change words only: a wording in which a number, a name or an address is another one is thrown away.`}
      >
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          loading={reword.isPending}
          onClick={() =>
            reword.mutate(
              { customerId, wait: true },
              {
                onSuccess: ({ recommendations, outcome }) =>
                  notifications.show({
                    message:
                      recommendations === 0
                        ? 'The model was asked about all of them before'
                        : `${plural(outcome?.reworded ?? 0, 'wording')} improved, ${outcome?.refused ?? 0} thrown away${outcome?.stoppedBecause == null ? '' : `: ${outcome.stoppedBecause}`}`,
                  }),
                onSettled: () => void readAgain(client),
              },
            )
          }
        >
          Improve the wording
        </Button>
      </Tooltip>
    </>
  );
}
