import { Button, Select } from '@mantine/core';
import { Dialog } from '../components/dialog.tsx';
import { useEffect, useState } from 'react';
import { useCommand, useCustomers, useOperation, useWorkspaceStatus } from '../api/hooks.ts';
import { formatBytes } from '../format/numbers.ts';
import { usePreferences } from '../state/preferences.ts';
import { useOfferedFile, type StoredFile } from '../state/offered-file.ts';
import { isEncryptedFile, RestoreDialog, type BackupChoice } from '../views/settings/restore-dialog.tsx';
import { clientFile, TakeInDialog } from '../views/settings/take-in-dialog.tsx';
import { t } from '../language/current.ts';
import { T } from '../language/t.tsx';
import { navigate } from './hash-location.ts';
import '../views/settings/settings.css';

const answerFile = /\.(?:csv|tsv|json|jsonl|ndjson|txt)$/i;
const backupFile = /\.(?:answerscope|db|age)$/i;

type Opened =
  | { readonly kind: 'answers'; readonly file: File | StoredFile }
  | { readonly kind: 'backup'; readonly choice: BackupChoice }
  | { readonly kind: 'client'; readonly file: File | StoredFile }
  | { readonly kind: 'unknown'; readonly name: string; readonly problem: string };

/** Why a file cannot be opened, by the service's words, as the text distinguishes it. */
const problems: Readonly<Record<string, string>> = {
  'is not a file': 'noFile',
  'cannot be read': 'unreadable',
  'is not a client handed over by Answerscope': 'noClient',
  'is not a backup of Answerscope': 'noBackup',
};

async function describe(file: File): Promise<Opened> {
  if (answerFile.test(file.name)) return { kind: 'answers', file };
  if (clientFile.test(file.name)) return { kind: 'client', file };
  if (backupFile.test(file.name))
    return { kind: 'backup', choice: { name: file.name, file, encrypted: await isEncryptedFile(file) } };
  return { kind: 'unknown', name: file.name, problem: 'noAnswers' };
}

/** Takes files that are dropped anywhere on the window. What has a place for files of its own takes them first. */
function useDroppedFile(take: (opened: Opened) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || file === undefined) return;
      // Otherwise the window would leave its page for the file.
      event.preventDefault();
      void describe(file).then(take);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
}

/** Asks what to do with a file that was dropped on the window or the icon, or opened with the app: nothing happens by itself. */
export function OpenedFile() {
  const pending = useOperation('get-shell-settings', {}).data?.opened ?? null;
  const dismiss = useCommand('dismiss-opened-file', { quiet: true });
  const [dropped, setDropped] = useState<Opened | null>(null);
  useDroppedFile(setDropped);
  const opened: Opened | null =
    dropped ??
    (pending === null
      ? null
      : pending.kind === 'answers' || pending.kind === 'client'
        ? { kind: pending.kind, file: { name: pending.name, size: pending.bytes, path: pending.file } }
        : pending.kind === 'backup'
          ? { kind: 'backup', choice: { name: pending.name, file: pending.file, encrypted: pending.encrypted } }
          : { kind: 'unknown', name: pending.name, problem: problems[pending.problem ?? ''] ?? 'other' });
  const close = () => {
    setDropped(null);
    if (pending !== null) dismiss.mutate({});
  };
  if (opened === null) return null;
  if (opened.kind === 'answers') return <ImportQuestion file={opened.file} close={close} />;
  if (opened.kind === 'client') return <TakeInDialog dropped={opened.file} close={close} />;
  if (opened.kind === 'backup') return <RestoreDialog choice={opened.choice} close={close} restored={close} />;
  return (
    <Dialog onClose={close} title={t('This file cannot be opened')} centered>
      <p>
        <T
          message="{problem, select, noFile {{name} is not a file.} unreadable {{name} cannot be read.} noClient {{name} is not a client handed over by Answerscope.} noBackup {{name} is not a backup of Answerscope.} noAnswers {{name} is neither recorded answers (CSV, JSON, text) nor a backup.} other {{name} cannot be opened.}}"
          values={{
            problem: opened.problem,
            name: (
              <b>
                <bdi>{opened.name}</bdi>
              </b>
            ),
          }}
        />
      </p>
    </Dialog>
  );
}

/** Which client the answers in a file belong to; then the import view shows what is in it. */
function ImportQuestion({ file, close }: { readonly file: File | StoredFile; readonly close: () => void }) {
  const customers = useCustomers().data ?? [];
  const workspace = useWorkspaceStatus().data?.workspaceId ?? '';
  const remembered = usePreferences((state) => state.lastCustomerIds[workspace]);
  const offer = useOfferedFile((state) => state.offer);
  const [chosen, setChosen] = useState<number | null>(null);
  const customerId = customers.find(({ id }) => id === (chosen ?? remembered))?.id ?? customers[0]?.id ?? null;
  return (
    <Dialog onClose={close} title={t('Import recorded answers?')} centered>
      <p className="settings-note">
        <b>
          <bdi>{file.name}</bdi>
        </b>{' '}
        <span className="dim num">{formatBytes(file.size)}</span>
      </p>
      {customerId === null ? (
        <p>{t('Add a client first: recorded answers belong to one.')}</p>
      ) : (
        <Select
          label={t('Client')}
          data={customers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(customerId)}
          allowDeselect={false}
          searchable
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <p className="small dim settings-note">
        {t('The file is read and shown first. Nothing is imported until you say so.')}
      </p>
      <div className="settings-actions">
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button
          data-autofocus
          disabled={customerId === null}
          onClick={() => {
            offer(file);
            navigate(`/customers/${customerId}/scans/import`);
            close();
          }}
        >
          {t('Read the file')}
        </Button>
      </div>
    </Dialog>
  );
}
