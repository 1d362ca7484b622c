import { Button } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useNow } from '../../app/use-today.ts';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay, formatRelative } from '../../format/dates.ts';
import { formatDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { hidden } from '../../language/tags.tsx';

type Key = OutputOf<'list-keys'>[number];

/** What a key may do besides reading. */
function Rights({ apiKey: { scopes, dailyCapUsd, committedTodayUsd } }: { apiKey: Key }) {
  const changes = scopes.includes('manage');
  if (dailyCapUsd === null) return changes ? t('read, change') : t('read', {}, 'what an API key may do');
  const cap = formatDollars(dailyCapUsd);
  return (
    <>
      {changes ? t('read, change, spend {cap} a day', { cap }) : t('read, spend {cap} a day', { cap })}
      {committedTodayUsd > 0 && (
        <div className="dim small">{t('up to {amount} today', { amount: formatDollars(committedTodayUsd) })}</div>
      )}
    </>
  );
}

function KeyRow({ apiKey, revoke }: { apiKey: Key; revoke: () => void }) {
  const now = useNow();
  return (
    <tr className={apiKey.revokedAt === null ? undefined : 'dim'}>
      <td>{apiKey.name === '' ? t('unnamed', {}, 'API key') : apiKey.name}</td>
      <td>
        <code>{apiKey.prefix}…</code>
      </td>
      <td>
        <Rights apiKey={apiKey} />
      </td>
      <td className="figure key-dates">{formatDay(apiKey.createdAt)}</td>
      <td className="figure key-dates">
        {apiKey.expiresOn === null ? t('none', {}, 'last day of an API key') : formatDay(apiKey.expiresOn)}
      </td>
      <td className="figure key-dates">
        {apiKey.lastUsedAt === null ? t('never') : formatRelative(apiKey.lastUsedAt, now)}
      </td>
      <td style={{ textAlign: 'end' }}>
        {apiKey.revokedAt === null ? (
          <Button variant="subtle" color="red" size="compact-xs" onClick={revoke}>
            <T message="Revoke<hidden> {name}</hidden>" values={{ name: apiKey.name, hidden }} />
          </Button>
        ) : (
          t('revoked {day}', { day: formatDay(apiKey.revokedAt) })
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
        what={t('the keys')}
        compact
        loading={<Lines count={3} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <p className="dim small">{t('No keys yet. A key lets a script read the figures of its organization.')}</p>
        }
      >
        {(list) => (
          <table className="plain-table">
            <thead>
              <tr>
                <th>{t('Name')}</th>
                <th>{t('Starts with')}</th>
                <th>{t('May', {}, 'what an API key may do')}</th>
                <th className="figure">{t('Created', {}, 'API key')}</th>
                <th className="figure">{t('Last day')}</th>
                <th className="figure">{t('Last used')}</th>
                <HiddenHeading label={t('Revoke')} />
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
      {revoking !== null && (
        <Dialog onClose={() => setRevoking(null)} title={t('Revoke “{name}”?', { name: revoking.name })} centered>
          <p>{t('Scripts that use this key stop working immediately. This cannot be undone.')}</p>
          <div className="settings-actions">
            <Button variant="default" onClick={() => setRevoking(null)}>
              {t('Cancel')}
            </Button>
            <Button
              color="red"
              loading={revoke.isPending}
              onClick={() => revoke.mutate({ keyId: revoking.id }, { onSettled: () => setRevoking(null) })}
            >
              {t('Revoke')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
