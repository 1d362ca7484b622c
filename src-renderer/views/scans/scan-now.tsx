import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useCommand, useQueryGroups } from '../../api/hooks.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { plural } from '../../format/numbers.ts';
import { EstimateBrief } from '../money/estimate.tsx';

/** Starts scans with a notice; progress arrives as events. */
export function useScanNow() {
  const start = useCommand('start-scan');
  return {
    pending: start.isPending,
    scan: (queryGroupId: number, name: string, platform?: string, started?: () => void) =>
      start.mutate(platform === undefined ? { queryGroupId } : { queryGroupId, platform }, {
        onSuccess: ({ executionIds, begunBefore }) => {
          const on = platform === undefined ? '' : ` on ${platformLabel(platform)}`;
          const fresh = executionIds.length - begunBefore.length;
          notifications.show({
            message: [
              ...(fresh > 0 ? [`${plural(fresh, 'scan')} of “${name}”${on} started`] : []),
              ...(begunBefore.length > 0
                ? [
                    fresh > 0
                      ? `${begunBefore.length} had begun already: nothing is asked twice`
                      : `The scan of “${name}”${on} had begun already: nothing is asked twice`,
                  ]
                : []),
            ].join('. '),
          });
          started?.();
        },
      }),
  };
}

/** The "Scan now" menu with a choice of query group and platform. */
export function ScanNow({ customerId, groupId }: { customerId: number; groupId: number | null }) {
  const groups = useQueryGroups(customerId);
  const { scan, pending } = useScanNow();
  const list = (groups.data ?? []).filter((group) => groupId === null || group.id === groupId);
  return (
    <Menu position="bottom-end" width={330}>
      <Menu.Target>
        <Button
          leftSection={<IconPlayerPlay size={14} />}
          rightSection={<IconChevronDown size={13} />}
          disabled={list.length === 0}
          loading={pending}
        >
          Scan now
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="26rem" style={{ overflowY: 'auto' }}>
        {list.map((group) => (
          <div key={group.id} role="group" aria-label={group.name}>
            <Menu.Label>
              <bdi>{group.name}</bdi>
            </Menu.Label>
            {group.platforms.length > 1 && (
              <Menu.Item
                rightSection={<EstimateBrief queryGroupId={group.id} />}
                onClick={() => scan(group.id, group.name)}
              >
                All platforms
              </Menu.Item>
            )}
            {group.platforms.map((platform) => (
              <Menu.Item
                key={platform}
                rightSection={<EstimateBrief queryGroupId={group.id} platform={platform} />}
                onClick={() => scan(group.id, group.name, platform)}
              >
                <PlatformMark platform={platform} />
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
