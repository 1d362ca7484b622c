import { NumberInput, Select, useComputedColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { useCustomer, useOperation, useQueryGroups } from '../../api/hooks.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { lineLook } from '../../charts/compare-options.ts';
import { Chart } from '../../charts/chart.tsx';
import { planOptions, samplesLabel } from '../../charts/plan-options.ts';
import { ChartPanel } from '../../components/chart-panel.tsx';
import { NoQueryGroup } from '../../components/nothing-yet.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { formatPercent } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { lineMark } from '../../pictures/marks.ts';
import { planAlternative, planSentence } from '../../wording/plans.ts';
import { NoiseCheck } from './noise-check.tsx';
import { PlanTable } from './plan-table.tsx';

type Plan = OutputOf<'get-plan'>;
type PlannedPlatform = Plan['platforms'][number];

const basisWords: Readonly<Record<PlannedPlatform['basis']['withinQuery'], string>> = {
  history: t('the group’s own scans'),
  other_groups: t('other groups of this workspace'),
  samples: t('several answers to the same questions'),
  prior: t('a stated assumption'),
};

const basisLines = [
  ['withinQuery', t('How much the answers to a query vary')],
  ['sampleShare', t('What asking several times averages away')],
  ['correlation', t('How much a scan moves as a whole')],
  ['shift', t('How much queries drift apart by themselves')],
] as const;

const wholeOr = (text: string | null): number | null => {
  const value = Number(text);
  return text === null || text === '' || !Number.isFinite(value) || value <= 0 ? null : value;
};

/** What a planned action could show: the smallest visible change by weeks, samples and cost. */
export function Planner({ customerId }: { customerId: number }) {
  const groups = useQueryGroups(customerId);
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  return (
    <Query
      of={groups}
      what={t('the query groups')}
      loading={<PanelSkeleton height="18rem" />}
      isEmpty={(list) => list.length === 0}
      empty={<NoQueryGroup customerId={customerId} />}
    >
      {(list) => {
        const wanted = wholeOr(parameters.get('for')) ?? filters.group;
        const group = list.find(({ id }) => id === wanted) ?? list[0];
        if (group === undefined) return null;
        const most = group.activeQueries;
        const aimed = Math.min(most, wholeOr(parameters.get('queries')) ?? Math.ceil(most / 2));
        const detect = wholeOr(parameters.get('detect'));
        return (
          <>
            <Panel title={t('The plan')}>
              <div className="plan-fields">
                <Select
                  label={t('Query group')}
                  data={list.map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={String(group.id)}
                  allowDeselect={false}
                  onChange={(value) => change({ for: value, queries: null })}
                />
                <NumberInput
                  label={t('Queries worked on')}
                  description={
                    aimed === most
                      ? t('all of them: compared with their own past')
                      : t('of {count, number}; the others are compared with', { count: most })
                  }
                  min={1}
                  max={most}
                  allowDecimal={false}
                  value={aimed}
                  onChange={(value) => change({ queries: typeof value === 'number' && value > 0 ? value : null })}
                />
                <NumberInput
                  label={t('Change to be seen')}
                  description={t('in points; leave it empty to see all')}
                  min={0.5}
                  max={100}
                  decimalScale={1}
                  value={detect ?? ''}
                  onChange={(value) => change({ detect: typeof value === 'number' && value > 0 ? value : null })}
                />
              </div>
            </Panel>
            <PlanOf
              customerId={customerId}
              group={group}
              aimed={aimed}
              detect={detect === null ? null : Math.min(100, detect)}
              on={parameters.get('on')}
              choose={(on) => change({ on })}
            />
            <NoiseCheck groupId={group.id} queries={most} waiting={group.nextScanSamples} />
          </>
        );
      }}
    </Query>
  );
}

/** While a number is typed, no plan is asked for. */
const waitMs = 300;

function PlanOf({
  customerId,
  group,
  aimed,
  detect,
  on,
  choose,
}: {
  customerId: number;
  group: OutputOf<'list-query-groups'>[number];
  aimed: number;
  detect: number | null;
  on: string | null;
  choose: (platform: string) => void;
}) {
  const platform = group.platforms.find((one) => one === on) ?? group.platforms[0];
  const queryGroupId = group.id;
  const request = useMemo(
    () =>
      platform === undefined || aimed < 1
        ? null
        : { queryGroupId, aimed, platform, ...(detect === null ? {} : { detect }) },
    [queryGroupId, aimed, platform, detect],
  );
  const [asked] = useDebouncedValue(request, waitMs);
  const plan = useOperation('get-plan', asked, { keepPrevious: true });
  const client = useCustomer(customerId)?.name ?? '';
  if (request === null)
    return (
      <p className="dim">
        {aimed < 1 ? t('The group has no queries to plan with.') : t('The group has no platforms to ask.')}
      </p>
    );
  return (
    <Query of={plan} what={t('the plan')} loading={<PanelSkeleton height="20rem" />}>
      {(planned) => {
        const shown = planned.platforms[0];
        return shown === undefined ? null : (
          <Curves
            plan={planned}
            shown={shown}
            platforms={group.platforms}
            detect={detect}
            client={client}
            choose={choose}
          />
        );
      }}
    </Query>
  );
}

function Curves({
  plan,
  shown,
  platforms,
  detect,
  client,
  choose,
}: {
  plan: Plan;
  shown: PlannedPlatform;
  /** Of the group; one is shown. */
  platforms: readonly string[];
  detect: number | null;
  client: string;
  choose: (platform: string) => void;
}) {
  const scheme = useComputedColorScheme('light');
  const option = useMemo(() => planOptions(shown.curves, detect, scheme), [shown, detect, scheme]);
  const now = shown.curves.find(({ samples }) => samples === plan.samples) ?? shown.curves[0];
  const said = [
    ...(now === undefined ? [] : [planSentence(now.sentence)]),
    ...(shown.alternative === null ? [] : [planAlternative(shown.alternative)]),
  ].join(' ');
  const title = t('Smallest change that is seen');
  const platform = platformLabel(shown.platform);
  return (
    <ChartPanel
      title={title}
      note={t('points, seen in 8 of 10 cases; {platform}', { platform })}
      picture={{
        client,
        period: plan.queryGroupName,
        note: t('Smallest change seen in 8 of 10 cases on {platform}, by weeks after the action', { platform }),
        legend: shown.curves.map(({ samples }, index) => {
          const look = lineLook(index, scheme);
          return { mark: lineMark(look.colour, look.dash), label: samplesLabel(samples) };
        }),
        body: { kind: 'chart', option, height: 340 },
        scheme,
      }}
      table={{
        name: t('Plan for {group} on {platform}', { group: plan.queryGroupName, platform }),
        header: [mark('Samples'), mark('Weeks'), mark('Change in points'), mark('Answers'), mark('Cost in dollars')],
        rows: shown.curves.flatMap(({ samples, points }) =>
          points.map((point) => [samples, point.weeks, point.change, point.answers, point.costUsd]),
        ),
      }}
      actions={
        platforms.length > 1 && (
          <Segments
            size="xs"
            aria-label={t('Platform')}
            value={shown.platform}
            onChange={choose}
            data={platforms.map((one) => ({ value: one, label: platformLabel(one) }))}
          />
        )
      }
    >
      {said !== '' && <p className="effect-sentence">{said}</p>}
      {shown.curves.some(({ points }) => points.some(({ change }) => change !== null)) && (
        <Chart
          option={option}
          height={250}
          label={t('Smallest change that is seen on {platform}. {sentence}', { platform, sentence: said })}
        />
      )}
      <PlanTable curves={shown.curves} detect={detect} />
      <p className="small dim">
        {t('Based on a share of {share} and {count, plural, one {# scan} other {# scans}}. Taken from:', {
          share: formatPercent(shown.rate),
          count: shown.scans,
        })}
      </p>
      <ul className="small dim plan-basis">
        {basisLines.map(([part, words]) => (
          <li key={part}>{t('{name}: {value}', { name: words, value: basisWords[shown.basis[part]] })}</li>
        ))}
      </ul>
    </ChartPanel>
  );
}
