import { Button, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { IconFolderDown } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { t } from '../../language/current.ts';
import { isReady, noPassphrase, PassphraseFields, passphraseRequest } from './passphrase-fields.tsx';
import { WrittenFile } from './written-file.tsx';

/** Exports everything about a client into a folder, or into one encrypted archive. */
export function ExportDialog({
  client,
  close,
}: {
  readonly client: { readonly id: number; readonly name: string };
  readonly close: () => void;
}) {
  const create = useCommand('export-customer', { quiet: true });
  const job = useJob('export');
  const [folder, setFolder] = useState('');
  const [passphrase, setPassphrase] = useState(noPassphrase);
  return (
    <Dialog onClose={close} title={t('Export everything about {name}', { name: client.name })} centered size="lg">
      {create.data === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate({
              customerId: client.id,
              ...(folder.trim() === '' ? {} : { folder: folder.trim() }),
              ...passphraseRequest(passphrase),
            });
          }}
        >
          <p className="small dim settings-note">
            {t(
              'Every table as CSV and JSON, every answer as a Markdown file with its date, platform, query and sources, and a README that explains them.',
            )}
          </p>
          <TextInput
            label={passphrase.on ? t('Archive') : t('Folder')}
            description={t('Must not exist yet.')}
            placeholder={t('exports folder of the workspace')}
            value={folder}
            onChange={(event) => setFolder(event.currentTarget.value)}
            error={create.isError ? messageOf(create.error) : undefined}
            mb="md"
          />
          <PassphraseFields value={passphrase} change={setPassphrase} />
          {create.isPending && <JobProgress job={job} label={t('Exporting')} />}
          <div className="settings-actions">
            <Button variant="default" onClick={close}>
              {create.isPending ? t('Continue in the background') : t('Cancel')}
            </Button>
            <Button
              type="submit"
              loading={create.isPending}
              disabled={!isReady(passphrase)}
              leftSection={<IconFolderDown size={15} />}
            >
              {t('Export', {}, 'verb')}
            </Button>
          </div>
        </form>
      ) : (
        <WrittenFile file={create.data.path} label={t('Export')} name={t('the export')} close={close}>
          {t(
            'Exported {answers, plural, one {# answer} other {# answers}} in {files, plural, one {# file} other {# files}}.',
            { answers: create.data.answers, files: create.data.files },
          )}
        </WrittenFile>
      )}
    </Dialog>
  );
}
