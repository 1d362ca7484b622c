import { Button, Checkbox, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { call } from '../../api/client.ts';
import { useOperation } from '../../api/hooks.ts';
import { useNow } from '../../app/use-today.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { Facts } from '../../components/side-page.tsx';
import { Lines } from '../../components/states.tsx';
import { formatInstant, formatRelative } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { EstimatePanel } from '../money/estimate.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { sameSchedule, type ScheduleInput } from './schedule-labels.ts';

type Settings = OutputOf<'get-scan-settings'>;
type Platforms = OutputOf<'list-providers'>;

/** Why a platform is not set up, as its provider says it. */
function missingOf({ providers }: Platforms[number]): string | null {
  const missing = providers.find((provider) => provider.active)?.missing ?? null;
  return missing === null ? null : serviceText(missing);
}

/** Schedule, samples and platforms, saved or being edited. */
interface Plan {
  readonly schedule: ScheduleInput;
  readonly samples: number;
  readonly platforms: readonly string[];
}

const samePlatforms = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join();

/** Saves the settings that differ, one after the other. */
async function save(groupId: number, plan: Plan, settings: Settings): Promise<void> {
  if (plan.samples !== settings.samples) await call('set-samples', { queryGroupId: groupId, samples: plan.samples });
  if (!samePlatforms(plan.platforms, settings.platforms))
    await call('set-group-platforms', { queryGroupId: groupId, platforms: [...plan.platforms] });
  if (!sameSchedule(plan.schedule, settings.schedule))
    await call('set-schedule', { queryGroupId: groupId, schedule: plan.schedule });
}

function PlatformChoice({
  platforms,
  value,
  change,
}: {
  platforms: Platforms;
  value: readonly string[];
  change: (platforms: string[]) => void;
}) {
  return (
    <Checkbox.Group
      label={t('Platforms')}
      value={[...value]}
      onChange={change}
      error={value.length === 0 ? t('Choose at least one platform') : undefined}
    >
      <div className="plan-platforms">
        {platforms.map((platform) => (
          <Checkbox
            key={platform.platform}
            value={platform.platform}
            label={<PlatformMark platform={platform.platform} />}
            description={
              platform.ready
                ? platform.note === null
                  ? undefined
                  : serviceText(platform.note)
                : t('Not set up: {why}', {
                    why: missingOf(platform) ?? t('no provider'),
                  })
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function PlanForm({ groupId, settings }: { groupId: number; settings: Settings }) {
  const now = useNow();
  const providers = useOperation('list-providers', {});
  const saved: Plan = { schedule: settings.schedule, samples: settings.samples, platforms: settings.platforms };
  const [draft, setDraft] = useState<Plan | null>(null);
  const plan = draft ?? saved;
  const changed =
    !sameSchedule(plan.schedule, settings.schedule) ||
    plan.samples !== settings.samples ||
    !samePlatforms(plan.platforms, settings.platforms);
  const change = (part: Partial<Plan>) => setDraft({ ...plan, ...part });
  const saving = useMutation({
    mutationFn: () => save(groupId, plan, settings),
    onSuccess: () => {
      setDraft(null);
      notifications.show({ message: t('Saved') });
    },
  });
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && plan.platforms.length > 0) saving.mutate();
      }}
    >
      <Facts
        facts={[
          [
            t('Next scan'),
            settings.nextRunAt === null
              ? t('none scheduled')
              : `${formatInstant(settings.nextRunAt, settings.timeZone)} · ${formatRelative(settings.nextRunAt, now)}`,
          ],
          [t('Last scan'), formatInstant(settings.lastScanAt, settings.timeZone)],
        ]}
      />
      <fieldset className="plan-part">
        <legend>{t('When')}</legend>
        <ScheduleEditor
          value={plan.schedule}
          change={(schedule) => change({ schedule })}
          timeZone={settings.timeZone}
        />
      </fieldset>
      <fieldset className="plan-part">
        <legend>{t('How many times each query is asked per scan')}</legend>
        <Segments
          size="xs"
          aria-label={t('Times each query is asked per scan')}
          value={String(plan.samples)}
          onChange={(value) => change({ samples: Number(value) })}
          data={[1, 2, 3, 4, 5].map((count) => ({
            value: String(count),
            label: t('{count, plural, =1 {Once} one {# time} other {# times}}', { count }),
          }))}
        />
        <p className="small dim">
          {t('AI answers vary: asking more often narrows the interval, and each answer is charged.')}
        </p>
      </fieldset>
      <Query of={providers} what={t('the platforms')} compact loading={<Lines count={3} />}>
        {(platforms) => (
          <PlatformChoice
            platforms={platforms}
            value={plan.platforms}
            change={(chosen) => change({ platforms: chosen })}
          />
        )}
      </Query>
      <section aria-label={t('Estimate')} className="plan-estimate">
        <EstimatePanel
          perMonth
          request={{
            queryGroupId: groupId,
            samples: plan.samples,
            schedule: plan.schedule,
            ...(plan.platforms.length === 0 ? {} : { platforms: [...plan.platforms] }),
          }}
        />
      </section>
      <Group justify="flex-end" gap="xs">
        {changed && (
          <Button variant="default" onClick={() => setDraft(null)}>
            {t('Discard changes')}
          </Button>
        )}
        <Button type="submit" disabled={!changed || plan.platforms.length === 0} loading={saving.isPending}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  );
}

/** When and how a group is scanned, with the expected cost. */
export function ScanPlan({ groupId }: { groupId: number }) {
  const settings = useOperation('get-scan-settings', { queryGroupId: groupId });
  return (
    <Query of={settings} what={t('the schedule')} compact loading={<Lines count={8} />}>
      {(saved) => <PlanForm groupId={groupId} settings={saved} />}
    </Query>
  );
}
