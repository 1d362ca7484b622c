import { Button, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh, IconSparkles } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationStates, type RecommendationState } from '#shared/contract/v1/recommendations.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { ExploratoryMark } from '../../components/exploratory-mark.tsx';
import { Hint } from '../../components/hint.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Segments } from '../../components/segments.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { serviceText } from '../../wording/service.ts';
import { priorityLabel, ruleName, stateWords } from './evidence-labels.ts';

type Recommendation = OutputOf<'list-recommendations'>[number];

/** Priority, rule and first date of a recommendation. */
export function RuleLine({ recommendation }: { recommendation: Recommendation }) {
  const level = priorityLabel(recommendation.priority);
  return (
    <p className="small advice-rule">
      <Hint label={t('0 to 100, calculated by the rule; see the documentation of measures.')}>
        <span className={`advice-${level}`} tabIndex={0}>
          <T
            message="Priority {level, select, high {high} medium {medium} other {low}} <b>{score}</b>"
            values={{
              level,
              score: formatScore(recommendation.priority),
              b: (inner) => <b className="num">{inner}</b>,
            }}
          />
        </span>
      </Hint>
      <span>{t('Rule: {rule}', { rule: ruleName(recommendation.rule) })}</span>
      {recommendation.exploratory && <ExploratoryMark />}
      {recommendation.firstFound !== recommendation.date && (
        <span className="dim">{t('found since {day}', { day: formatDay(recommendation.firstFound) })}</span>
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
    <Segments
      size="xs"
      className="advice-status"
      aria-label={t('Status of “{title}”', { title: recommendation.title })}
      value={status}
      onChange={(value) =>
        set.mutate(
          { recommendationId: recommendation.id, status: value as RecommendationState },
          { onSuccess: ({ status: now }) => now === 'Done' && onDone() },
        )
      }
      data={recommendationStates.map((state) => ({ value: state, label: t.marked(stateWords[state]) }))}
    />
  );
}

/** Recalculates this week's recommendations. */
export function Refresh({ customerId }: { customerId: number }) {
  const refresh = useCommand('refresh-recommendations');
  const job = useJob('recommendations');
  return (
    <>
      {refresh.isPending && <JobProgress job={job} label={t('Recalculating the recommendations')} />}
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} />}
        loading={refresh.isPending}
        onClick={() =>
          refresh.mutate(
            { customerId },
            {
              onSuccess: ({ recommendations }) =>
                notifications.show({
                  message: t('{count, plural, one {# recommendation} other {# recommendations}} found', {
                    count: recommendations,
                  }),
                }),
            },
          )
        }
      >
        {t('Recalculate')}
      </Button>
    </>
  );
}

/** What came of improving the wording. */
function rewordedWords({ recommendations, outcome }: OutputOf<'reword-recommendations'>): string {
  if (recommendations === 0) return t('All recommendations have already been improved');
  const counts = { improved: outcome?.reworded ?? 0, discarded: outcome?.refused ?? 0 };
  return outcome?.stoppedBecause == null
    ? t('{improved, plural, one {# text} other {# texts}} improved, {discarded, number} discarded', counts)
    : t('{improved, plural, one {# text} other {# texts}} improved, {discarded, number} discarded: {why}', {
        ...counts,
        why: serviceText(outcome.stoppedBecause),
      });
}

/** Lets the AI model improve the wording, never the facts; hidden if no model is configured. */
export function Reword({ customerId }: { customerId: number }) {
  const help = useOperation('get-model-assistance', { customerId });
  const reword = useCommand('reword-recommendations');
  const job = useJob('rewording');
  if (help.data === undefined || help.data.model === null) return null;
  return (
    <>
      {reword.isPending && <JobProgress job={job} label={t('Improving the wording')} />}
      <Tooltip
        multiline
        maw={320}
        label={t('{model} may change the wording only: a text with a changed number, name or address is discarded.', {
          model: help.data.model,
        })}
      >
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          loading={reword.isPending}
          onClick={() =>
            reword.mutate(
              { customerId, wait: true },
              {
                onSuccess: (done) => notifications.show({ message: rewordedWords(done) }),
              },
            )
          }
        >
          {t('Improve the wording')}
        </Button>
      </Tooltip>
    </>
  );
}
