import { Button, PasswordInput, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../../api/call-error.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';

type State = OutputOf<'get-publishing'>;

const targets = [
  { value: 'none', label: 'Nowhere' },
  { value: 'folder', label: 'A folder' },
  { value: 'postgres', label: 'A PostgreSQL database' },
] as const;

const intervals = [
  { value: 'never', label: 'Only by hand' },
  { value: 'hour', label: 'Every hour' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
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
        The address is an environment variable here: set <code>ANSWERSCOPE_POSTGRES_URL</code>, then restart
        Answerscope. {state.database === null ? 'It is not set.' : `It leads to ${state.database}.`}
      </p>
    );
  return (
    <PasswordInput
      label="Address"
      description="Stored in the vault of this computer. The connection is encrypted, and the server has to show a valid certificate."
      placeholder={
        state.database === null
          ? 'postgresql://user:password@db.example.com/warehouse'
          : `Stored: ${state.database}. Leave empty to keep it`
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
              notifications.show({ message: 'Publishing saved' });
            },
          },
        );
      }}
    >
      <SegmentedControl
        aria-label="Where to publish"
        data={[...targets]}
        value={target}
        onChange={(value) => change({ target: value })}
      />
      {target === 'folder' && (
        <TextInput
          label="Folder"
          description="On this computer, a shared drive or a synchronised folder. Several computers may share one."
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
            label="How often"
            data={[...intervals]}
            value={every}
            allowDeselect={false}
            onChange={(value) => change({ every: intervals.find((one) => one.value === value)?.value ?? 'never' })}
          />
          <Switch
            label="Texts of answers too"
            checked={texts}
            onChange={(event) => change({ texts: event.currentTarget.checked })}
          />
        </div>
      )}
      {save.isError && (
        <p className="bad small" role="alert">
          {messageOf(save.error)}
        </p>
      )}
      {isChanged && (
        <div className="settings-actions">
          <Button type="submit" variant="default" loading={save.isPending}>
            Save
          </Button>
        </div>
      )}
    </form>
  );
}
