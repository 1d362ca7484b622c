import { Button, TextInput } from '@mantine/core';
import { Dialog } from './dialog.tsx';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useOperation } from '../api/hooks.ts';
import { formatDay } from '../format/dates.ts';
import { formatDollars } from '../format/numbers.ts';
import { t, texts } from '../language/current.ts';
import './delete-dialog.css';
import { Query } from './query.tsx';
import { Lines } from './states.tsx';

export interface DeletionTarget {
  readonly kind: 'organization' | 'customer' | 'group';
  readonly id: number;
}

type Preview = OutputOf<'preview-deletion'>;

const brandBook = ({ retiredNames: count }: Preview): string =>
  count === 0
    ? t('brand book and settings')
    : t('brand book with {count, plural, one {# name} other {# names}} no longer found in answers and settings', {
        count,
      });

/** The list of created reports, with the files in the workspace's own folder. */
function createdReports({ reports, reportFilesElsewhere }: Preview): string {
  const files = reports - reportFilesElsewhere;
  if (files === 0) return t('the list of {reports, plural, one {# report} other {# reports}}', { reports });
  return files === reports
    ? t('the list of {reports, plural, one {# report with its file} other {# reports with their files}}', { reports })
    : t('the list of {reports, plural, one {# report} other {# reports}} with the files of {files, number}', {
        reports,
        files,
      });
}

const counted = {
  clients: (count: number) => t('{count, plural, one {# client} other {# clients}}', { count }),
  queryGroups: (count: number) => t('{count, plural, one {# query group} other {# query groups}}', { count }),
  queries: (count: number) => t('{count, plural, one {# query} other {# queries}}', { count }),
  scans: (count: number) => t('{count, plural, one {# scan} other {# scans}}', { count }),
  answers: (count: number) => t('{count, plural, one {# answer} other {# answers}}', { count }),
  recommendations: (count: number) => t('{count, plural, one {# recommendation} other {# recommendations}}', { count }),
  notes: (count: number) => t('{count, plural, one {# note} other {# notes}}', { count }),
  actions: (count: number) => t('{count, plural, one {# action} other {# actions}}', { count }),
  alerts: (count: number) => t('{count, plural, one {# alert} other {# alerts}}', { count }),
  tags: (count: number) => t('{count, plural, one {# tag} other {# tags}}', { count }),
  savedViews: (count: number) => t('{count, plural, one {# saved view} other {# saved views}}', { count }),
};

const some = (applies: boolean, words: () => string): string[] => (applies ? [words()] : []);

