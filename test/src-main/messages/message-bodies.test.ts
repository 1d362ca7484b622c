import { expect, test } from 'vitest';
import { alertKinds } from '#shared/contract/workspace/alerts.ts';
import { compose } from '#main/messages/compose.ts';
import { htmlOf, textOf, webhookBody } from '#main/messages/message-bodies.ts';
import { digestOf, type AlertContent } from '#main/messages/message-content.ts';
import { messageLanguages } from '#main/messages/texts/index.ts';
import { clientRow } from '#test/support/outbox-stage.ts';

const message = { uuid: 'u', kind: 'digest', customerId: null, createdAt: '2026-11-20T12:00:00Z' } as const;
const about = (language: string, names: readonly string[]) =>
  compose(
    { ...message, language },
    names.map((name, index) => digestOf(clientRow(index + 1, { name }))),
    'UTC',
  );

test('a name with mark-up stays text in every shape, and headers stay one line', () => {
  const hostile = `<script>alert(1)</script> <!channel> *bold* [link](https://evil.example)\r\nBcc: all@example.com`;
  const one = compose(
    { ...message, kind: 'alert', language: 'en' },
    [
      {
        ...{ kind: 'alert', uuid: 'a', alert: 'score', customerId: 1, name: hostile, subject: null },
        ...{ sentence: 'fell', link: '/customers/1"onclick="', toldAt: '', figures: {} },
      },
    ],
    'UTC',
  );
  expect(one.title).not.toMatch(/[\r\n]/);
  expect(htmlOf(one)).not.toMatch(/<script|"onclick/);
  const { text, blocks } = JSON.parse(webhookBody('slack', message, one, [])) as {
    text: string;
    blocks: { text: { type: string; text: string } }[];
  };
  // Slack reads a header as it is.
  expect(blocks.map((block) => block.text.type)).toEqual(['plain_text', 'mrkdwn']);
  expect(text + (blocks[1]?.text.text ?? '')).not.toMatch(/<!channel>|<script/);
  expect(webhookBody('teams', message, one, []).slice(200)).not.toMatch(/\]\(https|<script/);
});

test('200 clients fit into what Slack and Teams take, and what is left out is counted', () => {
  const many = about(
    'en',
    Array.from({ length: 200 }, (_, index) => `Client ${index} with a name of some length`),
  );
  const { blocks } = JSON.parse(webhookBody('slack', message, many, [])) as { blocks: { text: { text: string } }[] };
  expect(blocks.length).toBeLessThanOrEqual(50);
  for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3_000);
  const card = webhookBody('teams', message, many, []);
  expect(Buffer.byteLength(card)).toBeLessThan(28 * 1024);
  expect(card).toMatch(/… \+ 1\d\d/);
  expect(textOf(many)).toContain('Client 199');
});

test.each(messageLanguages)('a digest in $name has its own words and no gap', ({ code }) => {
  const composed = about(code, ['Acme']);
  const text = `${composed.title}\n${textOf(composed)}`;
  expect(text).not.toMatch(/undefined|\{points\}|NaN/);
  expect(composed.note).toBeNull();
  if (code !== 'en') expect(text).not.toMatch(/To decide|Queries won|Next scan|within noise|rose by/);
  expect(htmlOf(composed)).toContain(`<html lang="${code}" dir="${code === 'ar' ? 'rtl' : 'ltr'}">`);
});

test('an alert is told in every language with its stored figures, and with the models replaced meanwhile', () => {
  const rate = (value: number) => ({ value });
  const alert = (language: string, changes: Partial<AlertContent> = {}) =>
    compose(
      { ...message, kind: 'alert', customerId: 1, language },
      [
        {
          ...{ kind: 'alert', uuid: 'a', alert: 'domain', customerId: 1, name: 'Acme', subject: 'forum.example' },
          ...{ platform: 'chatgpt', sentence: 'In English.', link: '/alerts', toldAt: '' },
          figures: {
            ...{ before: rate(59), after: rate(0), changed: { on: '2026-08-26' } },
            models: [{ day: '2026-10-07' }],
          },
          ...changes,
        },
      ],
      'UTC',
    ).sections[0]?.lines[0];
  expect(alert('en')).toBe('In English.');
  expect(alert('de')).toBe(
    'Zitierte Website: forum.example, ChatGPT: 59,0\u00A0% → 0,0\u00A0%, seit etwa 26.08.2026 (Modell vom Anbieter ersetzt: 07.10.2026)',
  );
  const fact = { alert: 'cap', subject: null, platform: null, figures: { before: null, models: 'damaged' } } as const;
  expect(alert('fr', fact)).toBe('Plafond mensuel presque atteint');
  for (const { code } of messageLanguages.filter((one) => one.code !== 'en'))
    for (const kind of alertKinds) {
      const line = alert(code, { alert: kind });
      expect(line, code).not.toMatch(/In English|undefined|\{day\}/);
      expect(line, code).toContain('forum.example, ChatGPT: ');
    }
});
