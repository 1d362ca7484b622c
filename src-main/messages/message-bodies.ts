import type { MessageRow } from '#main/store/messages.ts';
import type { WebhookFormat } from '#shared/contract/workspace/messages.ts';
import type { Composed, Section } from './compose.ts';
import type { MessageContent } from './message-content.ts';

/** A message as plain text, without its title. */
export function textOf({ sections, note, openLabel }: Composed): string {
  const blocks = sections.map(({ heading, lines, link }) =>
    [...(heading === null ? [] : [heading]), ...lines, ...(link === null ? [] : [`${openLabel}: ${link}`])].join('\n'),
  );
  return [...blocks, ...(note === null ? [] : [note])].join('\n\n');
}

/** A message as a page for mail programs: no scripts, no pictures, nothing that is fetched. */
export function htmlOf({ title, language, rightToLeft, sections, note, openLabel }: Composed): string {
  const section = ({ heading, lines, link }: Section): string =>
    [
      ...(heading === null ? [] : [`<h2 style="font-size:16px;margin:24px 0 6px">${escaped(heading)}</h2>`]),
      ...lines.map((line) => `<p style="margin:3px 0" dir="auto">${escaped(line)}</p>`),
      ...(link === null ? [] : [`<p style="margin:6px 0"><a href="${escaped(link)}">${escaped(openLabel)}</a></p>`]),
    ].join('\n');
  return [
    `<!doctype html><html lang="${language}" dir="${rightToLeft ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:14px;line-height:1.5;color:#1f2933;max-width:640px">',
    `<h1 style="font-size:18px">${escaped(title)}</h1>`,
    ...sections.map(section),
    ...(note === null ? [] : [`<p style="color:#616e7c">${escaped(note)}</p>`]),
    '</body></html>',
  ].join('\n');
}

/** The body of a webhook in the shape that its receiver takes. */
export function webhookBody(
  format: WebhookFormat,
  message: Pick<MessageRow, 'uuid' | 'kind' | 'createdAt'>,
  composed: Composed,
  content: readonly MessageContent[],
): string {
  switch (format) {
    case 'json':
      return JSON.stringify({
        id: message.uuid,
        kind: message.kind,
        createdAt: message.createdAt,
        language: composed.language,
        title: composed.title,
        text: textOf(composed),
        content,
      });
    case 'slack':
      return JSON.stringify({
        text: slackText(composed.title),
        blocks: [
          { type: 'header', text: { type: 'plain_text', text: composed.title.slice(0, 150) } },
          ...packed(composed, slackText, 2_900, 48, (heading) => `*${heading}*`).map((text) => ({
            type: 'section',
            text: { type: 'mrkdwn', text },
          })),
        ],
      });
    case 'teams':
      return JSON.stringify({
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            contentUrl: null,
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              rtl: composed.rightToLeft,
              body: [
                { type: 'TextBlock', text: cardText(composed.title), weight: 'bolder', size: 'medium', wrap: true },
                // Teams refuses cards over 28 KB.
                ...packed(composed, cardText, 1_500, 12, (heading) => `**${heading}**`).map((text) => ({
                  type: 'TextBlock',
                  text: text.replaceAll('\n', '\n\n'),
                  wrap: true,
                })),
              ],
            },
          },
        ],
      });
  }
}

/**
 * The sections as few blocks of text: at most `most` of them with at most `longest` characters each. What does not fit is
 * counted in the last one.
 */
function packed(
  { sections, note }: Composed,
  clean: (text: string) => string,
  longest: number,
  most: number,
  emphasise: (heading: string) => string,
): string[] {
  const texts = sections.map(({ heading, lines }) =>
    [...(heading === null ? [] : [emphasise(clean(heading))]), ...lines.map(clean)].join('\n').slice(0, longest),
  );
  const blocks: string[] = [];
  for (const [index, text] of texts.entries()) {
    const last = blocks.at(-1);
    if (last !== undefined && last.length + text.length + 2 <= longest)
      blocks[blocks.length - 1] = `${last}\n\n${text}`;
    else if (blocks.length < most) blocks.push(text);
    else return [...blocks, `… + ${texts.length - index}`];
  }
  return note === null ? blocks : [...blocks, clean(note)];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Slack reads `<…>` as links and mentions, and `*_~` and back-ticks as mark-up. */
const slackText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, ' ');

/** Cards read Markdown. */
const cardText = (text: string): string => text.replaceAll(/[*_~`[\]()<>#\\]/g, ' ').replace(/^[-+](?= )/, '–');
