import { Button, PasswordInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { InputOf } from '#shared/contract/index.ts';
import { useCommand, useCustomers, useOperation } from '../../../api/hooks.ts';
import { Problem } from '../../../components/problem.tsx';
import { t } from '../../../language/current.ts';
import { formatChoice, weekdayChoice, type Channel, type Settings } from './channel-labels.ts';
import { DeleteChannel } from './delete-channel.tsx';

interface Draft {
  readonly name: string;
  readonly recipients: string;
  readonly address: string;
  readonly secret: string;
  readonly format: Channel['format'];
  readonly allowPrivate: boolean;
  readonly customerId: number | null;
  readonly active: boolean;
  readonly alerts: boolean;
  readonly digest: Channel['digest'];
  readonly digestDay: number;
  readonly digestTime: string;
  readonly language: string | null;
}

const draftOf = (channel: Channel | null): Draft => ({
  name: channel?.name ?? '',
  recipients: channel?.recipients.join('\n') ?? '',
  address: '',
  secret: '',
  format: channel?.format ?? 'json',
  allowPrivate: channel?.allowPrivate ?? false,
  customerId: channel?.customerId ?? null,
  active: channel?.active ?? true,
  alerts: channel?.alerts ?? true,
  digest: channel?.digest ?? 'all',
  digestDay: channel?.digestDay ?? 1,
  digestTime: channel?.digestTime ?? '08:00',
  language: channel?.language ?? null,
});

function requestOf(kind: Channel['kind'], channel: Channel | null, draft: Draft): InputOf<'save-message-channel'> {
  const { recipients, address, secret, format, allowPrivate, customerId, ...rest } = draft;
  return {
    kind,
    ...rest,
    ...(channel === null ? { customerId } : { channelId: channel.channelId }),
    ...(kind === 'email'
      ? { recipients: recipients.split(/[\s,;]+/).filter((each) => each !== '') }
      : {
          format,
          allowPrivate,
          ...(address.trim() === '' ? {} : { address }),
          ...(secret === '' ? {} : { secret }),
        }),
  };
}

/** A secret that no one has to think up. */
const newSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const digestChoice = [
  { value: 'off', label: t('No digest') },
  { value: 'all', label: t('One message for all clients') },
  { value: 'each', label: t('One message per client') },
];

/** Adds or changes a channel. */
export function ChannelForm({
  kind,
  channel,
  languages,
  timeZone,
  done,
}: {
  readonly kind: Channel['kind'];
  readonly channel: Channel | null;
  readonly languages: Settings['languages'];
  readonly timeZone: string;
  readonly done: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(channel));
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const save = useCommand('save-message-channel', { quiet: true });
  const customers = useCustomers().data ?? [];
  const shell = useOperation('get-shell-settings', {}).data;
  const hasVault = shell?.desktop === true && shell.vault;
  const [isStored, isSigned] = channel?.secrets.map(({ present }) => present) ?? [];
  return (
    <form
      className="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(requestOf(kind, channel, draft), {
          onSuccess: () => {
            notifications.show({ message: t('{name} saved', { name: draft.name.trim() }) });
            done();
          },
        });
      }}
    >
      <TextInput
        label={t('Name')}
        placeholder={kind === 'email' ? t('Me') : t('Team channel')}
        required
        maxLength={200}
        data-autofocus
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {kind === 'email' && (
        <Textarea
          label={t('E-mail addresses')}
          description={t('One per line. Each gets a message of its own.')}
          autosize
          minRows={2}
          maxRows={8}
          required
          value={draft.recipients}
          onChange={(event) => change({ recipients: event.currentTarget.value })}
        />
      )}
      {kind === 'webhook' && (
        <>
          <Select
            label={t('Shape of the message')}
            allowDeselect={false}
            data={[...formatChoice]}
            value={draft.format}
            onChange={(format) => change({ format: format ?? 'json' })}
          />
          {hasVault ? (
            <>
              <PasswordInput
                label={t('Address')}
                description={t('Stored in the vault: anyone who knows it can post there.')}
                placeholder={isStored === true ? t('Stored; leave empty to keep it') : 'https://…'}
                autoComplete="off"
                required={isStored !== true}
                value={draft.address}
                onChange={(event) => change({ address: event.currentTarget.value })}
              />
              {draft.format === 'json' && (
                <div className="form-row">
                  <PasswordInput
                    label={t('Signing secret')}
                    description={t('The receiver checks the signature with it. Stored in the vault.')}
                    placeholder={isSigned === true ? t('Stored; leave empty to keep it') : t('Optional')}
                    autoComplete="off"
                    style={{ flex: 1 }}
                    value={draft.secret}
                    onChange={(event) => change({ secret: event.currentTarget.value })}
                  />
                  <Button variant="default" onClick={() => change({ secret: newSecret() })}>
                    {t('Make one up')}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <p className="small dim">
              {t(
                'Its address and its signing secret are environment variables here: the list names them once the webhook is saved. Set them, then restart Answerscope.',
              )}
            </p>
          )}
          <Switch
            label={t('It is in my own network')}
            description={t('Otherwise only public addresses over https are sent to.')}
            checked={draft.allowPrivate}
            onChange={(event) => change({ allowPrivate: event.currentTarget.checked })}
          />
        </>
      )}
      <Select
        label={t('About', {}, 'which client a message is about')}
        description={channel === null ? undefined : t('Cannot be changed: add another one instead.')}
        disabled={channel !== null}
        allowDeselect={false}
        searchable
        data={[
          { value: '', label: t('All clients') },
          ...customers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={draft.customerId === null ? '' : String(draft.customerId)}
        onChange={(value) => change({ customerId: value === '' ? null : Number(value) })}
      />
      <Switch
        label={t('Alerts, as soon as they are found')}
        checked={draft.alerts}
        onChange={(event) => change({ alerts: event.currentTarget.checked })}
      />
      <Select
        label={t('Weekly digest')}
        allowDeselect={false}
        data={draft.customerId === null ? digestChoice : digestChoice.filter(({ value }) => value !== 'all')}
        value={draft.customerId !== null && draft.digest === 'all' ? 'each' : draft.digest}
        onChange={(digest) => change({ digest: digest as Draft['digest'] })}
      />
      {draft.digest !== 'off' && (
        <div className="form-row">
          <Select
            label={t('Weekday')}
            w="9rem"
            allowDeselect={false}
            data={weekdayChoice}
            value={String(draft.digestDay)}
            onChange={(day) => change({ digestDay: Number(day) })}
          />
          <TextInput
            label={t('Time ({timeZone})', { timeZone })}
            type="time"
            required
            withAsterisk={false}
            value={draft.digestTime}
            onChange={(event) => change({ digestTime: event.currentTarget.value.slice(0, 5) })}
          />
          <Select
            label={t('Language')}
            style={{ flex: 1 }}
            allowDeselect={false}
            searchable
            data={[
              {
                value: '',
                label:
                  draft.digest === 'all' && draft.customerId === null
                    ? t('English')
                    : t('That of the client’s queries'),
              },
              ...languages
                .filter(({ code }) => code !== 'en' || draft.digest !== 'all' || draft.customerId !== null)
                .map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={draft.language ?? ''}
            onChange={(language) => change({ language: language === '' ? null : language })}
          />
        </div>
      )}
      {channel !== null && (
        <Switch
          label={t('Active', {}, 'channel of messages')}
          description={t('While it is paused, nothing is sent.')}
          checked={draft.active}
          onChange={(event) => change({ active: event.currentTarget.checked })}
        />
      )}
      <Problem error={save.error} />
      <div className="settings-actions">
        {channel !== null && <DeleteChannel channel={channel} done={done} />}
        <Button variant="default" onClick={done}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
