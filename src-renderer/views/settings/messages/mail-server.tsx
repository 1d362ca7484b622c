import { Button, NumberInput, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { Panel } from '../../../components/panel.tsx';
import { formatDay } from '../../../format/dates.ts';
import type { MailServer } from './channel-labels.ts';

const securities = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: 'None' },
] as const;
const usualPort = { tls: 465, starttls: 587, none: 25 } as const;

const securityWords = {
  tls: 'encrypted by TLS',
  starttls: 'encrypted by STARTTLS',
  none: 'without encryption',
} as const;

function MailServerForm({ server, done }: { readonly server: MailServer | null; readonly done: () => void }) {
  const save = useCommand('set-mail-server', { quiet: true });
  const shell = useOperation('get-shell-settings', {}).data;
  const hasVault = shell?.desktop === true && shell.vault;
  const [draft, setDraft] = useState({
    host: server?.host ?? '',
    port: server?.port ?? usualPort.tls,
    security: server?.security ?? ('tls' as const),
    from: server?.from ?? '',
    user: '',
    password: '',
  });
  const change = (part: Partial<typeof draft>): void => setDraft((before) => ({ ...before, ...part }));
  return (
    <form
      className="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        const { user, password, ...rest } = draft;
        save.mutate(
          { ...rest, ...(user === '' ? {} : { user }), ...(password === '' ? {} : { password }) },
          {
            onSuccess: () => {
              notifications.show({ message: 'Mail server saved' });
              done();
            },
          },
        );
      }}
    >
      <div className="form-row">
        <TextInput
          label="Server"
          placeholder="smtp.example.com"
          required
          style={{ flex: 1 }}
          value={draft.host}
          onChange={(event) => change({ host: event.currentTarget.value })}
        />
        <NumberInput
          label="Port"
          w="6rem"
          required
          min={1}
          max={65_535}
          allowDecimal={false}
          hideControls
          value={draft.port}
          onChange={(port) => change({ port: typeof port === 'number' ? port : 0 })}
        />
        <SegmentedControl
          aria-label="Encryption"
          data={[...securities]}
          value={draft.security}
          onChange={(security) =>
            change({
              security,
              ...(draft.port === usualPort[draft.security] ? { port: usualPort[security] } : {}),
            })
          }
        />
      </div>
      <TextInput
        label="Sent from"
        description="The address that messages come from."
        placeholder="you@example.com"
        required
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      {hasVault ? (
        <div className="form-row">
          <TextInput
            label="User name"
            placeholder={server?.user === true ? 'Stored; leave empty to keep it' : ''}
            autoComplete="off"
            style={{ flex: 1 }}
            value={draft.user}
            onChange={(event) => change({ user: event.currentTarget.value })}
          />
          <PasswordInput
            label="Password"
            placeholder={server?.password === true ? 'Stored; leave empty to keep it' : ''}
            autoComplete="off"
            style={{ flex: 1 }}
            value={draft.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
        </div>
      ) : (
        <p className="small dim">
          User name and password are environment variables here: set <code>SMTP_USER</code> and{' '}
          <code>SMTP_PASSWORD</code>, then restart Answerscope.
        </p>
      )}
      {save.isError && (
        <p className="bad small" role="alert">
          {save.error.message}
        </p>
      )}
      <div className="settings-actions">
        <Button variant="default" onClick={done}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

function Facts({ server }: { readonly server: MailServer }) {
  /** Changes that keep the server as it is. */
  const forget = useCommand('set-mail-server');
  const { host, port, security, from, user, password, trusted } = server;
  const credentials =
    user && password ? 'User name and password are stored' : user ? 'Without password' : 'Without user name';
  return (
    <dl className="settings-facts">
      <div>
        <dt>Server</dt>
        <dd>
          {host}:{port}, {securityWords[security]}
        </dd>
      </div>
      <div>
        <dt>Sent from</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>Signs in</dt>
        <dd>
          {credentials}
          {(user || password) && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              loading={forget.isPending}
              onClick={() => forget.mutate({ host, port, security, from, user: null, password: null })}
            >
              Remove<span className="visually-hidden"> user name and password</span>
            </Button>
          )}
        </dd>
      </div>
      {trusted !== null && (
        <div>
          <dt>Only this certificate</dt>
          <dd>
            {trusted.subject}, valid until {formatDay(trusted.validTo)}
            <br />
            <code className="fingerprint">{trusted.fingerprint}</code>
            <br />
            <Button
              size="compact-xs"
              variant="subtle"
              loading={forget.isPending}
              onClick={() => forget.mutate({ host, port, security, from, trust: null })}
            >
              Accept any valid certificate instead
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The SMTP server that e-mail goes through. */
export function MailServerPanel({
  server,
  isSample,
}: {
  readonly server: MailServer | null;
  readonly isSample: boolean;
}) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title="Mail server"
      note="your own SMTP server"
      actions={
        !isSample &&
        !isEditing && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            {server === null ? 'Set up' : 'Edit'}
            <span className="visually-hidden"> mail server</span>
          </Button>
        )
      }
    >
      {isEditing ? (
        <MailServerForm server={server} done={() => setEditing(false)} />
      ) : server === null ? (
        <p className="dim small">Not set. E-mail needs one; webhooks do not.</p>
      ) : (
        <Facts server={server} />
      )}
    </Panel>
  );
}
