import { IconBulb } from '@tabler/icons-react';
import { recommendationStates } from '#shared/contract/v1/recommendations.ts';
import { useOperation, useQueryGroups } from '../../api/hooks.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { FirstFew } from '../../components/first-few.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { Refresh, Reword } from './card-parts.tsx';
import { stateWords } from './evidence-labels.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import './recommendations.css';

/** As many as a window holds. */
const shownAtOnce = 4;

/** What to do next, each with its reason, task and evidence. */
export default function Recommendations({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const recommendations = useOperation('list-recommendations', { customerId });
  const groups = useQueryGroups(customerId);
  const status = recommendationStates.find((state) => state === parameters.get('status'));
  const inGroup = (recommendations.data ?? [])
    .filter((recommendation) => filters.group === null || recommendation.query_group_id === filters.group)
    .toSorted((a, b) => b.priority - a.priority);
  const visible = inGroup.filter((recommendation) => status === undefined || recommendation.status === status);
  const openId = Number(parameters.get('open'));
  return (
    <div className="page advice-page">
      <PageTitle
        title={t('Recommendations')}
        note={recommendations.data === undefined ? undefined : t('based on ChatGPT answers, updated weekly')}
      >
        {inGroup.length > 0 && (
          <Segments
            size="xs"
            aria-label={t('Status')}
            value={status ?? 'all'}
            onChange={(value) => change({ status: value === 'all' ? null : value })}
            data={[
              { value: 'all', label: t('All {count, number}', { count: inGroup.length }) },
              ...recommendationStates.map((state) => ({
                value: state,
                label: `${t.marked(stateWords[state])} ${formatCount(inGroup.filter((other) => other.status === state).length)}`,
              })),
            ]}
          />
        )}
        <Reword customerId={customerId} />
        <Refresh customerId={customerId} />
      </PageTitle>
      <Query
        of={recommendations}
        what={t('the recommendations')}
        loading={
          <>
            <PanelSkeleton height="14rem" />
            <PanelSkeleton height="14rem" />
          </>
        }
        isEmpty={() => visible.length === 0}
        empty={
          <Empty
            icon={<IconBulb size={28} stroke={1.4} />}
            title={
              inGroup.length === 0 || status === undefined
                ? t('No recommendations yet')
                : t('No recommendations are “{state}”', { state: t.marked(stateWords[status]) })
            }
          >
            {inGroup.length === 0
              ? t('Updated weekly, based on ChatGPT answers and the sources they cite.')
              : t('Choose another status.')}
          </Empty>
        }
      >
        {() => (
          <FirstFew items={visible} first={shownAtOnce}>
            {(recommendation) => (
              <RecommendationCard
                key={recommendation.id}
                customerId={customerId}
                recommendation={recommendation}
                groupName={groups.data?.find((group) => group.id === recommendation.query_group_id)?.name}
                focused={recommendation.id === openId}
              />
            )}
          </FirstFew>
        )}
      </Query>
    </div>
  );
}
