import type { Command } from 'commander';
import { successEnvelope } from '#shared/contract/envelope.ts';
import { contract, isOperation } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';

/** Registers `call`: any operation of both interfaces, as the owner. */
export function registerCall(program: Command, io: CommandIo): void {
  program
    .command('call')
    .argument('<operation>', 'such as get-companies-stats')
    .argument('[request]', 'JSON object; - reads standard input', '{}')
    .description('run any operation; prints the reply of the API')
    .action(action(io, program, call));
}

async function call(context: CommandContext, name: string, request: string): Promise<void> {
  if (!isOperation(name)) {
    const nearest = nearestName(name, Object.keys(contract));
    throw new CommandError(
      `There is no operation ${name}${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`,
      2,
    );
  }
  const body = parseRequest(request === '-' ? await context.io.readInput() : request);
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
      2,
    );
  }
}
