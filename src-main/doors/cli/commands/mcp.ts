import process from 'node:process';
import { Option, type Command } from 'commander';
import { keyScopes, type KeyScope } from '#shared/contract/operation.ts';
import { appVersion } from '#main/files/app-version.ts';
import { typedCall } from '../../mcp/call-operation.ts';
import { collectChoice } from '../arguments.ts';
import { createBriefWorkspace } from '../brief-workspace.ts';
import { action, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';

/** Registers `mcp`: serves an assistant over standard input and output. */
export function registerMcp(program: Command, io: CommandIo): void {
  program
    .command('mcp')
    .description('serve an assistant over standard input and output (Model Context Protocol); it may only read')
    .addOption(
      new Option(
        '--allow <scope>',
        `what it may do besides reading: ${keyScopes.slice(1).join(' or ')}; may be repeated; it asks each time`,
      ).argParser(collectChoice(keyScopes)),
    )
    .action(action(io, program, serve));
}

async function serve(context: CommandContext, { allow = [] }: { allow?: readonly KeyScope[] }): Promise<void> {
  const { serveAssistantOverStdio } = await import('../../mcp/serve-stdio.ts');
  const workspace = createBriefWorkspace(context);
  try {
    await serveAssistantOverStdio({ call: typedCall(workspace.call), scopes: ['read', ...allow] }, appVersion(), {
      input: process.stdin,
      output: process.stdout,
      signal: context.io.signal,
    });
  } finally {
    await workspace.close();
  }
}
