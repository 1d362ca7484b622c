import { Button, FileButton, TextInput } from '@mantine/core';
import { IconDatabaseExport, IconDatabaseImport } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Problem } from '../../components/problem.tsx';
import { ShowInFolder } from '../../components/show-in-folder.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatBytes } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { AutomaticCopies } from './automatic-copies.tsx';
import { Copies, Notices } from './copies.tsx';
import {
  isReady,
  noPassphrase,
  PassphraseFields,
  passphraseRequest,
  type NewPassphrase,
} from './passphrase-fields.tsx';
import { isEncryptedFile, RestoreDialog, type BackupChoice } from './restore-dialog.tsx';
import { WorkspaceCheck } from './workspace-check.tsx';

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
          label={t('Backup')}
          description={t('The whole workspace in one file, without credentials.')}
          placeholder={t('backups folder of the workspace')}
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
          {t('Create backup')}
        </Button>
        <PassphraseFields value={passphrase} change={setPassphrase} />
      </form>
      {create.isPending && <JobProgress job={job} label={t('Writing the backup')} />}
      <Problem error={create.error} />
      {create.data !== undefined && (
        <div role="status">
          <p className="good small">
            {create.variables.passphrase !== undefined
              ? t('Saved ({size}). Without its passphrase no one opens it, not even you.', {
                  size: formatBytes(create.data.bytes),
                })
              : t('Saved ({size}). Protect it like the workspace itself.', { size: formatBytes(create.data.bytes) })}
          </p>
          <CopyLine text={create.data.file} label={t('Backup file')} />
          <ShowInFolder file={create.data.file} name={t('the backup')} />
        </div>
      )}
    </section>
  );
}

/** Replaces the workspace with a backup; the previous workspace is kept. */
function Restore() {
  const [chosen, setChosen] = useState<BackupChoice | null>(null);
  const [restored, setRestored] = useState<OutputOf<'restore-backup'> | null>(null);
  const choose = (next: BackupChoice | null): void => {
    setRestored(null);
    setChosen(next);
  };
  return (
    <section className="upkeep">
      <div className="settings-row">
        <p style={{ flex: 1 }}>
          <b>{t('Restore')}</b>
          <span className="small dim upkeep-words">
            {t('The backup is checked first. The current workspace is kept in its backups folder.')}
          </span>
        </p>
        <FileButton
          onChange={(file) => {
            if (file !== null)
              void isEncryptedFile(file).then((encrypted) => choose({ name: file.name, file, encrypted }));
          }}
          accept=".answerscope,.db,.age"
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconDatabaseImport size={15} />}>
              {t('Choose backup')}
            </Button>
          )}
        </FileButton>
      </div>
      <Copies onRestore={choose} />
      {restored !== null && (
        <div role="status">
          <p className="good small">{t('The backup is now open.')}</p>
          {restored.keptBefore !== null && (
            <>
              <p className="small">{t('The previous workspace was saved as')}</p>
              <CopyLine text={restored.keptBefore} label={t('Previous workspace')} />
            </>
          )}
        </div>
      )}
      {chosen !== null && (
        <RestoreDialog
          choice={chosen}
          close={() => setChosen(null)}
          restored={(result) => {
            setChosen(null);
            setRestored(result);
          }}
        />
      )}
    </section>
  );
}

/** Backup, restore and check of the workspace. */
export function Maintenance() {
  return (
    <Panel title={t('Backup and restore')}>
      <Notices />
      <Backup />
      <AutomaticCopies />
      <Restore />
      <WorkspaceCheck />
    </Panel>
  );
}
