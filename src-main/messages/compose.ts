import { dayIn } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { MessageRow } from '#main/store/messages.ts';
import { alertLine } from './alert-line.ts';
import type { AlertContent, DigestContent, MessageContent } from './message-content.ts';
import { textsOf } from './texts/index.ts';
import type { Texts } from './texts/texts.ts';

/** A message in words, the same for every kind of channel. */
export interface Composed {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly rightToLeft: boolean;
  readonly sections: readonly Section[];
  /** What the recipient should know of the message itself; null for nothing. */
  readonly note: string | null;
  readonly openLabel: string;
}

export interface Section {
  readonly heading: string | null;
  readonly lines: readonly string[];
  /** A link into the app; null for none. */
  readonly link: string | null;
}

interface Words extends Formats {
  readonly texts: Texts;
}

interface Formats {
  readonly percent: (value: number) => string;
  readonly number: (value: number) => string;
  readonly dollars: (value: number) => string;
  readonly day: (instant: string) => string;
  /** Of a calendar day. */
  readonly date: (day: string) => string;
}

/** Puts what a message says into words, in its language. */
export function compose(
  message: Pick<MessageRow, 'kind' | 'customerId' | 'language' | 'createdAt'>,
  parts: readonly MessageContent[],
  timeZone: string,
): Composed {
  const { texts, code, note } = textsOf(message.language);
  const words: Words = { texts, ...formatsOf(code, timeZone) };
  const [first] = parts;
  const composed = (title: string, sections: readonly Section[]): Composed => ({
    title: oneLine(title),
    language: code,
    rightToLeft: code === 'ar',
    sections: sections.map(({ heading, lines, link }) => ({
      heading: heading === null ? null : oneLine(heading),
      lines: lines.map(oneLine),
      link,
    })),
    note,
    openLabel: texts.open,
  });
  if (message.kind === 'test') return composed(`Answerscope: ${texts.test}`, [plain(texts.testText)]);
  if (first?.kind === 'alert')
    return composed(`${first.name ?? texts.alert}: ${alertLine(first, code, words)}`, [
      alertSection(first, alertLine(first, code, words)),
    ]);
  const digests = parts.filter((part) => part.kind === 'digest');
  const title = `${texts.title}, ${words.day(message.createdAt)}`;
  if (message.customerId !== null)
    return composed(
      digests[0] === undefined ? title : `${digests[0].name}: ${title}`,
      digests.length === 0 ? [plain(texts.deleted)] : digests.map((digest) => clientSection(digest, words)),
    );
  if (message.kind === 'alert') return composed(texts.alert, [plain(texts.deleted)]);
  return composed(
    title,
    digests.length === 0 ? [plain(texts.noClients)] : digests.map((digest) => practiceSection(digest, words)),
  );
}

const plain = (text: string): Section => ({ heading: null, lines: [text], link: null });

const alertSection = ({ name, link }: AlertContent, line: string): Section => ({
  heading: name,
  lines: [line],
  link: linkTo(link),
});

/** What is said to a client: its figures. What waits for a person and what scans cost is not its concern. */
function clientSection(digest: DigestContent, words: Words): Section {
  return {
    heading: digest.name,
    lines: [...figures(digest, words), ...nextScan(digest, words)],
    link: linkTo(`/customers/${digest.customerId}/overview`),
  };
}

/** What is said to the consultant: the row of the list of clients. */
function practiceSection(digest: DigestContent, words: Words): Section {
  const { texts, dollars } = words;
  const { toDecide, scans, spend } = digest;
  const open = (['alerts', 'candidates', 'mentions', 'portrayals', 'recommendations'] as const).filter(
    (key) => toDecide[key] > 0,
  );
  return {
    heading: digest.name,
    lines: [
      ...figures(digest, words),
      ...(open.length === 0
        ? []
        : [`${texts.toDecide}: ${open.map((key) => `${texts[key]} ${toDecide[key]}`).join(', ')}`]),
      ...(scans.failed > 0 ? [`${texts.failedScans}: ${scans.failed}`] : []),
      ...(scans.waiting > 0 ? [`${texts.waitingScans}: ${scans.waiting}`] : []),
      ...scans.problems
        .filter(({ why }) => why !== '')
        .map(({ platform, why }) => `– ${platformLabel(platform)}: ${why}`),
      ...nextScan(digest, words),
      `${texts.spent}: ${dollars(spend.spentUsd)}${spend.capUsd === null ? '' : ` / ${dollars(spend.capUsd)}`}`,
    ],
    link: linkTo(`/customers/${digest.customerId}/overview`),
  };
}

function figures({ platforms, shareOfVoice, queries }: DigestContent, words: Words): string[] {
  const { texts, percent } = words;
  return [
    ...(platforms.length === 0 ? [texts.notScanned] : platforms.map((platform) => scoreLine(platform, words))),
    ...(shareOfVoice === null ? [] : [`${texts.shareOfVoice}: ${percent(shareOfVoice)}`]),
    ...(queries === null ? [] : [`${texts.won}: ${queries.won} · ${texts.lost}: ${queries.lost}`]),
  ];
}

function scoreLine(
  { platform, score, low, high, answers, change, difference }: DigestContent['platforms'][number],
  { texts, percent, number }: Words,
): string {
  const what = `${platformLabel(platform)}, ${texts.score}`;
  if (score === null) return `${what}: –`;
  const interval = low === null || high === null ? '' : `${number(low)}–${number(high)}, `;
  const points = difference === null ? '' : number(Math.abs(difference));
  const changed = {
    rose: texts.rose.replace('{points}', points),
    fell: texts.fell.replace('{points}', points),
    within_noise: texts.noise,
    too_early_to_tell: texts.early,
  }[change];
  return `${what}: ${percent(score)} (${interval}n = ${answers}), ${changed}`;
}

const nextScan = ({ nextScanAt }: DigestContent, { texts, day }: Words): string[] =>
  nextScanAt === null ? [] : [`${texts.nextScan}: ${day(nextScanAt)}`];

const linkTo = (address: string): string => `answerscope://open${address}`;

const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 500);

function formatsOf(code: string, timeZone: string): Formats {
  const language = code === 'en' ? 'en-GB' : code;
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const [percent, number] = [
    new Intl.NumberFormat(language, { style: 'percent', ...oneDigit }),
    new Intl.NumberFormat(language, oneDigit),
  ];
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    percent: (value) => percent.format(value / 100),
    number: (value) => number.format(value),
    dollars: (value) => dollars.format(value),
    date: (of) => day.format(new Date(`${of}T00:00:00Z`)),
    // The day in the workspace's time zone, written as a day without one.
    day: (instant) => day.format(new Date(`${dayIn(timeZone, new Date(instant))}T00:00:00Z`)),
  };
}
