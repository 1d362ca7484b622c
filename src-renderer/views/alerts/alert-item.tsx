import { Button, Menu } from '@mantine/core';
import { IconBellOff, IconCheck, IconChevronDown, IconClock, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { addDays } from '#shared/domain/dates.ts';
import { useCommand } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { alertSentence } from '../../wording/alerts.ts';
import { kindLabels, reasonLines, type Alert } from './alert-words.ts';

/** One alert: what happened, why it was reported, and what to do with it. */
export function AlertItem({ alert }: { alert: Alert }) {
  const [open, setOpen] = useState(false);
  const setState = useCommand('set-alert-state');
  const mute = useCommand('mute-alerts');
  const reasons = reasonLines(alert);
  const { alertId, customerName, platform, state, toldAt, snoozedUntil, muted } = alert;
  const setTo = (next: Alert['state']) => setState.mutate({ alertIds: [alertId], state: next });
  return (
    <li className={`panel alert-item${state === 'new' && toldAt !== null ? ' alert-new' : ''}`}>
      <p className="small dim alert-head">
        <span>{kindLabels[alert.kind]}</span>
        <span dir="auto">{customerName ?? t('All clients')}</span>
        {platform !== null && <PlatformMark platform={platform} short />}
        <time dateTime={alert.day}>{formatDay(alert.day)}</time>
        {state === 'new' && toldAt !== null && <b className="alert-state">{t('New', {}, 'alert')}</b>}
        {snoozedUntil !== null && <span>{t('snoozed until {day}', { day: formatDay(snoozedUntil) })}</span>}
        {muted && <span>{t('muted')}</span>}
        {toldAt === null && <span>{t('before alerts were watched')}</span>}
      </p>
      <p className="alert-sentence" dir="auto">
        {alertSentence(alert.sentence)}
      </p>
      {open && (
        <ul className="small alert-reasons">
          {reasons.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="alert-actions">
        <Button
          component={Link}
          href={alert.link}
          size="compact-sm"
          variant="default"
          onClick={() => {
            if (state === 'new') setTo('seen');
          }}
        >
          {alert.link.includes('/answers') ? t('Show the answers') : t('Show')}
        </Button>
        {reasons.length > 0 && (
          <Button size="compact-sm" variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('Hide why') : t('Why')}
          </Button>
        )}
        {toldAt !== null && (
          <span className="alert-decide">
            {state === 'done' ? (
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconRotate size={14} />}
                onClick={() => setTo('seen')}
              >
                {t('Reopen')}
              </Button>
            ) : (
              <>
                <Snooze alert={alert} />
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconBellOff size={14} />}
                  onClick={() => mute.mutate({ alertId, muted: !muted })}
                >
                  {muted ? t('Unmute') : t('Mute')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="light"
                  leftSection={<IconCheck size={14} />}
                  onClick={() => setTo('done')}
                >
                  {t('Done', {}, 'alert')}
                </Button>
              </>
            )}
          </span>
        )}
      </div>
    </li>
  );
}

const snoozeDays = [
  { days: 1, label: t('Until tomorrow') },
  { days: 7, label: t('For a week') },
  { days: 30, label: t('For a month') },
] as const;

function Snooze({ alert: { alertId, snoozedUntil } }: { alert: Alert }) {
  const snooze = useCommand('snooze-alert');
  const today = useToday();
  if (snoozedUntil !== null && snoozedUntil >= today)
    return (
      <Button size="compact-sm" variant="subtle" onClick={() => snooze.mutate({ alertId, until: null })}>
        {t('End snooze')}
      </Button>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconClock size={14} />}
          rightSection={<IconChevronDown size={12} />}
        >
          {t('Snooze')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {snoozeDays.map(({ days, label }) => (
          <Menu.Item key={days} onClick={() => snooze.mutate({ alertId, until: addDays(today, days - 1) })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
