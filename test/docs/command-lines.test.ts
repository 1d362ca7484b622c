import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { leafCommands } from '../../scripts/docs/commands-page.ts';
import {
  commandsPageFile,
  describedProgram,
  generateCommandsPage,
  warehousePageFile,
} from '../../scripts/generate-docs.ts';
import { warehousePage } from '../../scripts/docs/warehouse-page.ts';
import { documents } from './documents.ts';

const program = describedProgram();
const commands = new Map(leafCommands(program).map(({ name, command }) => [name, command]));
const flagsOf = (command: Command): string[] =>
  command.options.flatMap(({ short, long }) => [short, long].filter((flag) => flag != null));

/** The command lines in fenced blocks: from `answerscope` to the end of the line, continued lines joined. */
function commandLines(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  return blocks
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, ' ').split('\n'))
    .filter((line) => /^answerscope /.test(line))
    .map((line) => line.replace(/\s+#.*$/, ''));
}

/** Why a command line would be refused; null if its command and its flags exist. */
function problemOf(line: string): string | null {
  const [, ...words] = line.split(/\s+/);
  const plain = words.filter((word) => !word.startsWith('-'));
  const name = [plain.slice(0, 2).join(' '), plain[0] ?? ''].find((candidate) => commands.has(candidate));
  const command = name === undefined ? undefined : commands.get(name);
  if (command === undefined) return 'unknown command';
  const known = [...flagsOf(command), ...flagsOf(program), '--help'];
  const unknown = words
    .filter((word) => word.startsWith('--'))
    .find((word) => !known.includes(word.split('=')[0] ?? ''));
  if (unknown !== undefined) return `unknown flag ${unknown}`;
  const missing = command.options.find(({ mandatory, long }) => mandatory && long != null && !words.includes(long));
  return missing === undefined ? null : `${missing.long ?? ''} is missing`;
}

test('docs/warehouse.md has the tables that are published', () => {
  const upToDate = readFileSync(warehousePageFile, 'utf8') === warehousePage();
  expect(upToDate, 'docs/warehouse.md is out of date: run `npm run docs` and commit it').toBe(true);
});

describe('docs/commands.md', () => {
  test('is what the commands themselves give', () => {
    const upToDate = readFileSync(commandsPageFile, 'utf8') === generateCommandsPage();
    expect(upToDate, 'docs/commands.md is out of date: run `npm run docs` and commit it').toBe(true);
  });

  test('describes every command, argument and option', () => {
    const page = readFileSync(commandsPageFile, 'utf8');
    expect(commands.size).toBeGreaterThan(14);
    for (const [name, command] of commands) {
      const section = page.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const { flags, description } of command.options) {
        expect(section, name).toContain(`| \`${flags}\` |`);
        expect(description, `${name} ${flags}`).not.toBe('');
      }
      for (const argument of command.registeredArguments)
        expect(argument.description, `${name} ${argument.name()}`).not.toBe('');
    }
  });
});

describe('the command lines in the documents', () => {
  const lines = documents().flatMap(({ file, text }) => commandLines(text).map((line) => [file, line] as const));

  test('name commands and flags that exist, with all that are required', () => {
    expect(lines.length).toBeGreaterThan(20);
    for (const [file, line] of lines) expect(problemOf(line), `${file}: ${line}`).toBe(null);
  });

  test('would not pass with a mistake', () => {
    expect(problemOf('answerscope scam --group 1')).toBe('unknown command');
    expect(problemOf('answerscope scan --group 1 --platfrom chatgpt')).toBe('unknown flag --platfrom');
    expect(problemOf('answerscope group list')).toBe('--customer is missing');
  });
});
