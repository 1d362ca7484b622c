import { Button, Tabs } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconCalendarTime,
  IconHistory,
  IconInfoCircle,
  IconListDetails,
  IconPlayerPause,
  IconPlayerPlay,
  IconTargetArrow,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useCommand, useQueryGroups } from '../../api/hooks.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Empty, Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { ScanGroup } from '../scans/scan-group.tsx';
import { GroupDetails, type Group } from './group-details.tsx';
import './group.css';
import { QueryEditor } from './query-editor.tsx';
import { QueryHistory } from './query-history.tsx';
import { ScanPlan } from './scan-plan.tsx';

const tabs = [
  { value: 'plan', label: 'Scanning', icon: IconCalendarTime },
  { value: 'queries', label: 'Queries', icon: IconListDetails },
  { value: 'history', label: 'Version history', icon: IconHistory },
  { value: 'details', label: 'Name and copy', icon: IconInfoCircle },
] as const;

const stateWords = { Active: '● Active', Pause: '❚❚ Paused: no scans', 'Not Active': '○ Switched off' } as const;
const stateClass = { Active: 'good', Pause: 'warn', 'Not Active': 'dim' } as const;

/** Pause, resume, scan, look at what came of it. */
function Head({ group }: { group: Group }) {
  const client = useQueryClient();
  const setStatus = useCommand('set-query-group-status');
  const active = group.status === 'Active';
  return (
    <>
      <p className="side-line">
        <span className={stateClass[group.status]}>{stateWords[group.status]}</span>
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
                onSuccess: () => {
                  notifications.show({
                    message: active ? `“${group.name}” is paused` : `“${group.name}” is scanned again`,
                  });
                  void client.invalidateQueries({
                    predicate: ({ queryKey }) =>
                      ['list-query-groups', 'get-scan-settings', 'get-calendar'].includes(String(queryKey[0])),
                  });
                },
              },
            )
          }
        >
          {active ? 'Pause' : 'Resume'}
        </Button>
        <Button
          component={Link}
          variant="default"
          leftSection={<IconTargetArrow size={14} />}
          href={viewAddress(group.customerId, 'overview', { ...noFilters, group: group.id })}
        >
          See its results
        </Button>
      </div>
    </>
  );
}

/** One query group at the side: when it is scanned, what it asks, what it asked before, what it is called. */
export function GroupPage({ customerId, groupId, close }: { customerId: number; groupId: number; close: () => void }) {
  const groups = useQueryGroups(customerId);
  const [parameters, change] = useViewParameters();
  const tab = tabs.find((one) => one.value === parameters.get('tab'))?.value ?? 'plan';
  const group = groups.data?.find((one) => one.id === groupId);
  return (
    <SidePage title={group?.name ?? 'Query group'} size="min(46rem, 94vw)" close={close}>
      {groups.data === undefined && groups.isPending && (
        <>
          <LoadingNote what="the query group" />
          <Lines count={10} />
        </>
      )}
      {groups.data === undefined && groups.isError && (
        <Failure title="The query group could not be read" error={groups.error} retry={() => void groups.refetch()} />
      )}
      {groups.data !== undefined && group === undefined && (
        <Empty title="This query group is not here any more">
          It may belong to another client, or to the other workspace.
        </Empty>
      )}
      {group !== undefined && (
        <>
          <Head group={group} />
          <Tabs value={tab} onChange={(value) => change({ tab: value === 'plan' ? null : value })} keepMounted={false}>
            <Tabs.List aria-label="About the query group">
              {tabs.map((one) => (
                <Tabs.Tab key={one.value} value={one.value} leftSection={<one.icon size={14} stroke={1.7} />}>
                  {one.label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="plan" className="group-panel-body">
              <ScanPlan key={groupId} groupId={groupId} />
            </Tabs.Panel>
            <Tabs.Panel value="queries" className="group-panel-body">
              {group.status === 'Not Active' ? (
                <Empty compact title="The group is switched off">
                  Resume it to see and edit its queries.
                </Empty>
              ) : (
                <QueryEditor key={groupId} groupId={groupId} />
              )}
            </Tabs.Panel>
            <Tabs.Panel value="history" className="group-panel-body">
              <QueryHistory groupId={groupId} />
            </Tabs.Panel>
            <Tabs.Panel value="details" className="group-panel-body">
              <GroupDetails key={groupId} group={group} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </SidePage>
  );
}
