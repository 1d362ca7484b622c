import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { collect, parseCount, parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';

/** Registers `organization add`, `customer add` and `group add`: the set-up before a first scan. */
export function registerSetup(program: Command, io: CommandIo): void {
  program
    .command('organization')
    .description('organizations: who owns the customers and the quota')
    .command('add')
    .argument('<name>', 'name of the organization')
    .description('add an organization; prints its id')
    .option('--quota <number>', 'how many query groups it may create in total', parseCount)
    .action(action(io, program, addOrganization));
  program
    .command('customer')
    .description('customers: the brands to measure')
    .command('add')
    .description('add a customer; prints its id')
    .requiredOption('--organization <id>', 'organization it belongs to', parseId)
    .requiredOption('--name <name>', 'name of the brand')
    .requiredOption('--website <url>', 'its website')
    .option('--alias <name>', 'another name of the brand; may be repeated', collect)
    .action(action(io, program, addCustomer));
  program
    .command('group')
    .description('query groups: the questions to ask')
    .command('add')
    .description('add a query group; prints its id')
    .requiredOption('--customer <id>', 'customer it belongs to', parseId)
    .requiredOption('--name <name>', 'name of the group')
    .requiredOption('--website <url>', 'website the group is about')
    .requiredOption('--keywords <list>', 'keywords, comma-separated')
    .requiredOption('--language <name>', 'language of the queries, such as English')
    .requiredOption('--country <code>', 'two-letter code of the country to scan from')
    .option(
      '--queries <file>',
      'text file with one query per line (default: queries are generated, printed, and not scheduled)',
    )
    .option(
      '--platform <name>',
      'platform to scan; may be repeated (default: ChatGPT and Google AI Overview, those that are set up)',
      collect,
    )
    .action(action(io, program, addGroup));
}

const addOrganization = (context: CommandContext, name: string, options: { quota?: number }): Promise<void> =>
  withWorkspace(context, async (client) =>
    context.printer.object(await client.call('add-organization', { name, ...options })),
  );

interface CustomerOptions {
  readonly organization: number;
  readonly name: string;
  readonly website: string;
  readonly alias?: string[];
}

const addCustomer = (context: CommandContext, { organization, name, website, alias }: CustomerOptions): Promise<void> =>
  withWorkspace(context, async (client) => {
    const request = {
      organizationId: organization,
      name,
      websiteUrl: website,
      ...(alias === undefined ? {} : { aliases: alias }),
    };
    context.printer.object(await client.call('add-customer', request));
  });

interface GroupOptions {
  readonly customer: number;
  readonly name: string;
  readonly website: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  readonly queries?: string;
  readonly platform?: string[];
}

async function addGroup(context: CommandContext, options: GroupOptions): Promise<void> {
  const queries = options.queries === undefined ? undefined : await readQueries(options.queries);
  const {
    customer: customerId,
    name,
    website: websiteUrl,
    keywords,
    language,
    country: countryCode,
    platform: platforms,
  } = options;
  const request = {
    customerId,
    name,
    websiteUrl,
    keywords,
    language,
    countryCode,
    ...(queries === undefined ? {} : { queries }),
    ...(platforms === undefined ? {} : { platforms }),
  };
  await withWorkspace(context, async (client) => {
    const created = await client.call('add-query-group', request);
    context.printer.object(created);
    if (queries !== undefined) return;
    const generated = await client.call('get-queries-definitions', { queryGroupId: created.query_group_id });
    context.io.stderr.write(
      [
        ...generated.map(({ query }) => query),
        `These queries were generated. Nothing is asked or scheduled until you have read them: then scan with --group ${created.query_group_id}.`,
        '',
      ].join('\n'),
    );
  });
}

/** The queries in a text file, one per line; empty lines are skipped. */
async function readQueries(file: string): Promise<string[]> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const why =
      error instanceof TypeError ? 'it is not UTF-8 text' : error instanceof Error ? error.message : String(error);
    throw new CommandError(`The queries file ${file} cannot be read: ${why}.`);
  }
  const queries = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (queries.length === 0) throw new CommandError(`The queries file ${file} is empty. Write one query per line.`);
  return queries;
}
