import { Button, SegmentedControl } from '@mantine/core';
import { IconBulb, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useOperation, useQueryGroups } from '../../api/hooks.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { ExternalLink, isWebAddress } from '../../components/external-link.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure, LoadingNote } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { plural } from '../../format/numbers.ts';
import { PlainMarkdown } from '../../markdown/plain-markdown.tsx';
import { EvidenceFigures, Refresh, Reword, RuleLine, StatusChoice } from './card-parts.tsx';
import './recommendations.css';

type Recommendation = OutputOf<'list-recommendations'>[number];
const states = ['New', 'In Progress', 'Done', 'Dismissed'] as const;

const host = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

function Card({
  recommendation,
  groupName,
  focused,
}: {
  recommendation: Recommendation;
  groupName: string | undefined;
  focused: boolean;
}) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) card.current?.scrollIntoView({ block: 'start' });
  }, [focused]);
  return (
    <article
      ref={card}
      className={focused ? 'panel advice advice-focused' : 'panel advice'}
      aria-label={recommendation.title}
    >
      <header className="advice-head">
        <h2 dir="auto">{recommendation.title}</h2>
        <p className="small dim">
          <span className="advice-channel">{recommendation.platform}</span>
          <span>
            {formatDay(recommendation.date)}
            {groupName !== undefined && (
              <>
                {' · '}
                <bdi>{groupName}</bdi>
              </>
            )}
          </span>
        </p>
        <RuleLine recommendation={recommendation} />
      </header>
      <StatusChoice recommendation={recommendation} />
      <p dir="auto">{recommendation.why_important}</p>
      <div className="advice-columns">
        <div>
          <h3>What to do</h3>
          <PlainMarkdown text={recommendation.task} />
        </div>
        <div>
          <h3>Evidence</h3>
          <PlainMarkdown text={recommendation.data_points} />
          <EvidenceFigures evidence={recommendation.evidence} />
          {recommendation.references.length > 0 && (
            <>
              <h3>{plural(recommendation.references.length, 'source')}</h3>
              <ul className="advice-sources">
                {recommendation.references.map((reference) => (
                  <li key={reference.source_id}>
                    <ExternalLink href={reference.source_url} title={reference.source_url} className="accent-link">
                      {host(reference.source_url)}
                    </ExternalLink>{' '}
                    <span className="dim truncate">
                      {URL.canParse(reference.source_url) ? new URL(reference.source_url).pathname : ''}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {recommendation.take_action_url !== null && isWebAddress(recommendation.take_action_url) && (
        <Button
          component="a"
          href={recommendation.take_action_url}
          target="_blank"
          rel="noreferrer noopener"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
          className="advice-act"
        >
          Open {host(recommendation.take_action_url)}
        </Button>
      )}
    </article>
  );
}

/** What to do next, each with its reason, task and evidence. */
export default function Recommendations({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const recommendations = useOperation('list-recommendations', { customerId });
  const groups = useQueryGroups(customerId);
  const status = states.find((state) => state === parameters.get('status'));
  const inGroup = (recommendations.data ?? [])
    .filter((recommendation) => filters.group === null || recommendation.query_group_id === filters.group)
    .toSorted((a, b) => b.priority - a.priority);
  const visible = inGroup.filter((recommendation) => status === undefined || recommendation.status === status);
  const openId = Number(parameters.get('open'));
  return (
    <div className="page advice-page">
      <PageTitle
        title="Recommendations"
        note={recommendations.data === undefined ? undefined : 'based on ChatGPT answers, updated weekly'}
      >
        {inGroup.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label="Status"
            value={status ?? 'all'}
            onChange={(value) => change({ status: value === 'all' ? null : value })}
            data={[
              { value: 'all', label: `All ${inGroup.length}` },
              ...states.map((state) => ({
                value: state,
                label: `${state} ${inGroup.filter((other) => other.status === state).length}`,
              })),
            ]}
          />
        )}
        <Reword customerId={customerId} />
        <Refresh customerId={customerId} />
      </PageTitle>
      {recommendations.isPending && (
        <>
          <LoadingNote what="the recommendations" />
          <PanelSkeleton height="14rem" />
          <PanelSkeleton height="14rem" />
        </>
      )}
      {recommendations.isError && recommendations.data === undefined && (
        <Failure
          title="The recommendations could not be loaded"
          error={recommendations.error}
          retry={() => void recommendations.refetch()}
        />
      )}
      {recommendations.data !== undefined && visible.length === 0 && (
        <Empty
          icon={<IconBulb size={28} stroke={1.4} />}
          title={inGroup.length === 0 ? 'No recommendations yet' : `No recommendations are “${status ?? ''}”`}
        >
          {inGroup.length === 0
            ? 'Updated weekly, based on ChatGPT answers and the sources they cite.'
            : 'Choose another status.'}
        </Empty>
      )}
      {visible.map((recommendation) => (
        <Card
          key={recommendation.id}
          recommendation={recommendation}
          groupName={groups.data?.find((group) => group.id === recommendation.query_group_id)?.name}
          focused={recommendation.id === openId}
        />
      ))}
    </div>
  );
}
