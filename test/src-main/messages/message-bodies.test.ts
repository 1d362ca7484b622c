import { expect, test } from 'vitest';
import { compose } from '#main/messages/compose.ts';
import { htmlOf, textOf, webhookBody } from '#main/messages/message-bodies.ts';
import { digestOf } from '#main/messages/message-content.ts';
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
