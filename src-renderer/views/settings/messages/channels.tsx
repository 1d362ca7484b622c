import { Alert, Button } from '@mantine/core';
import { Dialog } from '../../../components/dialog.tsx';
import { IconAlertTriangle, IconMail, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand, useCustomers } from '../../../api/hooks.ts';
import { Panel } from '../../../components/panel.tsx';
import { t } from '../../../language/current.ts';
import { T } from '../../../language/t.tsx';
import { code, hidden } from '../../../language/tags.tsx';
import { serviceText } from '../../../wording/service.ts';
import { ChannelForm } from './channel-form.tsx';
import { whatIsTold, whereTo, type Channel, type Settings } from './channel-labels.ts';
import { TestResult } from './test-result.tsx';

type Editing = { readonly kind: Channel['kind']; readonly channel: Channel | null };

function ChannelRow({
  channel,
  server,
  timeZone,
  isSample,
  edit,
}: {
  readonly channel: Channel;
  readonly server: Settings['mailServer'];
  readonly timeZone: string;
  readonly isSample: boolean;
  readonly edit: () => void;
}) {
  const customers = useCustomers().data;
  const test = useCommand('send-test-message', { quiet: true });
  const missing = channel.secrets.filter(({ required, present }) => required && !present);
  const Icon = channel.kind === 'email' ? IconMail : IconWebhook;
  return (
    <li>
      <div className="channel-words">
        <p className="channel-name">
          <Icon size={15} stroke={1.6} aria-hidden="true" style={{ verticalAlign: '-2px', marginInlineEnd: 6 }} />
          <bdi>{channel.name}</bdi>
        </p>
        <p className="small">{whereTo(channel)}</p>
        <p className="small dim">
          {whatIsTold(channel, customers?.find(({ id }) => id === channel.customerId)?.name, timeZone)}
        </p>
        {missing.map(({ name }) => (
          <p key={name} className="small warn">
            <T message="<code>{name}</code> is not set" values={{ name, code }} />
          </p>
        ))}
        {channel.problem !== null && (
          <p className="small bad">
            <IconAlertTriangle size={14} aria-hidden="true" style={{ verticalAlign: '-2px' }} />{' '}
            {serviceText(channel.problem)}
          </p>
        )}
        {channel.waiting > 0 && (
          <p className="small dim">
            {t('{count, plural, one {# message waits} other {# messages wait}}', { count: channel.waiting })}
          </p>
        )}
      </div>
      <div className="channel-actions">
        <Button
          size="compact-sm"
          variant="default"
          loading={test.isPending}
          disabled={isSample}
          onClick={() => test.mutate({ channelId: channel.channelId })}
        >
          <T message="Send a test message<hidden> to {name}</hidden>" values={{ name: channel.name, hidden }} />
        </Button>
        <Button size="compact-sm" variant="subtle" disabled={isSample} onClick={edit}>
          <T message="Edit<hidden> {name}</hidden>" values={{ name: channel.name, hidden }} />
        </Button>
      </div>
      {test.isError && (
        <Alert className="channel-wide" color="red" variant="light" role="alert">
          {test.error.message}
        </Alert>
      )}
      {test.data !== undefined && <TestResult result={test.data} server={server} />}
    </li>
  );
}

/** Where messages go. */
export function Channels({
  settings,
  timeZone,
  isSample,
}: {
  readonly settings: Settings;
  readonly timeZone: string;
  readonly isSample: boolean;
}) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const title = editing?.channel?.name ?? (editing?.kind === 'email' ? t('Add e-mail') : t('Add webhook'));
  return (
    <Panel
      title={t('Who is notified')}
      actions={
        <>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSample}
            onClick={() => setEditing({ kind: 'email', channel: null })}
          >
            {t('Add e-mail')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isSample}
            onClick={() => setEditing({ kind: 'webhook', channel: null })}
          >
            {t('Add webhook')}
          </Button>
        </>
      }
    >
      {settings.channels.length === 0 ? (
        <p className="dim small">
          {t(
            'No one yet. Alerts and a weekly digest can be sent by e-mail, through your own mail server, or to a webhook such as Slack or Teams.',
          )}
        </p>
      ) : (
        <ul className="channel-list">
          {settings.channels.map((channel) => (
            <ChannelRow
              key={channel.channelId}
              channel={channel}
              server={settings.mailServer}
              timeZone={timeZone}
              isSample={isSample}
              edit={() => setEditing({ kind: channel.kind, channel })}
            />
          ))}
        </ul>
      )}
      {editing !== null && (
        <Dialog onClose={() => setEditing(null)} title={title} size="lg">
          <ChannelForm
            kind={editing.kind}
            channel={editing.channel}
            languages={settings.languages}
            timeZone={timeZone}
            done={() => setEditing(null)}
          />
        </Dialog>
      )}
    </Panel>
  );
}
