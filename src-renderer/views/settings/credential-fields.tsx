import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { code, hidden } from '../../language/tags.tsx';
import { serviceText } from '../../wording/service.ts';

type Provider = OutputOf<'list-providers'>[number]['providers'][number];

/** An environment name that a provider reads: whether it is set, and a field to store it in the vault. */
function VaultField({
  name,
  present,
  stored,
  secret,
}: {
  name: string;
  present: boolean;
  stored: boolean;
  secret: boolean;
}) {
  const store = useCommand('keep-credential', { quiet: true });
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const editing = open || (!present && secret);
  const done = () => {
    setText('');
    setOpen(false);
  };
  const Field = secret ? PasswordInput : TextInput;
  return (
    <li className="vault-field">
      <p className={present ? 'good' : secret ? 'warn' : 'dim'}>
        {present ? <IconCheck size={13} aria-hidden="true" /> : <IconX size={13} aria-hidden="true" />}
        <span>
          {stored ? (
            <T message="<code>{name}</code> is stored in the vault" values={{ name, code }} />
          ) : present ? (
            <T message="<code>{name}</code> comes from the environment" values={{ name, code }} />
          ) : secret ? (
            <T message="<code>{name}</code> is missing" values={{ name, code }} />
          ) : (
            <T message="<code>{name}</code> is not set" values={{ name, code }} />
          )}
        </span>
        {!editing && (
          <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
            {present ? (
              <T message="Replace<hidden> {name}</hidden>" values={{ name, hidden }} />
            ) : (
              <T message="Set<hidden> {name}</hidden>" values={{ name, hidden }} />
            )}
          </Button>
        )}
        {stored && (
          <Button
            variant="subtle"
            color="red"
            size="compact-xs"
            loading={store.isPending && store.variables.secret === null}
            onClick={() => store.mutate({ name, secret: null }, { onSuccess: done })}
          >
            <T message="Remove<hidden> {name}</hidden>" values={{ name, hidden }} />
          </Button>
        )}
      </p>
      {editing && (
        <form
          className="vault-form"
          onSubmit={(event) => {
            event.preventDefault();
            store.mutate({ name, secret: text.trim() }, { onSuccess: done });
          }}
        >
          <Field
            size="xs"
            aria-label={name}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={store.isError ? store.error.message : undefined}
            style={{ flex: 1 }}
          />
          <Button size="xs" type="submit" disabled={text.trim() === ''} loading={store.isPending}>
            {t('Save')}
          </Button>
        </form>
      )}
    </li>
  );
}

/** The credentials of a provider: vault fields in the desktop app, otherwise which environment variables are set. */
export function Credentials({ provider }: { provider: Provider }) {
  const shell = useOperation('get-shell-settings', {});
  const vault = shell.data?.desktop === true && shell.data.vault;
  const stored = new Set(shell.data?.kept);
  const optional = [provider.modelVariable, provider.baseUrlVariable].filter((name) => name !== null);
  if (!vault)
    return provider.credentials.length === 0 ? (
      <p className="small dim">{t('No credential needed.')}</p>
    ) : (
      <ul className="credentials">
        {provider.credentials.map((credential) => (
          <li key={credential.name} className={credential.present ? 'good' : 'warn'}>
            {credential.present ? <IconCheck size={13} aria-hidden="true" /> : <IconX size={13} aria-hidden="true" />}
            <span>
              {credential.present ? (
                <T message="<code>{name}</code> is set" values={{ name: credential.name, code }} />
              ) : (
                <T message="<code>{name}</code> is missing" values={{ name: credential.name, code }} />
              )}
            </span>
          </li>
        ))}
      </ul>
    );
  return (
    <div>
      <ul className="credentials">
        {provider.credentials.map((credential) => (
          <VaultField
            key={credential.name}
            name={credential.name}
            present={credential.present}
            stored={stored.has(credential.name)}
            secret
          />
        ))}
      </ul>
      {optional.length > 0 && (
        <details className="small">
          <summary className="dim">{t('Other model or address')}</summary>
          <ul className="credentials">
            {optional.map((name) => (
              <VaultField key={name} name={name} present={stored.has(name)} stored={stored.has(name)} secret={false} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Says where credentials are stored. */
export function CredentialsNote() {
  const shell = useOperation('get-shell-settings', {});
  if (shell.data === undefined) return null;
  const location = !shell.data.desktop
    ? t(
        'Answerscope runs without its desktop app here, so credentials come from environment variables: set the names below, then restart it. They are never written to the workspace, logs, exports or backups.',
      )
    : shell.data.vault
      ? t(
          'Credentials are stored in the vault of the operating system and take effect immediately. Environment variables work too. They are never written to the workspace, logs, exports or backups.',
        )
      : t(
          'Credentials cannot be stored here: set the names below as environment variables, then restart Answerscope. They are never written to the workspace, logs, exports or backups.',
        );
  return (
    <>
      {shell.data.vaultProblem !== null && (
        <p className="warn small settings-note" role="status">
          {serviceText(shell.data.vaultProblem)}
        </p>
      )}
      <p className="small dim settings-note">{location}</p>
    </>
  );
}
