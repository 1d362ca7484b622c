import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { notifications } from '@mantine/notifications';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useCustomers, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { JobProgress } from '../../components/job-progress.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';

/** Moves everything of a client to another one, once its name is typed. */
export function MergeDialog({
  client,
  close,
}: {
  readonly client: { readonly id: number; readonly name: string };
  readonly close: () => void;
}) {
  const others = (useCustomers().data ?? []).filter(({ id }) => id !== client.id);
  const merge = useCommand('merge-customers', { quiet: true });
  const preview = useOperation(
    'preview-deletion',
    { kind: 'customer', id: client.id },
    { paused: merge.isPending || merge.isSuccess },
  );
  const job = useJob('backup');
  const [into, setInto] = useState<string | null>(null);
  const [backup, setBackup] = useState(true);
  const [typed, setTyped] = useState('');
  const target = others.find(({ id }) => String(id) === into);
  const ready = target !== undefined && typed.trim() === client.name;
  return (
    <Dialog onClose={close} title={t('Merge {name} into another client?', { name: client.name })} centered size="lg">
      <Query of={preview} what={t('what would move')} loading={<Lines count={6} />}>
        {(data) => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (target === undefined || !ready) return;
              merge.mutate(
                { customerId: client.id, intoCustomerId: target.id, confirmName: typed.trim(), backup },
                {
                  onSuccess: ({ renamed }) => {
                    close();
                    notifications.show({
                      message:
                        renamed.length === 0
                          ? t('“{name}” is now part of “{target}”', { name: client.name, target: target.name })
                          : t(
                              '“{name}” is now part of “{target}”; {count, plural, one {# query group} other {# query groups}} renamed',
                              { name: client.name, target: target.name, count: renamed.length },
                            ),
                    });
                  },
                },
              );
            }}
          >
            <p className="small">
              {t(
                '{queryGroups, plural, one {# query group} other {# query groups}}, {answers, plural, one {# answer} other {# answers}}, {notes, plural, one {# note} other {# notes}}, the brand book and the spend move. The name becomes another name of the client that remains, decisions of that client come first, and past answers are analysed again.',
                { queryGroups: data.queryGroups, answers: data.answers, notes: data.notes },
              )}{' '}
              {data.openScans > 0 && (
                <>
                  {t(
                    '{count, plural, one {# running or waiting scan} other {# running or waiting scans}} will be ended first.',
                    { count: data.openScans },
                  )}{' '}
                </>
              )}
              {t('The address of its report ends.')}
            </p>
            <Select
              label={t('Client that remains')}
              placeholder={t('Choose a client')}
              searchable
              data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={into}
              onChange={setInto}
              my="sm"
            />
            <Checkbox
              label={t('Back up the workspace first')}
              checked={backup}
              onChange={(event) => setBackup(event.currentTarget.checked)}
              mb="sm"
            />
            <TextInput
              label={t('Type the name of the client that will be gone')}
              placeholder={client.name}
              value={typed}
              error={merge.isError ? messageOf(merge.error) : undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
            />
            {merge.isPending && backup && <JobProgress job={job} label={t('Writing the backup')} />}
            <div className="settings-actions">
              <span className="small dim">{t('This cannot be undone.')}</span>
              <Button variant="default" onClick={close}>
                {t('Cancel')}
              </Button>
              <Button
                type="submit"
                color="red"
                disabled={!ready}
                loading={merge.isPending}
                leftSection={<IconGitMerge size={15} />}
              >
                {t('Merge')}
              </Button>
            </div>
          </form>
        )}
      </Query>
    </Dialog>
  );
}
