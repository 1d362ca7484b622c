import type { Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { tagKey } from '#shared/domain/intents.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { collect } from '../arguments.ts';
import { CommandError } from '../command-error.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';

type Client = OutputOf<'get-portfolio'>['customers'][number];
type Platform = Client['platforms'][number];

/** A line of the table: a platform of a client; what belongs to the whole client is in its first line only. */
interface Line {
  readonly client: Client | null;
  readonly platform: Platform | null;
}

/** Registers `clients`: all clients beside each other. */
export function registerClients(program: Command, io: CommandIo): void {
  program
    .command('clients')
    .description('compare all clients: scores and changes, what waits, scans, spend; with --json one line per client')
    .option('--tag <tag>', 'only clients with this tag; can be repeated: with any of them', collect, [])
    .action(action(io, program, listClients));
}

const listClients = (context: CommandContext, options: { readonly tag: readonly string[] }): Promise<void> =>
  withWorkspace(context, async (client) => {
    const portfolio = await client.call('get-portfolio', {});
    const wanted = new Set(options.tag.map(tagKey));
    const customers = portfolio.customers.filter(
      ({ tags }) => wanted.size === 0 || tags.some((tag) => wanted.has(tagKey(tag))),
    );
    if (customers.length === 0 && portfolio.customers.length > 0) {
      const known = [...new Set(portfolio.customers.flatMap(({ tags }) => tags))].toSorted();
      const which = known.length === 0 ? 'no client has a tag' : `tags of clients are ${known.join(', ')}`;
      throw new CommandError(`no client has the tag ${options.tag.join(' or ')}; ${which}`);
    }
    if (context.printer.json) {
      for (const customer of customers) context.printer.object(customer);
      return;
    }
    const tagged = customers.some(({ tags }) => tags.length > 0);
    context.printer.table(
      customers.flatMap(linesOf),
      tagged ? { ...columns, tags: ofClient(({ tags }) => tags.join(', ')) } : columns,
      'There are no clients yet.',
    );
  });

const linesOf = (client: Client): Line[] =>
  client.platforms.length === 0
    ? [{ client, platform: null }]
    : client.platforms.map((platform, index) => ({ client: index === 0 ? client : null, platform }));

const one = (value: number): string => value.toFixed(1);

/** Columns of the whole client are empty in its further lines. */
const ofClient =
  (text: (client: Client) => string) =>
  ({ client }: Line): string =>
    client === null ? '' : text(client);

const columns: Readonly<Record<string, (line: Line) => string | number | null>> = {
  id: ofClient(({ customerId }) => String(customerId)),
  client: ofClient(({ name }) => name),
  platform: ({ platform }) => (platform === null ? 'not scanned yet' : platformLabel(platform.platform)),
  '30-day score': ({ platform }) => scoreOf(platform),
  queries: ({ client }) => (client === null ? '' : client.withoutBranded ? 'without branded queries' : 'all'),
  answers: ({ platform }) => platform?.latest.score.n ?? null,
  change: ({ platform }) => (platform === null ? null : changeOf(platform)),
  'share of voice': ofClient(shareOfVoice),
  'won/lost': ofClient(({ movements }) =>
    movements.comparedWith === null ? '–' : `${movements.won}/${movements.lost}`,
  ),
  'to decide': ofClient(({ waiting }) =>
    String(waiting.candidates + waiting.mentions + waiting.portrayals + waiting.recommendations),
  ),
  alerts: ofClient(({ waiting }) => String(waiting.alerts)),
  scans: ofClient(scansOf),
  'next scan': ofClient(({ nextRunAt }) => nextRunAt ?? '–'),
  'spent this month': ofClient(spendOf),
};

function scoreOf(platform: Platform | null): string | null {
  if (platform === null) return null;
  const { value, low, high } = platform.latest.score;
  if (value === null) return null;
  return low === null || high === null ? one(value) : `${one(value)} (${one(low)} to ${one(high)})`;
}

const changeWords = {
  rose: 'rose',
  fell: 'fell',
  within_noise: 'within noise',
  too_early_to_tell: 'too early to tell',
};

function changeOf({ change: { verdict, difference, models = [] } }: Platform): string {
  const isTold = difference !== null && (verdict === 'rose' || verdict === 'fell');
  const replaced = models.length === 0 ? '' : ', model replaced';
  return isTold ? `${changeWords[verdict]} by ${one(Math.abs(difference))}${replaced}` : changeWords[verdict];
}

function shareOfVoice({ shareOfVoice: share, confirmedCompetitors, period }: Client): string {
  if (period !== null && confirmedCompetitors === 0) return '–, confirm competitors first';
  return share === null ? '–' : `${one(share)} %`;
}

function scansOf({ scans: { running, waiting, failed, problems } }: Client): string {
  const counts = [
    running > 0 && `${running} running`,
    waiting > 0 && `${waiting} waiting`,
    failed > 0 && `${failed} failed`,
  ].filter((words) => words !== false);
  const why = problems[0]?.why ?? '';
  return counts.length === 0 ? '–' : `${counts.join(', ')}${why === '' ? '' : `: ${why.slice(0, 80)}`}`;
}

function spendOf({ spend: { spentUsd, unconfirmedUsd, capUsd } }: Client): string {
  const spent = `$${(spentUsd + unconfirmedUsd).toFixed(2)}`;
  return capUsd === null ? spent : `${spent} of $${capUsd.toFixed(2)}`;
}
