import { Button, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { Panel } from '../../components/panel.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { curlLine } from '../../format/curl-line.ts';
import { formatDay, formatRelative } from '../../format/dates.ts';
import { ScriptPort } from './script-port.tsx';

type Key = OutputOf<'list-keys'>[number];

/** A new key, shown only once. */
function NewKey({ apiKey, organizationId }: { apiKey: string; organizationId: number }) {
  const status = useWorkspaceStatus();
  const baseUrl = status.data?.apiBaseUrl ?? null;
  return (
    <div className="new-key" role="status">
      <h3>Your new key, shown only once</h3>
      <p className="small">Copy it now: only its fingerprint is stored.</p>
      <CopyLine text={apiKey} label="API key" />
      {baseUrl !== null && (
        <>
          <p className="small" style={{ marginTop: '0.75rem' }}>
            Try it in a terminal:
          </p>
          <CopyLine
            text={curlLine(baseUrl, 'get-organization-customers', { organizationID: organizationId }, apiKey)}
            label="Command line"
          />
        </>
      )}
    </div>
  );
}

function KeyRow({ apiKey, revoke }: { apiKey: Key; revoke: () => void }) {
  return (
    <tr className={apiKey.revokedAt === null ? undefined : 'dim'}>
      <td>{apiKey.name === '' ? 'unnamed' : apiKey.name}</td>
      <td>
        <code>{apiKey.prefix}…</code>
      </td>
      <td className="figure">{formatDay(apiKey.createdAt)}</td>
      <td className="figure">{apiKey.lastUsedAt === null ? 'never' : formatRelative(apiKey.lastUsedAt, new Date())}</td>
      <td style={{ textAlign: 'end' }}>
        {apiKey.revokedAt === null ? (
          <Button variant="subtle" color="red" size="compact-xs" onClick={revoke}>
            Revoke<span className="visually-hidden"> {apiKey.name}</span>
          </Button>
        ) : (
          `revoked ${formatDay(apiKey.revokedAt)}`
        )}
      </td>
    </tr>
  );
}

/** API keys for scripts: create, list, revoke. */
export function ApiKeys({ organizationId }: { organizationId: number | null }) {
  const client = useQueryClient();
  const keys = useOperation('list-keys', {});
  const create = useCommand('create-key');
  const revoke = useCommand('revoke-key');
  const [name, setName] = useState('');
  const [revoking, setRevoking] = useState<Key | null>(null);
  const status = useWorkspaceStatus();
  const refresh = () => void client.invalidateQueries({ queryKey: ['list-keys'] });
  return (
    <Panel title="API keys" note={status.data?.apiBaseUrl === null ? 'script access is off' : status.data?.apiBaseUrl}>
      <ScriptPort />
      {organizationId !== null && (
        <form
          className="settings-row"
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate(
              { organizationId, ...(name.trim() === '' ? {} : { name: name.trim() }) },
              {
                onSuccess: () => {
                  setName('');
                  refresh();
                },
              },
            );
          }}
        >
          <TextInput
            label="Name of the new key"
            placeholder="Reporting script"
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            style={{ flex: 1 }}
          />
          <Button type="submit" loading={create.isPending} size="sm">
            Create key
          </Button>
        </form>
      )}
      {create.data !== undefined && organizationId !== null && (
        <NewKey apiKey={create.data.api_key} organizationId={organizationId} />
      )}
      {keys.isPending && (
        <>
          <LoadingNote what="the keys" />
          <Lines count={3} />
        </>
      )}
      {keys.isError && keys.data === undefined && (
        <Failure compact title="The keys could not be loaded" error={keys.error} retry={() => void keys.refetch()} />
      )}
      {keys.data !== undefined && keys.data.length === 0 && (
        <p className="dim small">No keys yet. A key lets a script read the figures of its organization.</p>
      )}
      {keys.data !== undefined && keys.data.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th>Name</th>
              <th>Starts with</th>
              <th className="figure">Created</th>
              <th className="figure">Last used</th>
              <th>
                <span className="visually-hidden">Revoke</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {keys.data.map((key) => (
              <KeyRow key={key.id} apiKey={key} revoke={() => setRevoking(key)} />
            ))}
          </tbody>
        </table>
      )}
      <Modal
        opened={revoking !== null}
        onClose={() => setRevoking(null)}
        title={`Revoke “${revoking?.name ?? ''}”?`}
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <p>Scripts that use this key stop working immediately. This cannot be undone.</p>
        <div className="settings-actions">
          <Button variant="default" onClick={() => setRevoking(null)}>
            Cancel
          </Button>
          <Button
            color="red"
            loading={revoke.isPending}
            onClick={() =>
              revoking !== null &&
              revoke.mutate(
                { keyId: revoking.id },
                {
                  onSettled: () => {
                    setRevoking(null);
                    refresh();
                  },
                },
              )
            }
          >
            Revoke
          </Button>
        </div>
      </Modal>
    </Panel>
  );
}
