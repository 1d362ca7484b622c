import { Checkbox, Group, Stack } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { platforms } from '#shared/domain/platforms.ts';
import { NotSetUp } from '../../components/not-set-up.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { t } from '../../language/current.ts';
import { EstimatePanel } from '../money/estimate.tsx';
import { ScheduleEditor } from '../group/schedule-editor.tsx';
import { defaultSchedule, queriesOf } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { queryBounds } from './typed-queries.ts';

/** Where and when the queries are asked, and what that costs: the same estimate as of an existing group. */
export function PlanStep({
  draft,
  change,
  problems,
  providers,
  timeZone,
}: StepProps & { providers: OutputOf<'list-providers'>; timeZone: string }) {
  const missing = providers.filter(({ published, ready }) => published && !ready);
  const queries = Math.min(queryBounds.maximum, queriesOf(draft).queries.length);
  const schedule = draft.schedule ?? defaultSchedule();
  return (
    <Stack gap="md">
      <Checkbox.Group
        label={t('Platforms')}
        error={problems.platforms}
        value={[...(draft.platforms ?? [])]}
        onChange={(value) => change({ platforms: value })}
      >
        <Group mt={6} gap="lg">
          {platforms
            .filter((platform) => platform.published)
            .map((platform) => (
              <Checkbox key={platform.id} value={platform.id} label={<PlatformMark platform={platform.id} />} />
            ))}
        </Group>
      </Checkbox.Group>
      {missing.map(({ platform, providers: choices }) => (
        <NotSetUp key={platform} platform={platform} why={choices.find(({ active }) => active)?.missing ?? null} />
      ))}
      <ScheduleEditor value={schedule} change={(next) => change({ schedule: next })} timeZone={timeZone} />
      {queries > 0 && draft.platforms?.length !== 0 && (
        <div className="draft-estimate">
          <EstimatePanel
            perMonth
            request={{ queries, schedule, ...(draft.platforms === null ? {} : { platforms: [...draft.platforms] }) }}
          />
        </div>
      )}
      <p className="small dim">
        {schedule.kind === 'off'
          ? t(
              '“Create and scan” asks all queries once now, and then on schedule. “Only plan” leaves the first scan to the schedule: with none, you start it yourself.',
            )
          : t(
              '“Create and scan” asks all queries once now, and then on schedule. “Only plan” leaves the first scan to the schedule.',
            )}
      </p>
    </Stack>
  );
}
