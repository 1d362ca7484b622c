import { Button, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { InputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { t } from '../../language/current.ts';

/** Writes the report as a folder to put on a web host. */
export function SiteFolder({ request }: { readonly request: InputOf<'preview-report'> | null }) {
  const [open, setOpen] = useState(false);
  const [folder, setFolder] = useState('');
  const write = useCommand('write-report-site', { quiet: true });
  const close = () => {
    setOpen(false);
    write.reset();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconWorldUpload size={14} />}
        disabled={request === null}
        onClick={() => setOpen(true)}
      >
        {t('Folder for a web host')}
      </Button>
      {open && (
        <Dialog onClose={close} title={t('Folder for a web host')}>
          <form
            className="report-form"
            onSubmit={(event) => {
              event.preventDefault();
              if (request !== null) write.mutate({ ...request, folder: folder.trim() });
            }}
          >
            <p className="small dim">
              {t(
                'The report as a web page with its pictures and fonts beside it, without scripts: put the folder on any web host. Anyone who knows its address can read it.',
              )}
            </p>
            {write.data === undefined ? (
              <TextInput
                label={t('Folder')}
                description={t('Must not exist yet.')}
                placeholder="/Users/ada/Reports/acme-october"
                value={folder}
                error={write.isError ? messageOf(write.error) : undefined}
                onChange={(event) => setFolder(event.currentTarget.value)}
              />
            ) : (
              <div role="status">
                <p className="good small">{t('The folder is written. Open index.html in it to look at it.')}</p>
                <CopyLine text={write.data.folder} label={t('Folder')} />
              </div>
            )}
            <div className="template-actions">
              <Button variant="default" onClick={close}>
                {write.data === undefined ? t('Cancel') : t('Close')}
              </Button>
              {write.data === undefined && (
                <Button type="submit" disabled={folder.trim() === ''} loading={write.isPending}>
                  {t('Write the folder')}
                </Button>
              )}
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
