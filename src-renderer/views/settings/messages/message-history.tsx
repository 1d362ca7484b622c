import { Button } from '@mantine/core';
import { useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../../api/hooks.ts';
import { HiddenHeading } from '../../../components/hidden-heading.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Query } from '../../../components/query.tsx';
import { Segments } from '../../../components/segments.tsx';
import { Lines } from '../../../components/states.tsx';
import { formatInstant } from '../../../format/dates.ts';
import { t } from '../../../language/current.ts';
import { T } from '../../../language/t.tsx';
import { hidden } from '../../../language/tags.tsx';
import { serviceText } from '../../../wording/service.ts';
import { SaveMessages } from './save-messages.tsx';

type Message = OutputOf<'list-messages'>['messages'][number];
type State = NonNullable<InputOf<'list-messages'>['state']>;

const states = [
  { value: '', label: t('All', {}, 'messages') },
  { value: 'waiting', label: t('Waiting', {}, 'messages') },
  { value: 'sent', label: t('Sent', {}, 'messages') },
  { value: 'failed', label: t('Failed', {}, 'messages') },
];
const page = 20;

function MessageRow({
  message,
  timeZone,
  isSample,
}: {
  readonly message: Message;
  readonly timeZone: string;
  readonly isSample: boolean;
}) {
  const again = useCommand('send-message-again');
  const { state, outcome, nextTryAt, sentAt, createdAt } = message;
  const words = {
    sent: t('Sent {instant}', { instant: formatInstant(sentAt, timeZone) }),
    failed: t('Failed', {}, 'messages'),
    waiting: t('Waits, next try {instant}', { instant: formatInstant(nextTryAt, timeZone) }),
  }[state];
  return (
    <tr>
      <td className="figure">{formatInstant(createdAt, timeZone)}</td>
      <td dir="auto">
        {message.channel}
        {message.recipient !== '' && <div className="small dim">{message.recipient}</div>}
      </td>
      <td>
        <details>
          <summary dir="auto">{message.title}</summary>
          <div className="message-text" dir="auto">
            {message.text}
          </div>
        </details>
        <p className={`small message-outcome ${state === 'failed' ? 'bad' : state === 'sent' ? 'dim' : 'warn'}`}>
          {outcome === '' ? words : t('{state}. {outcome}', { state: words, outcome: serviceText(outcome) })}
        </p>
      </td>
      <td style={{ textAlign: 'end' }}>
        {state !== 'waiting' && (
          <Button
            variant="subtle"
            size="compact-xs"
            disabled={isSample}
            loading={again.isPending}
            onClick={() => again.mutate({ messageId: message.messageId })}
          >
            <T message="Send again<hidden> {title}</hidden>" values={{ title: message.title, hidden }} />
          </Button>
        )}
      </td>
    </tr>
  );
}

/** What was sent, waits or failed, newest first. */
export function MessageHistory({ timeZone, isSample }: { readonly timeZone: string; readonly isSample: boolean }) {
  const [state, setState] = useState<State | ''>('');
  const [shown, setShown] = useState(page);
  const messages = useOperation(
    'list-messages',
    { limit: shown, ...(state === '' ? {} : { state }) },
    { keepPrevious: true },
  );
  return (
    <Panel
      title={t('History')}
      actions={
        <>
          <Segments
            size="xs"
            aria-label={t('Which messages')}
            data={states}
            value={state}
            onChange={(value) => setState(value as State | '')}
          />
          <SaveMessages state={state} disabled={(messages.data?.messages.length ?? 0) === 0} />
        </>
      }
    >
      <Query
        of={messages}
        what={t('the history')}
        compact
        loading={<Lines count={4} />}
        isEmpty={(data) => data.messages.length === 0}
        empty={<p className="dim small">{state === '' ? t('Nothing was sent yet.') : t('No such messages.')}</p>}
      >
        {(data) => (
          <>
            <table className="plain-table">
              <thead>
                <tr>
                  <th className="figure">{t('Written', {}, 'message')}</th>
                  <th>{t('To', {}, 'recipient')}</th>
                  <th>{t('Message')}</th>
                  <HiddenHeading label={t('Send again')} />
                </tr>
              </thead>
              <tbody>
                {data.messages.map((message) => (
                  <MessageRow key={message.messageId} message={message} timeZone={timeZone} isSample={isSample} />
                ))}
              </tbody>
            </table>
            {data.more && shown < 100 && (
              <Button
                size="compact-sm"
                variant="default"
                style={{ marginTop: '0.8rem' }}
                onClick={() => setShown(Math.min(100, shown + 40))}
              >
                {t('Show more')}
              </Button>
            )}
          </>
        )}
      </Query>
    </Panel>
  );
}
