import { Button, NumberInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { InputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { hidden } from '../../language/tags.tsx';

/** Edits a monthly cap in US dollars; empty means no cap. */
export function CapEditor({
  subject,
  name,
  capUsd,
}: {
  subject: InputOf<'set-budget'>['subject'];
  name: string;
  capUsd: number | null;
}) {
  const save = useCommand('set-budget');
  const [value, setValue] = useState<number | string>(capUsd ?? '');
  const newCapUsd = value === '' ? null : Number(value);
  const changed = newCapUsd !== capUsd;
  return (
    <form
      className="cap-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changed) return;
        save.mutate(
          { subject, capUsd: newCapUsd },
          {
            onSuccess: () =>
              notifications.show({
                message:
                  newCapUsd === null
                    ? t('{name}: no cap', { name })
                    : t('{name}: {cap} a month maximum', { name, cap: formatDollars(newCapUsd) }),
              }),
          },
        );
      }}
    >
      <NumberInput
        size="xs"
        aria-label={t('Monthly cap for {name}, US dollars', { name })}
        placeholder={t('no cap')}
        prefix="$"
        min={0}
        max={1_000_000}
        decimalScale={2}
        thousandSeparator=","
        allowNegative={false}
        hideControls
        w="7.5rem"
        value={value}
        onChange={setValue}
      />
      <Button type="submit" variant={changed ? 'filled' : 'default'} disabled={!changed} loading={save.isPending}>
        <T message="Save<hidden> the cap for {name}</hidden>" values={{ name, hidden }} />
      </Button>
    </form>
  );
}
