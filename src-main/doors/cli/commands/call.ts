import type { Command } from 'commander';
import { successEnvelope } from '#shared/contract/envelope.ts';
import { contract, isOperation, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { collect } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { operationHelp } from '../operation-help.ts';

interface Options {
  readonly list?: boolean;
  readonly set?: readonly string[];
  readonly help?: boolean;
}

/** Registers `call`: any operation of both interfaces, as the owner. */
export function registerCall(program: Command, io: CommandIo): void {
  const command = program
    .command('call')
    .argument('[operation]', 'such as get-companies-stats')
    .argument('[request]', 'JSON object; - reads standard input', '{}')
    .description('run any operation; prints the reply of the API')
    .option('--list', 'list the operations instead')
    .option('--set <field=value>', 'a field of the request; may be repeated', collect)
    .helpOption(false)
    .option('-h, --help', 'describe an operation instead');
  command.action(
    action(io, program, (context, name: string | undefined, request: string, options: Options) => {
      if (options.list === true) return list(context);
      if (name === undefined) {
        if (options.help !== true) throw new CommandError('Name an operation; call --list has them all.', usageError);
        io.stdout.write(command.helpInformation());
        return Promise.resolve();
      }
      return call(context, requireOperation(name), request, options);
    }),
  );
}

const operations: readonly Operation[] = Object.values(contract);

function list({ printer }: CommandContext): Promise<void> {
  const columns = {
    operation: ({ name }: Operation) => name,
    kind: ({ kind }: Operation) => kind,
    scope: ({ scope }: Operation) => scope,
    'what it does': ({ summary }: Operation) => summary,
  };
  const rows = operations.map(({ name, kind, scope, summary }) => ({ name, kind, scope, summary }));
  if (printer.json) for (const row of rows) printer.object(row);
  else printer.table(operations, columns, '');
  return Promise.resolve();
}

function requireOperation(name: string): OperationName {
  if (isOperation(name)) return name;
  const nearest = nearestName(name, Object.keys(contract));
  throw new CommandError(
    `There is no operation ${name}${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`,
    usageError,
  );
}

async function call(context: CommandContext, name: OperationName, request: string, options: Options): Promise<void> {
  if (options.help === true) {
    context.io.stdout.write(`${operationHelp(contract[name])}\n`);
    return;
  }
  const body = withFields(parseRequest(request === '-' ? await context.io.readInput() : request), options.set ?? []);
  await withWorkspace(context, async (client) => {
    const { data, env } = await client.callUnchecked(name, body);
    const { statusInEnvelope }: Operation = contract[name];
    context.printer.object(successEnvelope(data, env, statusInEnvelope ?? false));
  });
}

function parseRequest(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(
      `The request is not valid JSON: ${error instanceof Error ? error.message : String(error)}. Pass it as one argument, such as '{"customerID":1}'.`,
      usageError,
    );
  }
}

/** The request with fields of the command line; a value that is not JSON is text. */
function withFields(request: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return request;
  const set = fields.map((field): [string, unknown] => {
    const at = field.indexOf('=');
    if (at < 1) throw new CommandError(`--set takes field=value, not ${field}.`, usageError);
    return [field.slice(0, at), valueOf(field.slice(at + 1))];
  });
  return { ...(request as object), ...Object.fromEntries(set) };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
