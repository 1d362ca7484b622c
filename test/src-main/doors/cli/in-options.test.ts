import { expect, it } from 'vitest';
import { invalidRequest } from '#shared/contract/errors.ts';
import { runCommand } from '#test/support/run-command.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

/** What a command prints when the service refuses its request; without a field of its own to refuse, by the contract. */
async function refused(args: readonly string[], field = 'else', exitsWith = 2): Promise<string> {
  const refuse = () => {
    throw invalidRequest(field, 'must be another one');
  };
  const double = createServiceDouble({ 'create-key': refuse, 'get-queries': refuse });
  const { exitCode, stderr } = await runCommand(args, { double });
  expect(exitCode).toBe(exitsWith);
  return stderr;
}

const key = ['key', 'create', '--organization', '1'];

it.each([
  ['--expires: must be a calendar day, yyyy-mm-dd', [...key, '--expires', 'tomorrow']],
  ['--name: must not be empty', [...key, '--name', '']],
  ['--at: must be a time of day such as 09:30', ['group', 'schedule', '1', '--every', 'daily', '--at', '25:00']],
  ['--limit: must be at least 1', ['scan', 'list', '--limit', '0']],
])('a problem with a field of the request is one of the option: %s', async (problem, args) =>
  expect(await refused(args)).toBe(`answerscope: ${problem}\n`),
);

it('an option with another name than the field is found, too', async () =>
  expect(await refused(key, 'dailyCapUsd')).toBe('answerscope: --daily-cap: must be another one\n'));

it('fields without an option, and those of call, keep their names', async () => {
  expect(await refused(key, 'else', 1)).toBe('answerscope: else: must be another one\n');
  expect(await refused(['call', 'get-queries', '{"customerID":1}'], 'list', 1)).toBe(
    'answerscope: list: must be another one\n',
  );
});
