import { Box, Button, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Segments } from '../../components/segments.tsx';
import { Problem } from '../../components/problem.tsx';
import { formatBytes } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { isReady, noPassphrase, PassphraseFields, passphraseRequest } from './passphrase-fields.tsx';
import { WrittenFile } from './written-file.tsx';

/** Writes a client into one encrypted file for a colleague. */
export function HandOverDialog({
  client,
  close,
}: {
  readonly client: { readonly id: number; readonly name: string };
  readonly close: () => void;
}) {
  const create = useCommand('hand-over-customer', { quiet: true });
  const job = useJob('hand-over');
  const [by, setBy] = useState<'passphrase' | 'key'>('passphrase');
  const [passphrase, setPassphrase] = useState({ ...noPassphrase, on: true });
  const [recipient, setRecipient] = useState('');
  const ready = by === 'passphrase' ? isReady(passphrase) : recipient.trim().startsWith('age1');
  return (
    <Dialog onClose={close} title={t('Hand {name} to a colleague', { name: client.name })} centered size="lg">
      {create.data === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate({
              customerId: client.id,
              ...(by === 'passphrase' ? passphraseRequest(passphrase) : { recipient: recipient.trim() }),
            });
          }}
        >
          <p className="small dim settings-note">
            {t(
              'Query groups, answers, the brand book, decisions and notes in one encrypted file. Credentials, spend, reports and recommendations stay here; so does the client itself.',
            )}
          </p>
          <Box mb="sm">
            <Segments
              size="xs"
              aria-label={t('Who can open it')}
              value={by}
              onChange={(value) => setBy(value === 'key' ? 'key' : 'passphrase')}
              data={[
                { value: 'passphrase', label: t('With a passphrase') },
                { value: 'key', label: t('With your colleague’s key') },
              ]}
            />
          </Box>
          {by === 'passphrase' ? (
            <PassphraseFields always value={passphrase} change={setPassphrase} />
          ) : (
            <TextInput
              label={t('Public key')}
              description={t('Of the age format; your colleague keeps the secret one.')}
              placeholder="age1…"
              value={recipient}
              onChange={(event) => setRecipient(event.currentTarget.value)}
            />
          )}
          <Problem error={create.error} />
          {create.isPending && <JobProgress job={job} label={t('Writing the client')} />}
          <div className="settings-actions">
            <Button variant="default" onClick={close}>
              {create.isPending ? t('Continue in the background') : t('Cancel')}
            </Button>
            <Button type="submit" loading={create.isPending} disabled={!ready} leftSection={<IconLock size={15} />}>
              {t('Write the file')}
            </Button>
          </div>
        </form>
      ) : (
        <WrittenFile file={create.data.file} label={t('File of the client')} name={t('the file')} close={close}>
          {t('{answers, plural, one {# answer} other {# answers}} in one encrypted file ({size}).', {
            answers: create.data.answers,
            size: formatBytes(create.data.bytes),
          })}
        </WrittenFile>
      )}
    </Dialog>
  );
}
