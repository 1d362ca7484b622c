import { Button, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#shared/domain/dates.ts';
import { t } from '../language/current.ts';
import type { Filters } from './address.ts';
import { matchPreset, periodOf, periodPresets, presetPeriod } from './period.ts';

/** The label of the chosen period. */
function periodLabel(filters: Pick<Filters, 'from' | 'to'>, today: Day, unset: string): string {
  if (filters.from === null && filters.to === null) return unset;
  const preset = matchPreset(filters, today);
  if (preset !== null) return periodPresets.find(({ id }) => id === preset)?.label ?? preset;
  return periodOf(filters);
}

/** Presets and a custom period. */
export function PeriodPicker({
  filters,
  today,
  unset,
  change,
}: {
  filters: Filters;
  today: Day;
  /** The label for no period in this view. */
  unset: string;
  change: (part: Partial<Filters>) => void;
}) {
  const [opened, setOpened] = useState(false);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const preset = matchPreset(filters, today);
  const reversed = from !== '' && to !== '' && from > to;
  const choose = (period: { from: Day | null; to: Day | null }) => {
    change({ from: period.from, to: period.to });
    setOpened(false);
  };
  const open = () => {
    setFrom(filters.from ?? '');
    setTo(filters.to ?? '');
    setOpened(!opened);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={260} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={14} />}
          rightSection={<IconChevronDown size={13} />}
          onClick={open}
        >
          <span className="visually-hidden">{t('Period:')} </span>
          {periodLabel(filters, today, unset)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <div className="period-list">
          {periodPresets
            .filter(({ id, label }) => id === 'latest' || label !== unset)
            .map(({ id, label }) => (
              <UnstyledButton
                key={id}
                className="period-item"
                aria-pressed={preset === id}
                onClick={() => choose(presetPeriod(id, today))}
              >
                {id === 'latest' ? unset : label}
              </UnstyledButton>
            ))}
        </div>
        <form
          className="period-own"
          onSubmit={(event) => {
            event.preventDefault();
            if (!reversed && (from !== '' || to !== ''))
              choose({ from: from === '' ? null : from, to: to === '' ? null : to });
          }}
        >
          <TextInput
            type="date"
            size="xs"
            label={t('From', {}, 'date')}
            value={from}
            max="9999-12-31"
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            size="xs"
            label={t('To', {}, 'date')}
            value={to}
            max="9999-12-31"
            error={reversed ? t('The end is before the start.') : undefined}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button type="submit" disabled={reversed || (from === '' && to === '')}>
            {t('Show this period')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
