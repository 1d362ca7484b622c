import { Button, NumberInput, PasswordInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { mark } from '#shared/language/text-key.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { Panel } from '../../../components/panel.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Problem } from '../../../components/problem.tsx';
import { formatDay } from '../../../format/dates.ts';
import { t } from '../../../language/current.ts';
import { T } from '../../../language/t.tsx';
import { code, hidden } from '../../../language/tags.tsx';
import type { MailServer } from './channel-labels.ts';

const securities = [
  { value: 'tls', label: 'TLS' },
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'none', label: t('None', {}, 'encryption') },
] as const;
const usualPort = { tls: 465, starttls: 587, none: 25 } as const;

const securityWords = {
  tls: mark('{server}, encrypted by TLS'),
  starttls: mark('{server}, encrypted by STARTTLS'),
  none: mark('{server}, without encryption'),
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
              notifications.show({ message: t('Mail server saved') });
              done();
            },
          },
        );
      }}
    >
      <div className="form-row">
        <TextInput
          label={t('Server')}
          placeholder="smtp.example.com"
          required
          style={{ flex: 1 }}
          value={draft.host}
          onChange={(event) => change({ host: event.currentTarget.value })}
        />
        <NumberInput
          label={t('Port')}
          w="6rem"
          required
          min={1}
          max={65_535}
          allowDecimal={false}
          hideControls
          value={draft.port}
          onChange={(port) => change({ port: typeof port === 'number' ? port : 0 })}
        />
        <Segments
          aria-label={t('Encryption')}
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
        label={t('Sent from')}
        description={t('The address that messages come from.')}
        placeholder="you@example.com"
        required
        value={draft.from}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      {hasVault ? (
        <div className="form-row">
          <TextInput
            label={t('User name')}
            placeholder={server?.user === true ? t('Stored; leave empty to keep it') : ''}
            autoComplete="off"
            style={{ flex: 1 }}
            value={draft.user}
            onChange={(event) => change({ user: event.currentTarget.value })}
          />
          <PasswordInput
            label={t('Password')}
            placeholder={server?.password === true ? t('Stored; leave empty to keep it') : ''}
            autoComplete="off"
            style={{ flex: 1 }}
            value={draft.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
        </div>
      ) : (
        <p className="small dim">
          <T
            message="User name and password are environment variables here: set <code>SMTP_USER</code> and <code>SMTP_PASSWORD</code>, then restart Answerscope."
            values={{ code }}
          />
        </p>
      )}
      <Problem error={save.error} />
      <div className="settings-actions">
        <Button variant="default" onClick={done}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('Save')}
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
    user && password ? t('User name and password are stored') : user ? t('Without password') : t('Without user name');
  return (
    <dl className="settings-facts">
      <div>
        <dt>{t('Server')}</dt>
        <dd>{t.marked(securityWords[security], { server: `${host}:${port}` })}</dd>
      </div>
      <div>
        <dt>{t('Sent from')}</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>{t('Signs in')}</dt>
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
              <T message="Remove<hidden> user name and password</hidden>" values={{ hidden }} />
            </Button>
          )}
        </dd>
      </div>
      {trusted !== null && (
        <div>
          <dt>{t('Only this certificate')}</dt>
          <dd>
            {t('{certificate}, valid until {day}', { certificate: trusted.subject, day: formatDay(trusted.validTo) })}
            <br />
            <code className="fingerprint">{trusted.fingerprint}</code>
            <br />
            <Button
              size="compact-xs"
              variant="subtle"
              loading={forget.isPending}
              onClick={() => forget.mutate({ host, port, security, from, trust: null })}
            >
              {t('Accept any valid certificate instead')}
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
      title={t('Mail server')}
      note={t('your own SMTP server')}
      actions={
        !isSample &&
        !isEditing && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            {server === null ? (
              <T message="Set up<hidden> mail server</hidden>" values={{ hidden }} />
            ) : (
              <T message="Edit<hidden> mail server</hidden>" values={{ hidden }} />
            )}
          </Button>
        )
      }
    >
      {isEditing ? (
        <MailServerForm server={server} done={() => setEditing(false)} />
      ) : server === null ? (
        <p className="dim small">{t('Not set. E-mail needs one; webhooks do not.')}</p>
      ) : (
        <Facts server={server} />
      )}
    </Panel>
  );
}
