import { Button, Tabs } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconCalendarTime,
  IconHistory,
  IconInfoCircle,
  IconListDetails,
  IconPlayerPause,
  IconPlayerPlay,
  IconTag,
  IconTargetArrow,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { useCommand, useQueryGroups } from '../../api/hooks.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { ScanGroup } from '../scans/scan-dialog.tsx';
import { QueryLabels } from '../../labels/query-labels.tsx';
import { t } from '../../language/current.ts';
import { GroupDetails, type Group } from './group-details.tsx';
import './group.css';
import { QueryEditor } from './query-editor.tsx';
import { QueryHistory } from './query-history.tsx';
import { ScanPlan } from './scan-plan.tsx';

const tabs = [
  { value: 'plan', label: t('Schedule'), icon: IconCalendarTime },
  { value: 'queries', label: t('Queries'), icon: IconListDetails },
  { value: 'labels', label: t('Tags'), icon: IconTag },
  { value: 'history', label: t('Version history'), icon: IconHistory },
  { value: 'details', label: t('Rename, duplicate, delete'), icon: IconInfoCircle },
] as const;

const stateLabels = {
  Active: `● ${t('Active', {}, 'query group')}`,
  Pause: `❚❚ ${t('Paused: no scans')}`,
  'Not Active': `○ ${t('Switched off', {}, 'query group')}`,
} as const;
const stateClass = { Active: 'good', Pause: 'warn', 'Not Active': 'dim' } as const;

/** The state of the group with buttons to scan, pause or resume it and to see its results. */
function Head({ group }: { group: Group }) {
  const setStatus = useCommand('set-query-group-status');
  const active = group.status === 'Active';
  return (
    <>
      <p className="side-line">
        <span className={stateClass[group.status]}>{stateLabels[group.status]}</span>
        {group.platforms.map((platform) => (
          <PlatformMark key={platform} platform={platform} short />
        ))}
      </p>
      <div className="group-tools">
        <ScanGroup group={group} />
        <Button
          variant="default"
          leftSection={active ? <IconPlayerPause size={14} /> : <IconPlayerPlay size={14} />}
          loading={setStatus.isPending}
          onClick={() =>
            setStatus.mutate(
              { queryGroupId: group.id, status: active ? 'Pause' : 'Active' },
              {
                onSuccess: () =>
                  notifications.show({
                    message: active
                      ? t('“{name}” paused', { name: group.name })
                      : t('“{name}” resumed', { name: group.name }),
                  }),
              },
            )
          }
        >
          {active ? t('Pause', {}, 'verb') : t('Resume')}
        </Button>
        <Button
          component={Link}
          variant="default"
          leftSection={<IconTargetArrow size={14} />}
          href={viewAddress(group.customerId, 'overview', { ...noFilters, group: group.id })}
        >
          {t('See results')}
        </Button>
      </div>
    </>
  );
}

/** Side page of a query group: schedule, queries, version history, name. */
export function GroupPage({ customerId, groupId, close }: { customerId: number; groupId: number; close: () => void }) {
  const groups = useQueryGroups(customerId);
  const [parameters, change] = useViewParameters();
  const tab = tabs.find((entry) => entry.value === parameters.get('tab'))?.value ?? 'plan';
  const group = groups.data?.find((candidate) => candidate.id === groupId);
  return (
    <SidePage title={group?.name ?? t('Query group')} size="min(46rem, 94vw)" close={close}>
      <Query of={groups} what={t('the query group')} loading={<Lines count={10} />}>
        {() =>
          group === undefined ? (
            <Empty title={t('Query group not found')}>
              {t('It may belong to another client or to the other workspace.')}
            </Empty>
          ) : (
            <>
              <Head group={group} />
              <Tabs
                value={tab}
                onChange={(value) => change({ tab: value === 'plan' ? null : value })}
                keepMounted={false}
              >
                <Tabs.List aria-label={t('Query group')}>
                  {tabs.map((entry) => (
                    <Tabs.Tab key={entry.value} value={entry.value} leftSection={<entry.icon size={14} stroke={1.7} />}>
                      {entry.label}
                    </Tabs.Tab>
                  ))}
                </Tabs.List>
                <Tabs.Panel value="plan" className="group-panel-body">
                  <ScanPlan key={groupId} groupId={groupId} />
                </Tabs.Panel>
                <Tabs.Panel value="queries" className="group-panel-body">
                  {group.status === 'Not Active' ? (
                    <Empty compact title={t('This group is switched off')}>
                      {t('Resume it to see and edit its queries.')}
                    </Empty>
                  ) : (
                    <QueryEditor key={groupId} groupId={groupId} />
                  )}
                </Tabs.Panel>
                <Tabs.Panel value="labels" className="group-panel-body">
                  <QueryLabels key={groupId} customerId={customerId} groupId={groupId} />
                </Tabs.Panel>
                <Tabs.Panel value="history" className="group-panel-body">
                  <QueryHistory groupId={groupId} />
                </Tabs.Panel>
                <Tabs.Panel value="details" className="group-panel-body">
                  <GroupDetails key={groupId} group={group} />
                </Tabs.Panel>
              </Tabs>
            </>
          )
        }
      </Query>
    </SidePage>
  );
}
