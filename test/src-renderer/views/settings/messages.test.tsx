import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { expectLoadingAndFailure } from '#test/support/expect-states.tsx';
import { createMessages } from '#test/support/renderer-double/messages.ts';
import { renderView } from '#test/support/render-view.tsx';
import { NoticeBar } from '../../../../src-renderer/app/notice-bar.tsx';
import { ChannelForm } from '../../../../src-renderer/views/settings/messages/channel-form.tsx';
import type { Channel } from '../../../../src-renderer/views/settings/messages/channel-labels.ts';
import { Messages } from '../../../../src-renderer/views/settings/messages/messages.tsx';
import { savedRows } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const view = () => <Messages isSample={false} timeZone="Europe/Berlin" />;
type Shell = OutputOf<'get-shell-settings'>;
const desktop = {
  'get-shell-settings': (_: unknown, usual: Shell): Shell => ({ ...usual, desktop: true, vault: true }),
};
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Presses the first button with a text. Looking for it by its role takes seconds in a form. */
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
  if (button === undefined) throw new Error(`no button ${name}`);
  fireEvent.click(button);
};

describe('the settings of messages', () => {
  expectLoadingAndFailure(view, 'the message settings');

  it('say who is told what and when, what fails, and what was sent', async () => {
    renderView(view());
    expect(await screen.findByText('E-mail to ada@northlight.example and ben@northlight.example')).toBeTruthy();
    expect(
      screen.getByText('Alerts, and a digest of all clients on Mondays at 08:00, next 23 Nov 2026, 08:00'),
    ).toBeTruthy();
    expect(screen.getByText('Webhook at hooks.slack.com (Slack)')).toBeTruthy();
    expect(screen.getByText('2 messages wait')).toBeTruthy();
    expect(screen.getByText('smtp.northlight.example:465, encrypted by TLS')).toBeTruthy();
    expect(
      await screen.findByText(/^Failed\. smtp\.northlight\.example refused it: 550 No such user here$/),
    ).toBeTruthy();
    press('Remove user name and password');
    expect(await screen.findByText('Without user name')).toBeTruthy();
    press('Send again Visibility in AI answers');
    await patiently(() => expect(screen.getAllByText(/^Waits, next try 20 Nov 2026/)).toHaveLength(2));
  });

  it('save every message in the chosen state, shown or not', async () => {
    const kept = createMessages(false).list({ limit: 1 }).messages[0];
    if (kept === undefined) throw new Error('the double has no message');
    renderView(view(), {
      replies: {
        'list-messages': ({ limit = 50, before = 151 }) => {
          const messages = Array.from({ length: Math.min(limit, before - 1) }, (_, index) => ({
            ...kept,
            messageId: before - 1 - index,
          }));
          return { messages, more: (messages.at(-1)?.messageId ?? 1) > 1 };
        },
      },
    });
    const rows = await savedRows(/^Save Messages$/);
    expect(rows).toHaveLength(150);
    expect(rows[0]).toMatchObject({ To: kept.recipient, State: kept.state, Message: kept.text });
  });

  it('say what to do where nothing is set', async () => {
    renderView(view(), { service: 'empty' });
    expect(await screen.findByText(/^No one yet\. Alerts and a weekly digest can be sent/)).toBeTruthy();
    expect(screen.getByText('Not set. E-mail needs one; webhooks do not.')).toBeTruthy();
    expect(await screen.findByText('Nothing was sent yet.')).toBeTruthy();
  });

  it('add e-mail with its addresses, weekday and language', async () => {
    const { calls } = renderView(view(), { service: 'empty' });
    await screen.findByText(/^No one yet/);
    press('Add e-mail');
    await screen.findByLabelText(/^E-mail addresses/);
    fill(/^Name/, 'Me');
    fill(/^E-mail addresses/, 'ada@example.com\n\nben@example.com, cyd@example.com');
    press('Save');
    await patiently(() => expect(calls.some(({ name }) => name === 'save-message-channel')).toBe(true));
    expect(calls.find(({ name }) => name === 'save-message-channel')?.request).toEqual({
      ...{ kind: 'email', name: 'Me', recipients: ['ada@example.com', 'ben@example.com', 'cyd@example.com'] },
      ...{ active: true, alerts: true, digest: 'all', digestDay: 1, digestTime: '08:00', language: null },
      customerId: null,
    });
  });

  it('never fill in a stored secret: an empty field keeps it', async () => {
    const channel = { ...createMessages(false).settings().channels[1] } as Channel;
    const { calls } = renderView(
      <ChannelForm
        kind="webhook"
        channel={{ ...channel, digest: 'off' }}
        languages={[]}
        timeZone="UTC"
        done={() => {}}
      />,
      { replies: desktop },
    );
    const address = await screen.findByPlaceholderText<HTMLInputElement>('Stored; leave empty to keep it');
    expect(address.value).toBe('');
    press('Save');
    await patiently(() => expect(calls.some(({ name }) => name === 'save-message-channel')).toBe(true));
    const [request] = calls.filter(({ name }) => name === 'save-message-channel').map((call) => call.request as object);
    expect(Object.keys(request ?? {})).not.toContain('address');
    expect(Object.keys(request ?? {})).not.toContain('secret');
  });

  it('a test message that fails over a certificate shows it, and it can be trusted', async () => {
    const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
    const certificate = { fingerprint, subject: 'CN=mail', issuer: 'CN=mail', validTo: '2030-01-01T00:00:00Z' };
    const { calls } = renderView(view(), {
      replies: {
        'send-test-message': () => ({ ok: false, message: 'No known authority vouches for it.', certificate }),
      },
    });
    await screen.findByText('smtp.northlight.example:465, encrypted by TLS');
    press('Send a test message to Ada and Ben');
    expect(await screen.findByText('No known authority vouches for it.')).toBeTruthy();
    expect(screen.getByText(fingerprint)).toBeTruthy();
    press('Trust this certificate only');
    expect(await screen.findByText('Trusted. Send the test message again.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'set-mail-server')?.request).toMatchObject({ trust: fingerprint });
  });
});

it('a channel that fails is said above every view, and leads to its settings', async () => {
  renderView(<NoticeBar />, {
    replies: {
      'get-message-settings': (_: unknown, usual: OutputOf<'get-message-settings'>) => ({
        ...usual,
        problem: 'Messages to Team channel are not delivered. It is gone.',
      }),
    },
  });
  expect(await screen.findByText('Messages to Team channel are not delivered. It is gone.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('#/settings?part=messages');
});
