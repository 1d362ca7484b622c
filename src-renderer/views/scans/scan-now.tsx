import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconChevronDown, IconPlayerPlay } from '@tabler/icons-react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useCommand, useQueryGroups } from '../../api/hooks.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { t } from '../../language/current.ts';
import { EstimateBrief } from '../money/estimate.tsx';

/** What was started, and what had begun before. */
function startedWords(name: string, platform: string | undefined, count: number, begun: number): string {
  if (platform === undefined)
    return count === 0
      ? t('The scan of “{name}” had begun already: nothing is asked twice', { name })
      : t(
          '{count, plural, one {# scan} other {# scans}} of “{name}” started{begun, plural, =0 {} one {. # had begun already: nothing is asked twice} other {. # had begun already: nothing is asked twice}}',
          { count, name, begun },
        );
  const on = { name, platform: platformLabel(platform) };
  return count === 0
    ? t('The scan of “{name}” on {platform} had begun already: nothing is asked twice', on)
    : t('{count, plural, one {# scan} other {# scans}} of “{name}” on {platform} started', { count, ...on });
}

/** Starts scans with a notice; progress arrives as events. */
export function useScanNow() {
  const start = useCommand('start-scan');
  return {
    pending: start.isPending,
    scan: (queryGroupId: number, name: string, platform?: string, started?: () => void) =>
      start.mutate(platform === undefined ? { queryGroupId } : { queryGroupId, platform }, {
        onSuccess: ({ executionIds, begunBefore }) => {
          notifications.show({
            message: startedWords(name, platform, executionIds.length - begunBefore.length, begunBefore.length),
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
          {t('Scan now')}
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
                {t('All platforms')}
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
