import { Button, FileButton, Modal, PasswordInput, TextInput } from '@mantine/core';
import { IconDatabaseExport, IconDatabaseImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { provideFile } from '../../api/provide-file.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatBytes } from '../../format/numbers.ts';
import { AutomaticCopies } from './automatic-copies.tsx';
import { Copies, Notices } from './copies.tsx';
import {
  isReady,
  noPassphrase,
  PassphraseFields,
  passphraseRequest,
  type NewPassphrase,
} from './passphrase-fields.tsx';
import { WorkspaceCheck } from './workspace-check.tsx';

const ErrorLine = ({ error }: { error: Error }) => (
  <p className="bad small" role="alert">
    {messageOf(error)}
  </p>
);

/** Saves the whole workspace to one file. */
function Backup() {
  const create = useCommand('create-backup', { quiet: true });
  const job = useJob('backup');
  const [file, setFile] = useState('');
  const [passphrase, setPassphrase] = useState<NewPassphrase>(noPassphrase);
  return (
    <section className="upkeep">
      <form
        className="settings-row"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({
            ...(file.trim() === '' ? {} : { file: file.trim() }),
            ...passphraseRequest(passphrase),
          });
        }}
      >
        <TextInput
          label="Backup"
          description="The whole workspace in one file, without credentials."
          placeholder="backups folder of the workspace"
          value={file}
          onChange={(event) => setFile(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button
          type="submit"
          leftSection={<IconDatabaseExport size={15} />}
          loading={create.isPending}
          disabled={!isReady(passphrase)}
        >
          Create backup
        </Button>
        <PassphraseFields value={passphrase} change={setPassphrase} />
      </form>
      {create.isPending && <JobProgress job={job} label="Writing the backup" />}
      {create.isError && <ErrorLine error={create.error} />}
      {create.data !== undefined && (
        <div role="status">
          <p className="good small">
            Saved ({formatBytes(create.data.bytes)}).{' '}
            {create.data.file.endsWith('.age') || create.variables.passphrase !== undefined
              ? 'Without its passphrase no one opens it, not even you.'
              : 'Protect it like the workspace itself.'}
          </p>
          <CopyLine text={create.data.file} label="Backup file" />
        </div>
      )}
    </section>
  );
}

/** A file the person chose, or a copy on this computer by its path. */
interface Chosen {
  readonly name: string;
  readonly file: File | string;
  readonly encrypted: boolean;
}

/** Replaces the workspace with a backup; the previous workspace is kept. */
function Restore() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const restore = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ file, encrypted }: Chosen) =>
      call('restore-backup', {
        file: typeof file === 'string' ? file : await provideFile(file, () => {}, new AbortController().signal),
        ...(encrypted ? { passphrase } : {}),
      }),
    onSuccess: () => setChosen(null),
    // A passphrase can be typed again; everything else needs another backup.
    onError: (_error, { encrypted }) => encrypted || setChosen(null),
    onSettled: () => setPassphrase(''),
  });
  const choose = (next: Chosen | null): void => {
    restore.reset();
    setPassphrase('');
    setChosen(next);
  };
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>Restore</b>
          <span className="small dim upkeep-words">
            The backup is checked first. The current workspace is kept in its backups folder.
          </span>
        </p>
        <FileButton
          onChange={(file) => choose(file && { name: file.name, file, encrypted: file.name.endsWith('.age') })}
          accept=".db,.age"
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconDatabaseImport size={15} />}
              loading={restore.isPending}
            >
              Choose backup
            </Button>
          )}
        </FileButton>
      </div>
      <Copies onRestore={choose} />
      {restore.isError && chosen === null && <ErrorLine error={restore.error} />}
      {restore.data !== undefined && (
        <div role="status">
          <p className="good small">The backup is now open.</p>
          {restore.data.keptBefore !== null && (
            <>
              <p className="small">The previous workspace was saved as</p>
              <CopyLine text={restore.data.keptBefore} label="Previous workspace" />
            </>
          )}
        </div>
      )}
      <Modal
        opened={chosen !== null && (chosen.encrypted || !restore.isPending)}
        onClose={() => setChosen(null)}
        title="Replace the workspace with this backup?"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== null) restore.mutate(chosen);
          }}
        >
          <p>
            The workspace returns to the state of <b>{chosen?.name}</b>. Running scans are stopped. The current
            workspace is kept in its backups folder.
          </p>
          {chosen?.encrypted === true && (
            <PasswordInput
              data-autofocus
              mt="md"
              label="Passphrase"
              description="This backup is encrypted."
              value={passphrase}
              onChange={(event) => setPassphrase(event.currentTarget.value)}
              error={restore.isError ? messageOf(restore.error) : undefined}
            />
          )}
          <div className="settings-actions">
            <Button variant="default" onClick={() => setChosen(null)}>
              Cancel
            </Button>
            <Button
              type="submit"
              color="red"
              loading={restore.isPending}
              disabled={chosen?.encrypted === true && passphrase === ''}
            >
              Restore
            </Button>
          </div>
        </form>
      </Modal>
    </section>
  );
}

/** Backup, restore and check of the workspace. */
export function Maintenance() {
  return (
    <Panel title="Backup and restore">
      <Notices />
      <Backup />
      <AutomaticCopies />
      <Restore />
      <WorkspaceCheck />
    </Panel>
  );
}
