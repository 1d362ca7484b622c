import { Button, PasswordInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { call } from '../../api/client.ts';
import { provideFile } from '../../api/provide-file.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

/** A backup: a file the person chose, or one on this computer by its path. */
export interface BackupChoice {
  /** What the file is called; of a copy on this computer, when it was made. */
  readonly name: string;
  readonly isCopy?: boolean;
  readonly file: File | string;
  readonly encrypted: boolean;
}

const encryptedStart = 'age-encryption.org/v1';

/** Whether a chosen file is encrypted, by its beginning. */
export const isEncryptedFile = async (file: File): Promise<boolean> =>
  (await file.slice(0, encryptedStart.length).text()) === encryptedStart;

const bold = (inner: ReactNode) => (
  <b>
    <bdi>{inner}</bdi>
  </b>
);

/** Replaces the workspace with a backup once the person has confirmed it; the previous workspace is kept. */
export function RestoreDialog({
  choice,
  close,
  restored,
}: {
  readonly choice: BackupChoice;
  readonly close: () => void;
  readonly restored: (result: OutputOf<'restore-backup'>) => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const restore = useMutation({
    meta: { quiet: true },
    mutationFn: async () =>
      call('restore-backup', {
        file:
          typeof choice.file === 'string'
            ? choice.file
            : await provideFile(choice.file, () => {}, new AbortController().signal),
        ...(choice.encrypted ? { passphrase } : {}),
      }),
    onSuccess: restored,
    onSettled: () => setPassphrase(''),
  });
  return (
    <Dialog onClose={close} title={t('Replace the workspace with this backup?')} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          restore.mutate();
        }}
      >
        <p>
          {choice.isCopy ? (
            <T
              message="The workspace returns to the state of <b>the copy of {instant}</b>. Running scans are stopped. The current workspace is kept in its backups folder."
              values={{ instant: choice.name, b: bold }}
            />
          ) : (
            <T
              message="The workspace returns to the state of <b>{name}</b>. Running scans are stopped. The current workspace is kept in its backups folder."
              values={{ name: choice.name, b: bold }}
            />
          )}
        </p>
        {choice.encrypted && (
          <PasswordInput
            data-autofocus
            mt="md"
            label={t('Passphrase')}
            description={t('This backup is encrypted.')}
            value={passphrase}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
        )}
        <Problem error={restore.error} />
        <div className="settings-actions">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            color="red"
            loading={restore.isPending}
            disabled={choice.encrypted && passphrase === ''}
          >
            {t('Restore')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
