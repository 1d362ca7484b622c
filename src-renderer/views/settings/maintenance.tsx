import { Button, FileButton, Modal, TextInput } from '@mantine/core';
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
import { Copies, Notices } from './copies.tsx';
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
  return (
    <section className="upkeep">
      <form
        className="settings-row"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate(file.trim() === '' ? {} : { file: file.trim() });
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
        <Button type="submit" leftSection={<IconDatabaseExport size={15} />} loading={create.isPending}>
          Create backup
        </Button>
      </form>
      {create.isPending && <JobProgress job={job} label="Writing the backup" />}
      {create.isError && <ErrorLine error={create.error} />}
      {create.data !== undefined && (
        <div role="status">
          <p className="good small">Saved ({formatBytes(create.data.bytes)}). Protect it like the workspace itself.</p>
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
}

/** Replaces the workspace with a backup; the previous workspace is kept. */
function Restore() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const restore = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ file }: Chosen) =>
      call('restore-backup', {
        file: typeof file === 'string' ? file : await provideFile(file, () => {}, new AbortController().signal),
      }),
    onSettled: () => setChosen(null),
  });
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>Restore</b>
          <span className="small dim upkeep-words">
            The backup is checked first. The current workspace is kept in its backups folder.
          </span>
        </p>
        <FileButton onChange={(file) => setChosen(file && { name: file.name, file })} accept=".db">
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
      <Copies onRestore={setChosen} />
      {restore.isError && <ErrorLine error={restore.error} />}
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
        opened={chosen !== null && !restore.isPending}
        onClose={() => setChosen(null)}
        title="Replace the workspace with this backup?"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>
          The workspace returns to the state of <b>{chosen?.name}</b>. Running scans are stopped. The current workspace
          is kept in its backups folder.
        </p>
        <div className="settings-actions">
          <Button variant="default" onClick={() => setChosen(null)}>
            Cancel
          </Button>
          <Button color="red" onClick={() => chosen !== null && restore.mutate(chosen)}>
            Restore
          </Button>
        </div>
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
      <Restore />
      <WorkspaceCheck />
    </Panel>
  );
}
