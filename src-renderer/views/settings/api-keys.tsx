import { useCommand, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { CopyLine } from '../../components/copy-line.tsx';
import { Panel } from '../../components/panel.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { curlLine } from '../../format/curl-line.ts';
import { t } from '../../language/current.ts';
import { KeyList } from './key-list.tsx';
import { keyTable } from './key-table.ts';
import { NewKeyForm } from './new-key-form.tsx';
import { ScriptPort } from './script-port.tsx';

/** A new key, shown only once. */
function NewKey({ apiKey, organizationId }: { apiKey: string; organizationId: number }) {
  const status = useWorkspaceStatus();
  const baseUrl = status.data?.apiBaseUrl ?? null;
  return (
    <div className="new-key" role="status">
      <h3>{t('Your new key, shown only once')}</h3>
      <p className="small">{t('Copy it now: only its fingerprint is stored.')}</p>
      <CopyLine text={apiKey} label={t('API key')} />
      {baseUrl !== null && (
        <>
          <p className="small" style={{ marginTop: '0.75rem' }}>
            {t('Try it in a terminal:')}
          </p>
          <CopyLine
            text={curlLine(baseUrl, 'get-organization-customers', { organizationID: organizationId }, apiKey)}
            label={t('Command line')}
          />
        </>
      )}
    </div>
  );
}

/** API keys for scripts: create, list, revoke. */
export function ApiKeys({ organizationId }: { organizationId: number | null }) {
  const create = useCommand('create-key');
  const keys = useOperation('list-keys', {});
  const status = useWorkspaceStatus();
  return (
    <Panel
      title={t('API keys')}
      note={status.data?.apiBaseUrl === null ? t('script access is off') : status.data?.apiBaseUrl}
      actions={<SaveTable table={keyTable(keys.data ?? [])} />}
    >
      <ScriptPort />
      {organizationId !== null && (
        <NewKeyForm
          pending={create.isPending}
          create={(key, done) => create.mutate({ organizationId, ...key }, { onSuccess: done })}
        />
      )}
      {create.data !== undefined && organizationId !== null && (
        <NewKey apiKey={create.data.api_key} organizationId={organizationId} />
      )}
      <KeyList />
    </Panel>
  );
}
