import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { compareValues, type Sort } from '../../components/sorting.ts';
import type { TableData } from '../../format/table-data.ts';
import type { CsvValue } from '../../format/csv.ts';
import { scoreHeads } from '../../format/score-heads.ts';
import { t } from '../../language/current.ts';

export type Client = OutputOf<'get-portfolio'>['customers'][number];
export type ClientPlatform = Client['platforms'][number];

/** Whether a change is one: it rose or fell. */
export const isChanged = ({ change }: ClientPlatform): boolean =>
  change.verdict === 'rose' || change.verdict === 'fell';

/** How many decisions wait for a person. */
export const toDecide = ({ waiting }: Client): number =>
  waiting.candidates + waiting.mentions + waiting.portrayals + waiting.recommendations + waiting.alerts;

/** A cap used beyond this share needs attention: the one that the caps in Settings call tight. */
const tightShare = 0.9;

/** What is spent, or may have been, of the cap; null without one. */
export const capShare = ({ spend }: Client): number | null =>
  spend.capUsd === null
    ? null
    : spend.capUsd === 0
      ? 1
      : (spend.spentUsd + spend.unconfirmedUsd + spend.reservedUsd) / spend.capUsd;

/** What the list can be narrowed to. */
export const clientFilters = [
  { id: 'all', label: t('All'), includes: () => true },
  { id: 'changed', label: t('Changed'), includes: ({ platforms }: Client) => platforms.some(isChanged) },
  { id: 'decide', label: t('To decide'), includes: (client: Client) => toDecide(client) > 0 },
  { id: 'problems', label: t('Scan problems'), includes: ({ scans }: Client) => scans.failed + scans.waiting > 0 },
  { id: 'cap', label: t('Cap nearly used'), includes: (client: Client) => (capShare(client) ?? 0) >= tightShare },
] as const;
export type ClientFilter = (typeof clientFilters)[number]['id'];

/** A client with the platform chosen only, and that platform's score. Clients without it keep no score. */
const onPlatform = (client: Client, platform: string | null): Client => {
  if (platform === null) return client;
  const platforms = client.platforms.filter((entry) => entry.platform === platform);
  return { ...client, platforms, score: platforms[0]?.latest.score.value ?? null };
};

/** The clients whose name or address contains some words, with any of some tags if there are any, on a platform or on all. */
export function searchClients(
  clients: readonly Client[],
  words: string,
  platform: string | null,
  tags: readonly string[],
): Client[] {
  const wanted = words.trim().toLowerCase();
  return clients
    .filter(({ name, websiteUrl }) => name.toLowerCase().includes(wanted) || websiteUrl.includes(wanted))
    .filter((client) => tags.length === 0 || client.tags.some((tag) => tags.includes(tag)))
    .map((client) => onPlatform(client, platform));
}

/** The largest rise or fall of a client in points; 0 if everything is within noise or too early to tell, null without a score. */
export const largestChange = ({ platforms }: Client): number | null =>
  platforms.length === 0
    ? null
    : platforms
        .filter(isChanged)
        .map(({ change }) => change.difference ?? 0)
        .reduce((largest, points) => (Math.abs(points) > Math.abs(largest) ? points : largest), 0);

/** What a column sorts by. */
export const sortValues: Readonly<Record<string, (client: Client) => CsvValue>> = {
  client: ({ name }) => name,
  score: ({ score }) => score,
  change: largestChange,
  voice: ({ shareOfVoice }) => shareOfVoice,
  moved: ({ movements }) => (movements.comparedWith === null ? null : movements.won - movements.lost),
  decide: toDecide,
  scans: ({ scans }) => scans.failed * 1_000 + scans.waiting,
  next: ({ nextRunAt }) => nextRunAt,
  spend: ({ spend }) => spend.spentUsd + spend.unconfirmedUsd,
};

/** Clients in an order; those without a value come last. By name without one. */
export function sortClients(clients: readonly Client[], sort: Sort | null): Client[] {
  const value = sortValues[sort?.column ?? 'client'] ?? (({ name }: Client) => name);
  const direction = sort?.descending === true ? -1 : 1;
  return clients.toSorted((a, b) => {
    const [first, second] = [value(a), value(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return direction * compareValues(first, second) || compareValues(a.name, b.name);
  });
}

/** A sort as a parameter of the address, such as `score-desc`. */
export const formatSort = (sort: Sort | null): string | null =>
  sort === null ? null : `${sort.column}-${sort.descending ? 'desc' : 'asc'}`;

export function parseSort(text: string | null): Sort | null {
  const [column = '', order] = (text ?? '').split('-');
  return column in sortValues && (order === 'asc' || order === 'desc')
    ? { column, descending: order === 'desc' }
    : null;
}

/** The list as a table: a row for each platform of each client. */
export const clientTable = (clients: readonly Client[]): TableData => ({
  name: t('Clients'),
  header: [
    mark('Client'),
    mark('Website'),
    mark('Tags'),
    ...scoreHeads,
    mark('Change'),
    mark('Points'),
    mark('Share of voice'),
    mark('Queries won'),
    mark('Queries lost'),
    mark('Compared with scan of'),
    mark('Candidates'),
    mark('Mentions to review'),
    mark('Portrayals to review'),
    mark('New recommendations'),
    mark('Alerts'),
    mark('Scans failed'),
    mark('Scans waiting'),
    mark('Why'),
    mark('Next scan'),
    mark('Spent this month'),
    mark('Cap'),
    mark('Queries in the score'),
  ],
  rows: clients.flatMap((client) => {
    const { movements, waiting, scans, spend } = client;
    const compared = movements.comparedWith !== null;
    const shared: CsvValue[] = [
      client.shareOfVoice,
      compared ? movements.won : null,
      compared ? movements.lost : null,
      movements.comparedWith,
      waiting.candidates,
      waiting.mentions,
      waiting.portrayals,
      waiting.recommendations,
      waiting.alerts,
      scans.failed,
      scans.waiting,
      scans.problems.map(({ why }) => why).join(' '),
      client.nextRunAt,
      spend.spentUsd + spend.unconfirmedUsd,
      spend.capUsd,
      client.withoutBranded ? 'without branded queries' : 'all',
    ];
    const named: CsvValue[] = [client.name, client.websiteUrl, client.tags.join('; ')];
    if (client.platforms.length === 0) return [[...named, ...Array<null>(9).fill(null), ...shared]];
    return client.platforms.map(({ platform, latest, change }) => [
      ...named,
      platformLabel(platform),
      latest.score.value,
      latest.score.low,
      latest.score.high,
      latest.score.n,
      latest.from,
      latest.to,
      change.verdict.replaceAll('_', ' '),
      change.difference,
      ...shared,
    ]);
  }),
});
