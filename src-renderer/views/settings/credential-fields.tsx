import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';

type Provider = OutputOf<'list-providers'>[number]['providers'][number];

const affected = new Set(['get-shell-settings', 'list-providers', 'estimate-scan', 'get-calendar', 'list-executions']);

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => affected.has(String(queryKey[0])) });

/** One name a provider reads: whether it is there, and a field that puts it into the vault. */
function VaultField({
  name,
  present,
  kept,
  secret,
}: {
  name: string;
  present: boolean;
  kept: boolean;
  secret: boolean;
}) {
  const client = useQueryClient();
  const keep = useCommand('keep-credential', { quiet: true });
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const shown = open || (!present && secret);
  const done = () => {
    setText('');
    setOpen(false);
    void readAgain(client);
  };
  const Field = secret ? PasswordInput : TextInput;
  return (
    <li className="vault-field">
      <p className={present ? 'good' : secret ? 'warn' : 'dim'}>
        {present ? <IconCheck size={13} aria-hidden="true" /> : <IconX size={13} aria-hidden="true" />}
        <code>{name}</code>{' '}
        {kept ? 'is kept in the vault' : present ? 'comes from the environment' : secret ? 'is missing' : 'is not set'}
        {!shown && (
          <Button variant="subtle" size="compact-xs" onClick={() => setOpen(true)}>
            {present ? 'Replace' : 'Set'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {kept && (
          <Button
            variant="subtle"
            color="red"
            size="compact-xs"
            loading={keep.isPending && keep.variables.secret === null}
            onClick={() => keep.mutate({ name, secret: null }, { onSuccess: done })}
          >
            Forget<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </p>
      {shown && (
        <form
          className="vault-form"
          onSubmit={(event) => {
            event.preventDefault();
            keep.mutate({ name, secret: text.trim() }, { onSuccess: done });
          }}
        >
          <Field
            size="xs"
            aria-label={name}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={keep.isError ? keep.error.message : undefined}
            style={{ flex: 1 }}
          />
          <Button size="xs" type="submit" disabled={text.trim() === ''} loading={keep.isPending}>
            Keep
          </Button>
        </form>
      )}
    </li>
  );
}

/** What a provider needs from its user: fields for the vault in the desktop app, else which environment names are there. */
export function Credentials({ provider }: { provider: Provider }) {
  const shell = useOperation('get-shell-settings', {});
  const vault = shell.data?.desktop === true && shell.data.vault;
  const kept = new Set(shell.data?.kept);
  const optional = [provider.modelVariable, provider.baseUrlVariable].filter((name) => name !== null);
  if (!vault)
    return provider.credentials.length === 0 ? (
      <p className="small dim">Needs no credential.</p>
    ) : (
      <ul className="credentials">
        {provider.credentials.map((one) => (
          <li key={one.name} className={one.present ? 'good' : 'warn'}>
            {one.present ? <IconCheck size={13} aria-hidden="true" /> : <IconX size={13} aria-hidden="true" />}
            <code>{one.name}</code> {one.present ? 'is set' : 'is missing'}
          </li>
        ))}
      </ul>
    );
  return (
    <div>
      <ul className="credentials">
        {provider.credentials.map((one) => (
          <VaultField key={one.name} name={one.name} present={one.present} kept={kept.has(one.name)} secret />
        ))}
      </ul>
      {optional.length > 0 && (
        <details className="small">
          <summary className="dim">Another model or address</summary>
          <ul className="credentials">
            {optional.map((name) => (
              <VaultField key={name} name={name} present={kept.has(name)} kept={kept.has(name)} secret={false} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Where credentials come from, in a sentence. */
export function CredentialsNote() {
  const shell = useOperation('get-shell-settings', {});
  if (shell.data === undefined) return null;
  const where = !shell.data.desktop
    ? 'Answerscope runs without its desktop shell here, so credentials come from the environment it was started in: set the names below, then start it again.'
    : shell.data.vault
      ? 'Credentials are kept in the vault of the operating system and work at once. One from the environment Answerscope was started in works, too.'
      : 'This system has no vault to keep credentials in: set the names below as environment variables, then start Answerscope again.';
  return (
    <p className="small dim settings-note">
      {where} They are never written into the workspace, a log, an export or a backup.
    </p>
  );
}
