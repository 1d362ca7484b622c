import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAdjustments, IconDots, IconPlayerPause, IconPower, IconRefresh } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useCommand } from '../../api/hooks.ts';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { useNow } from '../../app/use-today.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { PlatformMark, PlatformShape } from '../../components/platform-mark.tsx';
import { formatDay, formatInstant, formatPeriod, formatRelative } from '../../format/dates.ts';
import { formatInterval, formatScore } from '../../format/numbers.ts';
import { languageAndCountry } from '../../format/places.ts';
import { t } from '../../language/current.ts';
import { ScanGroup } from '../scans/scan-dialog.tsx';

type Group = OutputOf<'list-query-groups'>[number];

const states = {
  Active: { label: t('Active', {}, 'query group'), className: 'group-state good', sign: '●' },
  Pause: { label: t('Paused', {}, 'query group'), className: 'group-state warn', sign: '❚❚' },
  'Not Active': { label: t('Switched off', {}, 'query group'), className: 'group-state dim', sign: '○' },
} as const;

function GroupMenu({ group }: { group: Group }) {
  const { name } = group;
  const setStatus = useCommand('set-query-group-status');
  const set = (status: Group['status'], notice: string) =>
    setStatus.mutate({ queryGroupId: group.id, status }, { onSuccess: () => notifications.show({ message: notice }) });
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon aria-label={t('More actions for {name}', { name })} loading={setStatus.isPending}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {group.status === 'Active' && (
          <Menu.Item
            leftSection={<IconPlayerPause size={15} />}
            onClick={() => set('Pause', t('“{name}” paused', { name }))}
          >
            {t('Pause: no scans; data stays visible')}
          </Menu.Item>
        )}
        {group.status !== 'Active' && (
          <Menu.Item
            leftSection={<IconRefresh size={15} />}
            onClick={() => set('Active', t('“{name}” resumed', { name }))}
          >
            {group.status === 'Pause' ? t('Resume') : t('Switch on')}
          </Menu.Item>
        )}
        {group.status !== 'Not Active' && (
          <Menu.Item
            leftSection={<IconPower size={15} />}
            onClick={() => set('Not Active', t('“{name}” switched off', { name }))}
          >
            {t('Switch off: hidden from scripts; data kept')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What a score was measured by: its answers, their days and its interval. */
function scoreBasis({ score, from, to }: Group['latestScores'][number]): string {
  const basis = { count: score.n, period: formatPeriod(from, to) };
  return score.low === null
    ? t('{count, plural, one {# answer} other {# answers}} of {period}', basis)
    : t('{count, plural, one {# answer} other {# answers}} of {period}, 95 % interval {interval}', {
        ...basis,
        interval: formatInterval(score.low, score.high),
      });
}

/** A query group as a row of the table. */
export function GroupRow({ group }: { group: Group }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const state = states[group.status];
  const scoped = { ...noFilters, group: group.id };
  return (
    <tr>
      <td className="group-name">
        <Link className="text-link" href={viewAddress(group.customerId, 'overview', scoped)}>
          <bdi>{group.name}</bdi>
        </Link>
        <span className="small dim truncate" title={group.keywords}>
          {t('{count, plural, one {# query} other {# queries}}', { count: group.activeQueries })} ·{' '}
          {languageAndCountry(group)}
        </span>
      </td>
      <td>
        <span className={state.className}>
          <span aria-hidden="true">{state.sign}</span> {state.label}
        </span>
      </td>
      <td>
        <span className="group-platforms">
          {group.platforms.map((platform) => (
            <PlatformMark key={platform} platform={platform} short />
          ))}
        </span>
      </td>
      <td className="figure">
        <span className="group-scores">
          {group.latestScores.length === 0 && <span className="dim">{t('never scanned')}</span>}
          {group.latestScores.map((latest) => (
            <Tooltip key={latest.platform} label={scoreBasis(latest)}>
              <Link
                className="text-link group-score"
                href={viewAddress(
                  group.customerId,
                  'answers',
                  { ...scoped, platform: latest.platform, from: latest.from, to: latest.to },
                  { outcome: 'answered' },
                )}
              >
                <PlatformShape platform={latest.platform} size={9} />
                <span className="visually-hidden">{platformLabel(latest.platform)} </span>
                {formatScore(latest.score.value)}
              </Link>
            </Tooltip>
          ))}
        </span>
      </td>
      <td className="figure dim group-last">{group.lastScanAt === null ? '–' : formatDay(group.lastScanAt)}</td>
      <td className="figure dim">
        {group.nextRunAt === null ? (
          '–'
        ) : (
          <Tooltip label={formatInstant(group.nextRunAt, timeZone)}>
            <span tabIndex={0}>{formatRelative(group.nextRunAt, now)}</span>
          </Tooltip>
        )}
      </td>
      <td className="group-actions">
        <ScanGroup group={group} />
        <Tooltip label={t('Schedule, queries and name')}>
          <ActionIcon
            component={Link}
            href={itemAddress(group.customerId, 'groups', group.id)}
            aria-label={t('Edit {name}', { name: group.name })}
          >
            <IconAdjustments size={16} />
          </ActionIcon>
        </Tooltip>
        <GroupMenu group={group} />
      </td>
    </tr>
  );
}
