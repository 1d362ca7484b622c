import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { OperationName } from '#shared/contract/index.ts';
import { aiPlatform, day, identifier } from '#shared/contract/v1/fields.ts';
import type { CallOperation } from './call-operation.ts';

/** Asks the person behind the assistant; null once they agreed, else what to reply. */
export type AskPerson = (message: string) => CallToolResult | InputRequiredResult | null;

/** A tool of the assistant over operations of the contract. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** The operations it calls: it is offered where all of them are allowed. */
  readonly operations: readonly OperationName[];
  run(
    input: z.output<Input>,
    call: CallOperation,
    ask: AskPerson,
  ): Promise<string | CallToolResult | InputRequiredResult>;
}

/** Declares a tool; its input is checked before it runs. */
export const tool = <Input extends z.ZodObject>(definition: Tool<Input>): Tool => ({
  ...definition,
  // The server parses the arguments with the same schema before.
  run: (input, call, ask) => definition.run(input as z.output<Input>, call, ask),
});

/** The signal with which a client cancels a call. */
export const signalOf = (context: ServerContext): AbortSignal => context.mcpReq.signal;

/** How many rows a reply has at the most. */
export const limit = z.int().min(1).max(50).optional();

/** What most tools cover. */
export const viewInput = {
  client: identifier.describe('id of a client, from the tool clients'),
  group: identifier.optional().describe('id of a query group; default: all'),
  platform: aiPlatform.optional().describe('such as chatgpt; default: all'),
  from: day.optional().describe('first day, yyyy-mm-dd; default: the 30 days that end with the last scan'),
  to: day.optional().describe('last day'),
};

const view = z.object(viewInput);

/** The scope of a view as the contract names it. */
export const scopeOf = ({ client, group, platform, from, to }: z.output<typeof view>) => ({
  customerId: client,
  ...(group === undefined ? {} : { queryGroupId: group }),
  ...(platform === undefined ? {} : { platform }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});
