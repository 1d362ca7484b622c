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

function Card({ one, groupName, focused }: { one: Recommendation; groupName: string | undefined; focused: boolean }) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) card.current?.scrollIntoView({ block: 'start' });
  }, [focused]);
  return (
    <article ref={card} className={focused ? 'panel advice advice-focused' : 'panel advice'} aria-label={one.title}>
      <header className="advice-head">
        <h2 dir="auto">{one.title}</h2>
        <p className="small dim">
          <span className="advice-channel">{one.platform}</span>
          <span>
            {formatDay(one.date)}
            {groupName !== undefined && (
              <>
                {' · '}
                <bdi>{groupName}</bdi>
              </>
            )}
          </span>
        </p>
        <RuleLine one={one} />
      </header>
      <StatusChoice recommendation={one} />
      <p dir="auto">{one.why_important}</p>
      <div className="advice-columns">
        <div>
          <h3>What to do</h3>
          <PlainMarkdown text={one.task} />
        </div>
        <div>
          <h3>Evidence</h3>
          <PlainMarkdown text={one.data_points} />
          <EvidenceFigures evidence={one.evidence} />
          {one.references.length > 0 && (
            <>
              <h3>{plural(one.references.length, 'source')}</h3>
              <ul className="advice-sources">
                {one.references.map((reference) => (
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
      {one.take_action_url !== null && isWebAddress(one.take_action_url) && (
        <Button
          component="a"
          href={one.take_action_url}
          target="_blank"
          rel="noreferrer noopener"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
          className="advice-act"
        >
          Open {host(one.take_action_url)}
        </Button>
      )}
    </article>
  );
}

/** What to do next, each with its reason, its task and its evidence. */
export default function Recommendations({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const recommendations = useOperation('list-recommendations', { customerId });
  const groups = useQueryGroups(customerId);
  const status = states.find((one) => one === parameters.get('status'));
  const ofGroup = (recommendations.data ?? [])
    .filter((one) => filters.group === null || one.query_group_id === filters.group)
    .toSorted((a, b) => b.priority - a.priority);
  const shown = ofGroup.filter((one) => status === undefined || one.status === status);
  const open = Number(parameters.get('open'));
  return (
    <div className="page advice-page">
      <PageTitle
        title="Recommendations"
        note={recommendations.data === undefined ? undefined : 'from ChatGPT answers, worked out every week'}
      >
        {ofGroup.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label="Status"
            value={status ?? 'all'}
            onChange={(value) => change({ status: value === 'all' ? null : value })}
            data={[
              { value: 'all', label: `All ${ofGroup.length}` },
              ...states.map((one) => ({
                value: one,
                label: `${one} ${ofGroup.filter((other) => other.status === one).length}`,
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
          title="The recommendations could not be read"
          error={recommendations.error}
          retry={() => void recommendations.refetch()}
        />
      )}
      {recommendations.data !== undefined && shown.length === 0 && (
        <Empty
          icon={<IconBulb size={28} stroke={1.4} />}
          title={ofGroup.length === 0 ? 'No recommendation yet' : `None is “${status ?? ''}”`}
        >
          {ofGroup.length === 0
            ? 'They are worked out every week from ChatGPT answers and the sources they cite.'
            : 'Choose another status.'}
        </Empty>
      )}
      {shown.map((one) => (
        <Card
          key={one.id}
          one={one}
          groupName={groups.data?.find((group) => group.id === one.query_group_id)?.name}
          focused={one.id === open}
        />
      ))}
    </div>
  );
}
