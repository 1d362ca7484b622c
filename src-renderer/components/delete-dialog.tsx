import { Button, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useOperation } from '../api/hooks.ts';
import { formatDay } from '../format/dates.ts';
import { formatDollars, plural } from '../format/numbers.ts';
import './delete-dialog.css';
import { Query } from './query.tsx';
import { Lines } from './states.tsx';

export interface DeletionTarget {
  readonly kind: 'organization' | 'customer' | 'group';
  readonly id: number;
}

const nouns = { organization: 'organization', customer: 'client', group: 'query group' } as const;

type Preview = OutputOf<'preview-deletion'>;

const withRetired = ({ retiredNames }: Preview): string =>
  retiredNames === 0 ? '' : ` with ${plural(retiredNames, 'name')} no longer found in answers`;

/** The list of created reports, with the files in the workspace's own folder. */
function createdReports({ reports, reportFilesElsewhere }: Preview): string {
  const files = reports - reportFilesElsewhere;
  return `the list of ${plural(reports, 'report')}${files === 0 ? '' : files === reports ? ' with their files' : ` with the files of ${files}`}`;
}

/** What goes, and what stays, one line each. */
function Extent({ kind, preview }: { readonly kind: DeletionTarget['kind']; readonly preview: Preview }) {
  const { copies } = preview;
  const goes = [
    ...(preview.customers > 1 ? [plural(preview.customers, 'client')] : []),
    ...(kind === 'group' ? [] : [plural(preview.queryGroups, 'query group')]),
    plural(preview.queries, 'query', 'queries'),
    plural(preview.scans, 'scan'),
    plural(preview.answers, 'answer'),
    ...(preview.recommendations > 0 ? [plural(preview.recommendations, 'recommendation')] : []),
    ...(preview.notes > 0 ? [plural(preview.notes, 'note')] : []),
    ...(preview.actions > 0 ? [plural(preview.actions, 'action')] : []),
    ...(preview.alerts > 0 ? [plural(preview.alerts, 'alert')] : []),
    ...(preview.tags > 0 ? [plural(preview.tags, 'tag')] : []),
    ...(preview.savedViews > 0 ? [plural(preview.savedViews, 'saved view')] : []),
    ...(kind === 'group' ? [] : [`brand book${withRetired(preview)} and settings`]),
    ...(preview.reports > 0 ? [createdReports(preview)] : []),
  ];
  const stays = [
    ...(preview.spentUsd > 0
      ? [`${formatDollars(preview.spentUsd)} spent, in the workspace’s totals and without the name`]
      : []),
    kind === 'organization' ? '' : `${kind === 'group' ? 'its place' : 'its query groups'} in your limit`,
    ...(preview.reportFilesElsewhere > 0
      ? [`${plural(preview.reportFilesElsewhere, 'report')} you saved outside the workspace`]
      : []),
    ...(copies.automatic > 0
      ? [
          copies.automaticGoneBy === null
            ? `${plural(copies.automatic, 'automatic copy', 'automatic copies')}, until you delete them: they are turned off`
            : `automatic copies until ${formatDay(copies.automaticGoneBy)} at the latest`,
        ]
      : []),
    ...(copies.others > 0
      ? [`copies in ${plural(copies.others, 'backup')}, until you delete ${copies.others === 1 ? 'it' : 'them'}`]
      : []),
  ].filter(Boolean);
  return (
    <dl className="delete-extent small">
      <div>
        <dt>Deleted</dt>
        <dd>{goes.join(', ')}</dd>
      </div>
      {preview.openScans > 0 && (
        <div>
          <dt>Ended first</dt>
          <dd>{plural(preview.openScans, 'running or waiting scan')}</dd>
        </div>
      )}
      <div>
        <dt>Kept</dt>
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
  const preview = useOperation('preview-deletion', { kind: target.kind, id: target.id });
  const deletion = useDeletion();
  const [typed, setTyped] = useState('');
  const noun = nouns[target.kind];
  return (
    <Modal
      opened
      onClose={close}
      title={`Delete this ${noun} for good?`}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Query of={preview} what="what would be deleted" loading={<Lines count={6} />}>
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
                  notifications.show({ message: `“${data.name}” was deleted` });
                });
              }}
            >
              <p className="delete-name">
                <bdi>{data.name}</bdi>
              </p>
              <Extent kind={target.kind} preview={data} />
              <TextInput
                data-autofocus
                label={`Type the name of the ${noun} to confirm`}
                placeholder={data.name}
                value={typed}
                error={deletion.error === null ? undefined : messageOf(deletion.error)}
                onChange={(event) => setTyped(event.currentTarget.value)}
                autoComplete="off"
              />
              <div className="delete-actions">
                <span className="small dim">This cannot be undone.</span>
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <Button
                  type="submit"
                  color="red"
                  disabled={!ready}
                  loading={deletion.pending}
                  leftSection={<IconTrash size={15} />}
                >
                  Delete {noun}
                </Button>
              </div>
            </form>
          );
        }}
      </Query>
    </Modal>
  );
}
