import { Button, Modal, TextInput } from '@mantine/core';
import { IconFolderDown } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { ShowInFolder } from '../../components/show-in-folder.tsx';
import { plural } from '../../format/numbers.ts';
import { isReady, noPassphrase, PassphraseFields, passphraseRequest } from './passphrase-fields.tsx';

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
    <Modal
      opened
      onClose={close}
      title={`Export everything about ${client.name}`}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
            Every table as CSV and JSON, every answer as a Markdown file with its date, platform, query and sources, and
            a README that explains them.
          </p>
          <TextInput
            label={passphrase.on ? 'Archive' : 'Folder'}
            description="Must not exist yet."
            placeholder="exports folder of the workspace"
            value={folder}
            onChange={(event) => setFolder(event.currentTarget.value)}
            error={create.isError ? messageOf(create.error) : undefined}
            mb="md"
          />
          <PassphraseFields value={passphrase} change={setPassphrase} />
          {create.isPending && <JobProgress job={job} label="Exporting" />}
          <div className="settings-actions">
            <Button variant="default" onClick={close}>
              {create.isPending ? 'Continue in the background' : 'Cancel'}
            </Button>
            <Button
              type="submit"
              loading={create.isPending}
              disabled={!isReady(passphrase)}
              leftSection={<IconFolderDown size={15} />}
            >
              Export
            </Button>
          </div>
        </form>
      ) : (
        <div role="status">
          <p className="good small">
            Exported {plural(create.data.answers, 'answer')} in {plural(create.data.files, 'file')}.
          </p>
          <CopyLine text={create.data.path} label="Export" />
          <ShowInFolder file={create.data.path} name="the export" />
          <div className="settings-actions">
            <Button variant="default" onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
