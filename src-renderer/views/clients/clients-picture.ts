import { platformLabel } from '#shared/domain/platforms.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { shorten } from '#shared/domain/shorten.ts';
import { chartFont, escapeHtml } from '../../charts/chart-theme.ts';
import { platformColour } from '../../charts/palette.ts';
import {
  formatDollars,
  formatInterval,
  formatPercent,
  formatPoints,
  formatScore,
  noFigure,
} from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { isChanged, toDecide, type Client, type ClientPlatform } from './client-rows.ts';
import { sparklinePath } from './sparkline-path.ts';

const line = 22;
const padding = 24;
const headHeight = 74;
const spark = { width: 92, height: 18 };
const colours = {
  text: '#181b21',
  dim: '#59616e',
  rule: '#e3e6eb',
  good: '#0b7a4b',
  bad: '#b3321f',
  sample: '#8a3d00',
};

/** Left edges of the columns; figures end at theirs. */
const at = {
  client: 24,
  platform: 260,
  score: 440,
  interval: 455,
  n: 585,
  line: 610,
  change: 725,
  voice: 930,
  moved: 1010,
  decide: 1080,
  scans: 1100,
  spend: 1316,
};
const width = 1340;

interface Style {
  readonly end?: boolean;
  readonly colour?: string;
  readonly weight?: number;
  readonly size?: number;
}

const write = (
  x: number,
  y: number,
  text: string,
  { end = false, colour = colours.text, weight = 400, size = 12 }: Style = {},
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${end ? ' text-anchor="end"' : ''}>${escapeHtml(text)}</text>`;

const verdictWords: Readonly<Record<ClientPlatform['change']['verdict'], MarkedText>> = {
  rose: mark('rose'),
  fell: mark('fell'),
  within_noise: mark('within noise'),
  too_early_to_tell: mark('too early to tell'),
};

function changeWords({ change }: ClientPlatform): string {
  const words = t.marked(verdictWords[change.verdict]);
  return change.difference === null || change.low === null ? words : `${formatPoints(change.difference)} ${words}`;
}

function platformLine(entry: ClientPlatform, y: number): string {
  const { value, low, high, n } = entry.latest.score;
  const base = y + 15;
  const colour = platformColour(entry.platform, 'light');
  const { path, end } = sparklinePath(entry.line, spark);
  const changed = isChanged(entry) ? (entry.change.verdict === 'rose' ? colours.good : colours.bad) : colours.dim;
  return [
    `<circle cx="${at.platform + 4}" cy="${base - 4}" r="4" fill="${colour}"/>`,
    write(at.platform + 14, base, shorten(platformLabel(entry.platform), 18)),
    write(at.score, base, formatScore(value), { end: true, weight: 600 }),
    write(at.interval, base, formatInterval(low, high), { colour: colours.dim, size: 11 }),
    write(at.n, base, `n ${n}`, { end: true, colour: colours.dim, size: 11 }),
    path === ''
      ? ''
      : `<g transform="translate(${at.line} ${y + 2})"><path d="${path}" fill="none" stroke="${colour}" stroke-width="1.4"/><circle cx="${end.x}" cy="${end.y}" r="2" fill="${colour}"/></g>`,
    write(at.change, base, changeWords(entry), { colour: changed }),
  ].join('');
}

function clientRows(client: Client, y: number): string {
  const { movements, scans, spend } = client;
  const base = y + 15;
  const moved = movements.comparedWith === null ? noFigure : `${movements.won} / ${movements.lost}`;
  const problems = texts().list([
    ...(scans.failed > 0 ? [t('{count, number} failed', { count: scans.failed })] : []),
    ...(scans.waiting > 0 ? [t('{count, number} waiting', { count: scans.waiting })] : []),
  ]);
  return [
    write(at.client, base, shorten(client.name, 32) + (client.withoutBranded ? ' *' : ''), { weight: 600 }),
    ...client.platforms.map((entry, index) => platformLine(entry, y + index * line)),
    client.platforms.length === 0 ? write(at.platform, base, t('not scanned yet'), { colour: colours.dim }) : '',
    write(at.voice, base, formatPercent(client.shareOfVoice), { end: true }),
    write(at.moved, base, moved, { end: true }),
    write(at.decide, base, String(toDecide(client)), { end: true }),
    write(at.scans, base, problems === '' ? noFigure : problems, {
      colour: scans.failed > 0 ? colours.bad : colours.text,
    }),
    write(
      at.spend,
      base,
      spend.capUsd === null
        ? formatDollars(spend.spentUsd)
        : t('{spent} of {cap}', { spent: formatDollars(spend.spentUsd), cap: formatDollars(spend.capUsd) }),
      { end: true },
    ),
  ].join('');
}

/** The list of clients as an SVG picture with its size in pixels. `note` is the line below the title; the sample is marked. */
export function clientsPicture(
  clients: readonly Client[],
  note: string,
  simulated: boolean,
): { svg: string; width: number; height: number } {
  const heightOf = ({ platforms }: Client) => Math.max(1, platforms.length) * line + 10;
  const rows = clients.map((client, index) => {
    const y = headHeight + padding + clients.slice(0, index).reduce((sum, before) => sum + heightOf(before), 0);
    return `<line x1="${padding}" x2="${width - padding}" y1="${y - 5}" y2="${y - 5}" stroke="${colours.rule}"/>${clientRows(client, y)}`;
  });
  const height = headHeight + padding * 2 + clients.reduce((sum, client) => sum + heightOf(client), 0);
  const head = [
    [t('Client'), at.client, false],
    [t('30-day score, 95 % interval'), at.platform, false],
    [t('The year'), at.line, false],
    [t('Change'), at.change, false],
    [t('Share of voice'), at.voice, true],
    [t('Won / lost'), at.moved, true],
    [t('To decide'), at.decide, true],
    [t('Scans'), at.scans + 6, false],
    [t('Spent this month'), at.spend, true],
  ] as const;
  return {
    width,
    height,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeHtml(chartFont)}">`,
      `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
      write(padding, 36, t('Clients'), { size: 18, weight: 640 }),
      write(padding, 56, note, { colour: colours.dim }),
      simulated
        ? write(at.spend, 36, t('SAMPLE: simulated data'), { end: true, colour: colours.sample, weight: 700 })
        : '',
      ...head.map(([title, x, end]) => write(x, headHeight + 12, title, { end, colour: colours.dim, size: 11 })),
      ...rows,
      '</svg>',
    ].join(''),
  };
}
