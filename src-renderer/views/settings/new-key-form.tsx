import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { defaultDailyCapUsd } from '#shared/contract/workspace/keys.ts';
import type { InputOf } from '#shared/contract/index.ts';
import { t } from '../../language/current.ts';

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
          label={t('Name of the new key')}
          placeholder={t('Reporting script')}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <TextInput
          type="date"
          label={t('Last day (optional)')}
          value={expiresOn}
          onChange={(event) => setExpiresOn(event.currentTarget.value)}
        />
        <Button type="submit" loading={pending} size="sm">
          {t('Create key')}
        </Button>
      </div>
      <fieldset className="key-rights">
        <legend>{t('It reads all figures of its organization. It may also')}</legend>
        <Checkbox
          label={t('change clients, groups, brands, notes and recommendations')}
          checked={manages}
          onChange={(event) => setManages(event.currentTarget.checked)}
        />
        <div className="settings-row">
          <Checkbox
            label={t('scan, and do other work that costs money, for at most')}
            checked={spends}
            onChange={(event) => setSpends(event.currentTarget.checked)}
          />
          <NumberInput
            size="xs"
            aria-label={t('US dollars a day')}
            prefix="$"
            suffix={` ${t('a day', {}, 'after a sum')}`}
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
