import { Button, SegmentedControl, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh, IconSparkles } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationStates, type RecommendationState } from '#shared/contract/v1/recommendations.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { ExploratoryMark } from '../../components/exploratory-mark.tsx';
import { Hint } from '../../components/hint.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatScore, plural } from '../../format/numbers.ts';
import { priorityLabel, ruleName } from './evidence-labels.ts';

type Recommendation = OutputOf<'list-recommendations'>[number];

/** Priority, rule and first date of a recommendation. */
export function RuleLine({ recommendation }: { recommendation: Recommendation }) {
  const label = priorityLabel(recommendation.priority);
  return (
    <p className="small advice-rule">
      <Hint label="0 to 100, calculated by the rule; see the documentation of measures.">
        <span className={`advice-${label}`} tabIndex={0}>
          Priority {label} <b className="num">{formatScore(recommendation.priority)}</b>
        </span>
      </Hint>
      <span>Rule: {ruleName(recommendation.rule)}</span>
      {recommendation.exploratory && <ExploratoryMark />}
      {recommendation.firstFound !== recommendation.date && (
        <span className="dim">found since {formatDay(recommendation.firstFound)}</span>
      )}
    </p>
  );
}

/** Sets the status of a recommendation; it persists when the rule finds the same again. */
export function StatusChoice({
  recommendation,
  onDone,
}: {
  recommendation: Recommendation;
  /** Called once it is set to Done. */
  onDone: () => void;
}) {
  const set = useCommand('set-recommendation-status');
  const status = set.isPending ? set.variables.status : recommendation.status;
  return (
    <SegmentedControl
      size="xs"
      className="advice-status"
      aria-label={`Status of “${recommendation.title}”`}
      value={status}
      onChange={(value) =>
        set.mutate(
          { recommendationId: recommendation.id, status: value as RecommendationState },
          { onSuccess: ({ status: now }) => now === 'Done' && onDone() },
        )
      }
      data={[...recommendationStates]}
    />
  );
}

/** Recalculates this week's recommendations. */
export function Refresh({ customerId }: { customerId: number }) {
  const refresh = useCommand('refresh-recommendations');
  const job = useJob('recommendations');
  return (
    <>
      {refresh.isPending && <JobProgress job={job} label="Recalculating the recommendations" />}
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} />}
        loading={refresh.isPending}
        onClick={() =>
          refresh.mutate(
            { customerId },
            {
              onSuccess: ({ recommendations }) =>
                notifications.show({ message: `${plural(recommendations, 'recommendation')} found` }),
            },
          )
        }
      >
        Recalculate
      </Button>
    </>
  );
}

/** Lets the AI model improve the wording, never the facts; hidden if no model is configured. */
export function Reword({ customerId }: { customerId: number }) {
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
        label={`${help.data.model} may change the wording only: a text with a changed number, name or address is discarded.`}
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
                        ? 'All recommendations have already been improved'
                        : `${plural(outcome?.reworded ?? 0, 'text')} improved, ${outcome?.refused ?? 0} discarded${outcome?.stoppedBecause == null ? '' : `: ${outcome.stoppedBecause}`}`,
                  }),
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
