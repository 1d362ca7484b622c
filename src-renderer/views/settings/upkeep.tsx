import { Button, FileButton, Modal, TextInput } from '@mantine/core';
import { IconDatabaseExport, IconDatabaseImport, IconShieldCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { provideFile } from '../../api/provide-file.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatBytes, plural } from '../../format/numbers.ts';

type Checked = OutputOf<'check-workspace'>;

const Problem = ({ error }: { error: Error }) => (
  <p className="bad small" role="alert">
    {messageOf(error)}
  </p>
);

/** One file with everything in it. */
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
          description="The whole workspace in one file. Credentials are not in it."
          placeholder="in the workspace’s backups folder"
          value={file}
          onChange={(event) => setFile(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button type="submit" leftSection={<IconDatabaseExport size={15} />} loading={create.isPending}>
          Make a backup
        </Button>
      </form>
      {create.isPending && <JobProgress job={job} label="Writing the backup" />}
      {create.isError && <Problem error={create.error} />}
      {create.data !== undefined && (
        <div role="status">
          <p className="good small">Written: {formatBytes(create.data.bytes)}. Keep it as you keep the workspace.</p>
          <CopyLine text={create.data.file} label="File of the backup" />
        </div>
      )}
    </section>
  );
}

/** Puts a backup in the place of the workspace; the one of before is kept. */
function Restore() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const restore = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) =>
      call('restore-backup', { file: await provideFile(file, () => {}, new AbortController().signal) }),
    onSuccess: () => void client.invalidateQueries(),
    onSettled: () => setChosen(null),
  });
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>Restore</b>
          <span className="small dim upkeep-words">
            Checked first; the present workspace is kept in its backups folder.
          </span>
        </p>
        <FileButton onChange={setChosen} accept=".db">
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconDatabaseImport size={15} />}
              loading={restore.isPending}
            >
              Choose a backup
            </Button>
          )}
        </FileButton>
      </div>
      {restore.isError && <Problem error={restore.error} />}
      {restore.data !== undefined && (
        <div role="status">
          <p className="good small">The backup is open now.</p>
          {restore.data.keptBefore !== null && (
            <>
              <p className="small">The workspace of before is kept as</p>
              <CopyLine text={restore.data.keptBefore} label="The workspace of before" />
            </>
          )}
        </div>
      )}
      <Modal
        opened={chosen !== null && !restore.isPending}
        onClose={() => setChosen(null)}
        title="Put this backup in the place of the workspace?"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>
          Everything shown will be as it was when <b>{chosen?.name}</b> was made. Scans that run are stopped; the
          present workspace is kept in its backups folder.
        </p>
        <div className="settings-actions">
          <Button variant="default" onClick={() => setChosen(null)}>
            Leave it
          </Button>
          <Button color="red" onClick={() => chosen !== null && restore.mutate(chosen)}>
            Restore
          </Button>
        </div>
      </Modal>
    </section>
  );
}

const kindWords: Readonly<Record<Checked['findings'][number]['kind'], string>> = {
  damage: 'Damage',
  reference: 'Missing part',
  figures: 'Figure differs from a recount',
  stale: 'Out of date',
};

/** Counts everything again from the stored answers. */
function Check() {
  const check = useCommand('check-workspace', { quiet: true });
  const job = useJob('check');
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>Check</b>
          <span className="small dim upkeep-words">
            Is the file whole, and does every figure equal a recount from the stored answers?
          </span>
        </p>
        <Button
          variant="default"
          leftSection={<IconShieldCheck size={15} />}
          loading={check.isPending}
          onClick={() => check.mutate({})}
        >
          Check now
        </Button>
      </div>
      {check.isPending && <JobProgress job={job} label="Checking" />}
      {check.isError && <Problem error={check.error} />}
      {check.data !== undefined && check.data.findings.length === 0 && (
        <p className="good small" role="status">
          In order: {plural(check.data.answers, 'answer')} of {plural(check.data.executions, 'scan')} counted again.
        </p>
      )}
      {check.data !== undefined && check.data.findings.length > 0 && (
        <ul className="upkeep-findings small" role="status">
          {check.data.findings.map((finding) => (
            <li key={finding.message}>
              <b className="warn">{kindWords[finding.kind]}</b> {finding.message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Looking after the workspace: copies of it, and whether it is in order. */
export function Upkeep() {
  return (
    <Panel title="Backup and restore">
      <Backup />
      <Restore />
      <Check />
    </Panel>
  );
}
