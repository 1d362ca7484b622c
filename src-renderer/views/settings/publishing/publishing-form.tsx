import { Button, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { Segments } from '../../../components/segments.tsx';
import { Problem } from '../../../components/problem.tsx';
import { isolated } from '../../../format/words.ts';
import { t } from '../../../language/current.ts';
import { T } from '../../../language/t.tsx';
import { code } from '../../../language/tags.tsx';

type State = OutputOf<'get-publishing'>;

const targets = [
  { value: 'none', label: t('Nowhere') },
  { value: 'folder', label: t('A folder') },
  { value: 'postgres', label: t('A PostgreSQL database') },
] as const;

const intervals = [
  { value: 'never', label: t('Only by hand') },
  { value: 'hour', label: t('Every hour') },
  { value: 'day', label: t('Every day') },
  { value: 'week', label: t('Every week') },
] as const;

/** The address of the database: entered here where there is a vault, and never shown again. */
function AddressField({
  state,
  value,
  change,
}: {
  readonly state: State;
  readonly value: string;
  readonly change: (address: string) => void;
}) {
  const shell = useOperation('get-shell-settings', {}).data;
  if (shell === undefined) return null;
  if (!shell.desktop || !shell.vault)
    return (
      <p className="small dim">
        {state.database === null ? (
          <T
            message="The address is an environment variable here: set <code>ANSWERSCOPE_POSTGRES_URL</code>, then restart Answerscope. It is not set."
            values={{ code }}
          />
        ) : (
          <T
            message="The address is an environment variable here: set <code>ANSWERSCOPE_POSTGRES_URL</code>, then restart Answerscope. It leads to {database}."
            values={{ code, database: isolated(state.database) }}
          />
        )}
      </p>
    );
  return (
    <PasswordInput
      label={t('Address')}
      description={t(
        'Stored in the vault of this computer. The connection is encrypted, and the server has to show a valid certificate.',
      )}
      placeholder={
        state.database === null
          ? 'postgresql://user:password@db.example.com/warehouse'
          : t('Stored: {database}. Leave empty to keep it', { database: state.database })
      }
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** Where and how often the workspace is published. */
export function PublishingForm({ state }: { readonly state: State }) {
  const save = useCommand('set-publishing', { quiet: true });
  const [draft, setDraft] = useState({
    target: state.target,
    folder: state.folder ?? '',
    address: '',
    every: state.every,
    texts: state.texts,
  });
  const change = (part: Partial<typeof draft>): void => setDraft((before) => ({ ...before, ...part }));
  const { target, folder, address, every, texts } = draft;
  const isChanged =
    target !== state.target ||
    (target === 'folder' && folder.trim() !== (state.folder ?? '')) ||
    (target === 'postgres' && address !== '') ||
    (target !== 'none' && (every !== state.every || texts !== state.texts));
  return (
    <form
      className="publishing-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          {
            target,
            ...(target === 'folder' ? { folder: folder.trim() } : {}),
            ...(target === 'postgres' && address.trim() !== '' ? { address: address.trim() } : {}),
            ...(target === 'none' ? {} : { every, texts }),
          },
          {
            onSuccess: () => {
              change({ address: '' });
              notifications.show({ message: t('Publishing saved') });
            },
          },
        );
      }}
    >
      <Segments
        aria-label={t('Where to publish')}
        data={[...targets]}
        value={target}
        onChange={(value) => change({ target: value })}
      />
      {target === 'folder' && (
        <TextInput
          label={t('Folder')}
          description={t('On this computer, a shared drive or a synchronised folder. Several computers may share one.')}
          placeholder="/Users/ada/warehouse"
          required
          value={folder}
          onChange={(event) => change({ folder: event.currentTarget.value })}
        />
      )}
      {target === 'postgres' && (
        <AddressField state={state} value={address} change={(value) => change({ address: value })} />
      )}
      {target !== 'none' && (
        <div className="settings-row publishing-choices">
          <Select
            label={t('How often')}
            data={[...intervals]}
            value={every}
            allowDeselect={false}
            onChange={(value) => change({ every: intervals.find((one) => one.value === value)?.value ?? 'never' })}
          />
          <Switch
            label={t('Texts of answers too')}
            checked={texts}
            onChange={(event) => change({ texts: event.currentTarget.checked })}
          />
        </div>
      )}
      <Problem error={save.error} />
      {isChanged && (
        <div className="settings-actions">
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      )}
    </form>
  );
}
