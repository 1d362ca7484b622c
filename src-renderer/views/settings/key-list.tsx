import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useNow } from '../../app/use-now.ts';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay, formatRelative } from '../../format/dates.ts';
import { formatDollars } from '../../format/numbers.ts';

type Key = OutputOf<'list-keys'>[number];

/** What a key may do besides reading. */
function Rights({ apiKey: { scopes, dailyCapUsd, committedTodayUsd } }: { apiKey: Key }) {
  const parts = ['read', ...(scopes.includes('manage') ? ['change'] : [])];
  return (
    <>
      {parts.join(', ')}
      {dailyCapUsd !== null && (
        <>
          , spend {formatDollars(dailyCapUsd)} a day
          {committedTodayUsd > 0 && <div className="dim small">up to {formatDollars(committedTodayUsd)} today</div>}
        </>
      )}
    </>
  );
}

function KeyRow({ apiKey, revoke }: { apiKey: Key; revoke: () => void }) {
  const now = useNow();
  return (
    <tr className={apiKey.revokedAt === null ? undefined : 'dim'}>
      <td>{apiKey.name === '' ? 'unnamed' : apiKey.name}</td>
      <td>
        <code>{apiKey.prefix}…</code>
      </td>
      <td>
        <Rights apiKey={apiKey} />
      </td>
      <td className="figure key-dates">{formatDay(apiKey.createdAt)}</td>
      <td className="figure key-dates">{apiKey.expiresOn === null ? 'none' : formatDay(apiKey.expiresOn)}</td>
      <td className="figure key-dates">
        {apiKey.lastUsedAt === null ? 'never' : formatRelative(apiKey.lastUsedAt, now)}
      </td>
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

/** The API keys with a button to revoke each. */
export function KeyList() {
  const keys = useOperation('list-keys', {});
  const revoke = useCommand('revoke-key');
  const [revoking, setRevoking] = useState<Key | null>(null);
  return (
    <>
      <Query
        of={keys}
        what="the keys"
        compact
        loading={<Lines count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="dim small">No keys yet. A key lets a script read the figures of its organization.</p>}
      >
        {(list) => (
          <table className="plain-table">
            <thead>
              <tr>
                <th>Name</th>
                <th>Starts with</th>
                <th>May</th>
                <th className="figure">Created</th>
                <th className="figure">Last day</th>
                <th className="figure">Last used</th>
                <HiddenHeading label="Revoke" />
              </tr>
            </thead>
            <tbody>
              {list.map((key) => (
                <KeyRow key={key.id} apiKey={key} revoke={() => setRevoking(key)} />
              ))}
            </tbody>
          </table>
        )}
      </Query>
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
              revoking !== null && revoke.mutate({ keyId: revoking.id }, { onSettled: () => setRevoking(null) })
            }
          >
            Revoke
          </Button>
        </div>
      </Modal>
    </>
  );
}
