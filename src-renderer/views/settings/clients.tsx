import { ActionIcon, Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconFolderDown,
  IconGitMerge,
  IconLock,
  IconLockOpen,
  IconTags,
  IconTrash,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { DeleteDialog, type DeletionTarget } from '../../components/delete-dialog.tsx';
import { ImportClients } from '../clients/import-clients.tsx';
import { clientTable } from './client-table.ts';
import { ExportDialog } from './export-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { TakeInDialog } from './take-in-dialog.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

type Client = OutputOf<'list-customers'>[number];
type Organization = OutputOf<'get-workspace-status'>['organizations'][number];

function ClientTable({
  clients,
  archived,
  onDelete,
  onExport,
  onMerge,
  onHandOver,
  onTags,
}: {
  readonly clients: readonly Client[];
  readonly archived: boolean;
  readonly onDelete: (target: DeletionTarget) => void;
  readonly onExport: (client: Client) => void;
  readonly onMerge: (client: Client) => void;
  readonly onHandOver: (client: Client) => void;
  readonly onTags: (client: Client) => void;
}) {
  const archive = useCommand('archive-customer');
  const setArchived = ({ id, name }: Client, next: boolean): void =>
    archive.mutate(
      { customerId: id, archived: next },
      {
        onSuccess: () =>
          notifications.show({
            message: next ? t('“{name}” is archived', { name }) : t('“{name}” is back in the lists', { name }),
          }),
      },
    );
  return (
    <table className="plain-table clients-table">
      <thead>
        <tr>
          <th>{t('Client')}</th>
          <th className="figure">{t('Query groups')}</th>
          <th className="figure">{t('Last scan')}</th>
          <th aria-label={t('Actions', {}, 'commands')} />
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <td>
              <Link className="accent-link" dir="auto" href={viewAddress(client.id, 'overview')}>
                {client.name}
              </Link>
              {client.tags.length > 0 && <span className="dim small"> {client.tags.join(', ')}</span>}
            </td>
            <td className="figure num">{formatCount(client.queryGroups)}</td>
            <td className="figure num">{client.lastScanAt === null ? t('never') : formatDay(client.lastScanAt)}</td>
            <td className="figure">
              {archived && (
                <Button
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconArchiveOff size={13} />}
                  loading={archive.isPending && archive.variables.customerId === client.id}
                  onClick={() => setArchived(client, false)}
                >
                  {t('Bring back')}
                </Button>
              )}
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    aria-label={t('Actions for {name}', { name: client.name })}
                  >
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconTags size={14} />} onClick={() => onTags(client)}>
                    {t('Tags…')}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconFolderDown size={14} />} onClick={() => onExport(client)}>
                    {t('Export everything…')}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconLock size={14} />} onClick={() => onHandOver(client)}>
                    {t('Hand to a colleague…')}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconGitMerge size={14} />} onClick={() => onMerge(client)}>
                    {t('Merge into another client…')}
                  </Menu.Item>
                  {!archived && (
                    <Menu.Item leftSection={<IconArchive size={14} />} onClick={() => setArchived(client, true)}>
                      {t('Archive', {}, 'verb')}
                    </Menu.Item>
                  )}
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={14} />}
                    onClick={() => onDelete({ kind: 'customer', id: client.id })}
                  >
                    {t('Delete…')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The clients of the workspace: archive them, bring them back, delete them; and organizations. */
export function Clients({ organizations }: { readonly organizations: readonly Organization[] }) {
  const clients = useOperation('list-customers', {});
  const archived = useOperation('list-customers', { archived: true });
  const [deleting, setDeleting] = useState<DeletionTarget | null>(null);
  const [handing, setHanding] = useState<Client | null>(null);
  const [takingIn, setTakingIn] = useState(false);
  const [merging, setMerging] = useState<Client | null>(null);
  const [tagging, setTagging] = useState<Client | null>(null);
  const [importing, setImporting] = useState(false);
  const [exporting, setExporting] = useState<Client | null>(null);
  return (
    <>
      <Panel title={t('Clients')} actions={<SaveTable table={clientTable(t('Clients'), clients.data ?? [])} />}>
        <div className="settings-row">
          <Button variant="default" leftSection={<IconUsersPlus size={15} />} onClick={() => setImporting(true)}>
            {t('Import a list…')}
          </Button>
          <Button variant="default" leftSection={<IconLockOpen size={15} />} onClick={() => setTakingIn(true)}>
            {t('Take one in from a colleague…')}
          </Button>
        </div>
        <Query of={clients} what={t('the clients')}>
          {(list) =>
            list.length === 0 ? (
              <p className="small dim">{t('There are no clients.')}</p>
            ) : (
              <ClientTable
                clients={list}
                archived={false}
                onDelete={setDeleting}
                onExport={setExporting}
                onMerge={setMerging}
                onHandOver={setHanding}
                onTags={setTagging}
              />
            )
          }
        </Query>
      </Panel>
      {archived.data !== undefined && archived.data.length > 0 && (
        <Panel
          title={t('Archived clients')}
          note={t('hidden from lists and not scanned; everything is kept')}
          actions={<SaveTable table={clientTable(t('Archived clients'), archived.data)} />}
        >
          <ClientTable
            clients={archived.data}
            archived
            onDelete={setDeleting}
            onExport={setExporting}
            onMerge={setMerging}
            onHandOver={setHanding}
            onTags={setTagging}
          />
        </Panel>
      )}
      <Panel title={t('Organizations')}>
        {organizations.map(({ id, name }) => (
          <div key={id} className="settings-row clients-organization">
            <bdi>{name}</bdi>
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              leftSection={<IconTrash size={14} />}
              onClick={() => setDeleting({ kind: 'organization', id })}
              aria-label={t('Delete the organization {name}', { name })}
            >
              {t('Delete…')}
            </Button>
          </div>
        ))}
      </Panel>
      {tagging !== null && <TagsDialog key={tagging.id} client={tagging} close={() => setTagging(null)} />}
      {importing && <ImportClients close={() => setImporting(false)} />}
      {handing !== null && <HandOverDialog key={handing.id} client={handing} close={() => setHanding(null)} />}
      {takingIn && <TakeInDialog dropped={null} close={() => setTakingIn(false)} />}
      {merging !== null && <MergeDialog key={merging.id} client={merging} close={() => setMerging(null)} />}
      {exporting !== null && <ExportDialog key={exporting.id} client={exporting} close={() => setExporting(null)} />}
      {deleting !== null && (
        <DeleteDialog key={`${deleting.kind} ${deleting.id}`} target={deleting} close={() => setDeleting(null)} />
      )}
    </>
  );
}
