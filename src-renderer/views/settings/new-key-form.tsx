import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { defaultDailyCapUsd } from '#shared/contract/workspace/keys.ts';
import type { InputOf } from '#shared/contract/index.ts';

type NewKey = Omit<InputOf<'create-key'>, 'organizationId'>;

/** What a new key is for, what it may do, until when, and for how much a day. */
export function NewKeyForm({ pending, create }: { pending: boolean; create: (key: NewKey, done: () => void) => void }) {
  const [name, setName] = useState('');
  const [manages, setManages] = useState(false);
  const [spends, setSpends] = useState(false);
  const [cap, setCap] = useState<number | string>(defaultDailyCapUsd);
  const [expiresOn, setExpiresOn] = useState('');
  const clear = () => {
    setName('');
    setManages(false);
    setSpends(false);
    setExpiresOn('');
  };
  const dailyCapUsd = cap === '' ? 0 : Number(cap);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create(
          {
            ...(name.trim() === '' ? {} : { name: name.trim() }),
            scopes: ['read', ...(manages ? (['manage'] as const) : []), ...(spends ? (['spend'] as const) : [])],
            ...(expiresOn === '' ? {} : { expiresOn }),
            ...(spends ? { dailyCapUsd } : {}),
          },
          clear,
        );
      }}
    >
      <div className="settings-row">
        <TextInput
          label="Name of the new key"
          placeholder="Reporting script"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <TextInput
          type="date"
          label="Last day (optional)"
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.currentTarget.value)}
        />
        <Button type="submit" loading={pending} size="sm">
          Create key
        </Button>
      </div>
      <fieldset className="key-rights">
        <legend>It reads all figures of its organization. It may also</legend>
        <Checkbox
          label="change clients, groups, brands, notes and recommendations"
          checked={manages}
          onChange={(event) => setManages(event.currentTarget.checked)}
        />
        <div className="settings-row">
          <Checkbox
            label="scan, and do other work that costs money, for at most"
            checked={spends}
            onChange={(event) => setSpends(event.currentTarget.checked)}
          />
          <NumberInput
            size="xs"
            aria-label="US dollars a day"
            prefix="$"
            suffix=" a day"
            min={0}
            max={10_000}
            decimalScale={2}
            allowNegative={false}
            hideControls
            w="7rem"
            disabled={!spends}
            value={cap}
            onChange={setCap}
          />
        </div>
      </fieldset>
    </form>
  );
}
