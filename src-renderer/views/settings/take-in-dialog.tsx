import { Button, Checkbox, FileButton, PasswordInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { IconLockOpen } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { useWorkspaceStatus } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { provideFile } from '../../api/provide-file.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Problem } from '../../components/problem.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import type { StoredFile } from '../../state/offered-file.ts';

const bold = (inner: ReactNode) => (
  <b>
    <bdi>{inner}</bdi>
  </b>
);

/** The ending of the file of a client. */
export const clientFile = /\.answerscope-client$/i;

/** Takes a client in from the file of a colleague, after saying whose it is. */
export function TakeInDialog({
  dropped,
  close,
}: {
  readonly dropped: File | StoredFile | null;
  readonly close: () => void;
}) {
  const organizationId = useWorkspaceStatus().data?.organizations[0]?.id;
  const job = useJob('take-in');
  const [file, setFile] = useState<File | StoredFile | null>(dropped);
  const [secret, setSecret] = useState('');
  const [asCopy, setAsCopy] = useState(false);
  const send = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ dryRun }: { dryRun: boolean }) => {
      if (file === null || organizationId === undefined) throw new Error(t('There is no file or no organization yet.'));
      const path = 'path' in file ? file.path : await provideFile(file, () => {}, new AbortController().signal);
      const opener = /^\s*AGE-SECRET-KEY-/.test(secret) ? { identity: secret.trim() } : { passphrase: secret };
      return call('take-in-customer', { file: path, organizationId, dryRun, asCopy, ...opener });
    },
    onSuccess: ({ customer_id: id, name }) => {
      if (id === null) return;
      notifications.show({ message: t('“{name}” is here; its query groups are paused', { name }) });
      close();
      navigate(viewAddress(id, 'groups'));
    },
  });
  const found = send.data;
  return (
    <Dialog onClose={close} title={t('Take a client in')} centered size="lg">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ dryRun: found === undefined });
        }}
      >
        <p className="small dim settings-note">
          {t('The file that a colleague handed over. Nothing is scanned before you resume its query groups.')}
        </p>
        <div className="settings-row">
          <FileButton
            accept=".answerscope-client,.age"
            onChange={(chosen) => {
              setFile(chosen);
              send.reset();
            }}
          >
            {(props) => (
              <Button {...props} variant={file === null ? 'filled' : 'default'}>
                {file === null ? t('Choose the file') : t('Choose another file')}
              </Button>
            )}
          </FileButton>
          {file !== null && <bdi>{file.name}</bdi>}
        </div>
        <PasswordInput
          label={t('Passphrase or secret key')}
          autoComplete="off"
          value={secret}
          onChange={(event) => {
            setSecret(event.currentTarget.value);
            send.reset();
          }}
        />
        {found !== undefined && (
          <div role="status">
            <p>
              <T
                message="<b>{name}</b>, handed over on {day}: {queryGroups, plural, one {# query group} other {# query groups}}, {answers, plural, one {# answer} other {# answers}}."
                values={{
                  name: found.name,
                  day: formatDay(found.madeAt),
                  queryGroups: found.queryGroups,
                  answers: found.answers,
                  b: bold,
                }}
              />
            </p>
            {found.existing !== null && (
              <Checkbox
                label={t('It is here already as “{name}”. Take it in as a copy.', { name: found.existing.name })}
                checked={asCopy}
                onChange={(event) => setAsCopy(event.currentTarget.checked)}
              />
            )}
          </div>
        )}
        <Problem error={send.error} />
        {send.isPending && <JobProgress job={job} label={t('Reading the file')} />}
        <div className="settings-actions">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            loading={send.isPending}
            disabled={file === null || secret === '' || (found !== undefined && found.existing !== null && !asCopy)}
            leftSection={<IconLockOpen size={15} />}
          >
            {found === undefined ? t('Open', {}, 'verb') : t('Take in')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