/** What goes, and what stays, one line each. */
function Extent({ kind, preview }: { readonly kind: DeletionTarget['kind']; readonly preview: Preview }) {
  const { copies } = preview;
  const goes = [
    ...some(preview.customers > 1, () => counted.clients(preview.customers)),
    ...some(kind !== 'group', () => counted.queryGroups(preview.queryGroups)),
    counted.queries(preview.queries),
    counted.scans(preview.scans),
    counted.answers(preview.answers),
    ...some(preview.recommendations > 0, () => counted.recommendations(preview.recommendations)),
    ...some(preview.notes > 0, () => counted.notes(preview.notes)),
    ...some(preview.actions > 0, () => counted.actions(preview.actions)),
    ...some(preview.alerts > 0, () => counted.alerts(preview.alerts)),
    ...some(preview.tags > 0, () => counted.tags(preview.tags)),
    ...some(preview.savedViews > 0, () => counted.savedViews(preview.savedViews)),
    ...some(kind !== 'group', () => brandBook(preview)),
    ...some(preview.reports > 0, () => createdReports(preview)),
  ];
  const stays = [
    ...some(preview.spentUsd > 0, () =>
      t('{sum} spent, in the workspace’s totals and without the name', { sum: formatDollars(preview.spentUsd) }),
    ),
    ...some(kind === 'customer', () => t('its query groups in your limit')),
    ...some(kind === 'group', () => t('its place in your limit')),
    ...some(preview.reportFilesElsewhere > 0, () =>
      t('{count, plural, one {# report} other {# reports}} you saved outside the workspace', {
        count: preview.reportFilesElsewhere,
      }),
    ),
    ...some(copies.automatic > 0, () =>
      copies.automaticGoneBy === null
        ? t(
            '{count, plural, one {# automatic copy, until you delete it: they are turned off} other {# automatic copies, until you delete them: they are turned off}}',
            { count: copies.automatic },
          )
        : t('automatic copies until {day} at the latest', { day: formatDay(copies.automaticGoneBy) }),
    ),
    ...some(copies.others > 0, () =>
      t(
        '{count, plural, one {copies in # backup, until you delete it} other {copies in # backups, until you delete them}}',
        { count: copies.others },
      ),
    ),
  ];
  return (
    <dl className="delete-extent small">
      <div>
        <dt>{t('Deleted')}</dt>
        <dd>{texts().list(goes)}</dd>
      </div>
      {preview.openScans > 0 && (
        <div>
          <dt>{t('Ended first')}</dt>
          <dd>
            {t('{count, plural, one {# running or waiting scan} other {# running or waiting scans}}', {
              count: preview.openScans,
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('Kept')}</dt>
        <dd>
          <ul>
            {stays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

function useDeletion() {
  const organization = useCommand('delete-organization', { quiet: true });
  const customer = useCommand('delete-customer', { quiet: true });
  const group = useCommand('delete-query-group', { quiet: true });
  const all = [organization, customer, group];
  return {
    pending: all.some(({ isPending }) => isPending),
    begun: all.some(({ isPending, isSuccess }) => isPending || isSuccess),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    run: ({ kind, id }: DeletionTarget, confirmName: string, onSuccess: () => void): void => {
      switch (kind) {
        case 'organization':
          return organization.mutate({ organizationId: id, confirmName }, { onSuccess });
        case 'customer':
          return customer.mutate({ customerId: id, confirmName }, { onSuccess });
        case 'group':
          return group.mutate({ queryGroupId: id, confirmName }, { onSuccess });
      }
    },
  };
}

/** Asks for the typed name before a client, a query group or an organization is deleted for good. */
export function DeleteDialog({
  target,
  close,
  onDeleted,
}: {
  readonly target: DeletionTarget;
  readonly close: () => void;
  /** Called before the views ask again, so that the caller can leave what no longer exists. */
  readonly onDeleted?: () => void;
}) {
  const deletion = useDeletion();
  const preview = useOperation('preview-deletion', { kind: target.kind, id: target.id }, { paused: deletion.begun });
  const [typed, setTyped] = useState('');
  const { kind } = target;
  return (
    <Dialog
      onClose={close}
      title={t(
        '{kind, select, organization {Delete this organization for good?} customer {Delete this client for good?} other {Delete this query group for good?}}',
        { kind },
      )}
      centered
      size="lg"
    >
      <Query of={preview} what={t('what would be deleted')} loading={<Lines count={6} />}>
        {(data) => {
          const ready = typed.trim() === data.name;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (!ready) return;
                deletion.run(target, typed.trim(), () => {
                  close();
                  onDeleted?.();
                  notifications.show({ message: t('“{name}” was deleted', { name: data.name }) });
                });
              }}
            >
              <p className="delete-name">
                <bdi>{data.name}</bdi>
              </p>
              <Extent kind={target.kind} preview={data} />
              <TextInput
                data-autofocus
                label={t(
                  '{kind, select, organization {Type the name of the organization to confirm} customer {Type the name of the client to confirm} other {Type the name of the query group to confirm}}',
                  { kind },
                )}
                placeholder={data.name}
                value={typed}
                error={deletion.error === null ? undefined : messageOf(deletion.error)}
                onChange={(event) => setTyped(event.currentTarget.value)}
                autoComplete="off"
              />
              <div className="delete-actions">
                <span className="small dim">{t('This cannot be undone.')}</span>
                <Button variant="default" onClick={close}>
                  {t('Cancel')}
                </Button>
                <Button
                  type="submit"
                  color="red"
                  disabled={!ready}
                  loading={deletion.pending}
                  leftSection={<IconTrash size={15} />}
                >
                  {t(
                    '{kind, select, organization {Delete organization} customer {Delete client} other {Delete query group}}',
                    { kind },
                  )}
                </Button>
              </div>
            </form>
          );
        }}
      </Query>
    </Dialog>
  );
}
