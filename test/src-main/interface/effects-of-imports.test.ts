import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { addDays, dayIn } from '#shared/domain/dates.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { owner } from '#main/service/service.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { send } from '#test/support/http-client.ts';
import { runCommand } from '#test/support/run-command.ts';

type Effect = OutputOf<'get-effect'>;

const weeks = { before: 8, since: 6 };
/** What happens to the first, the second and the third eight queries, from one answer in two on. */
const since = [0.95, 0.05, 0.5];
const parts = since.map((_, part) => Array.from({ length: 8 }, (__, index) => `Question ${part + 1} about ${index}?`));

/** Shares in percent as the window rounds them. */
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (fraction: number): number => Math.sign(fraction) * (Math.round(Math.abs(fraction) * 1000) / 10);

test('a rise and a fall in imported answers are told in figure, interval and sentence, at every door', async () => {
  const api = await openInterface();
  const [{ customerId, organizationId, agency }] = api.agencies;
  const service = api.switcher.current();
  const done = async <Value>(reply: Promise<{ ok: true; data: Value } | { ok: false; error: unknown }>) => {
    const result = await reply;
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.data;
  };
  const actionDay = addDays(dayIn('UTC', new Date()), -7 * weeks.since);
  const random = seededRandom(8);
  const named = new Map<string, number[]>();
  const lines = Array.from({ length: weeks.before + weeks.since }, (_, week) =>
    parts.flatMap((queries, part) =>
      queries.map((query) => {
        const isNamed = random() < (week < weeks.before ? 0.5 : (since[part] ?? 0));
        named.set(query, [...(named.get(query) ?? []), isNamed ? 1 : 0]);
        const answer = `${isNamed ? agency.customer : 'Nobody in particular'} would do.`;
        return JSON.stringify({ query, answer, date: addDays(actionDay, 7 * (week - weeks.before)) });
      }),
    ),
  );
  const file = path.join(path.dirname(api.directory), 'answers.jsonl');
  writeFileSync(file, lines.flat().join('\n'));
  const imported = await done(
    service.call('import-answers', { file, customerId, groupName: 'Recorded', platform: 'chatgpt' }, owner),
  );
  expect(imported).toMatchObject({ imported: 24 * (weeks.before + weeks.since), rejected: 0 });

  const { api_key: key } = await done(
    service.call('create-key', { organizationId, scopes: ['read', 'manage'] }, owner),
  );
  const post = async <Value>(operation: string, body: object): Promise<Value> => {
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': key };
    const reply = await send(api.door.port, `/workspace/${operation}`, { headers, body: JSON.stringify(body) });
    expect(reply.status, operation).toBe(200);
    return (reply.json as { data: Value }).data;
  };
  const { queries } = await post<OutputOf<'list-query-labels'>>('list-query-labels', { customerId });
  const change = (part: number, of: (values: readonly number[]) => number): number =>
    mean((parts[part] ?? []).map((query) => of(named.get(query) ?? [])));
  const before = (values: readonly number[]): number => mean(values.slice(0, weeks.before));
  const moved = (values: readonly number[]): number => mean(values.slice(weeks.before)) - before(values);
  const told: [Effect, string][] = [];
  for (const [part, status, words] of [
    [0, 'rose', 'rose by'],
    [1, 'fell', 'fell by'],
  ] as const) {
    const queryIds = queries.flatMap(({ query, queryId }) => (parts[part]?.includes(query) ? [queryId] : []));
    const title = `Work on part ${part + 1}`;
    const body = { customerId, kind: 'page', title, day: actionDay, queryIds };
    const { actionId } = await post<OutputOf<'save-action'>>('save-action', body);
    const effect = await post<Effect>('get-effect', { customerId, actionId });
    // The mean change of the eight queries minus that of the sixteen others, counted by hand.
    const others = [0, 1, 2].filter((other) => other !== part);
    const estimate = rounded(change(part, moved) - mean(others.map((other) => change(other, moved))));
    expect(effect.platforms).toHaveLength(1);
    const [platform] = effect.platforms;
    expect(platform).toMatchObject({
      ...{ platform: 'chatgpt', design: 'others', status, weeksBefore: weeks.before, weeksAfter: weeks.since },
      aimed: { queries: 8, before: rounded(change(part, before)), answersBefore: 64, answersAfter: 48 },
      others: { queries: 16 },
      latest: { estimate },
    });
    const { low = 0, high = 0 } = platform?.latest ?? {};
    expect(low > 0 || high < 0).toBe(true);
    expect(Math.abs((low + high) / 2 - estimate)).toBeLessThan(0.11);
    const [least, most] = status === 'rose' ? [low, high] : [-high, -low];
    expect(platform?.sentence).toContain(
      `The 8 queries you worked on ${words} ${Math.abs(estimate)} points more than the others, ${least} to ${most}; `,
    );
    told.push([effect, title]);
  }
  // A second action changes what limits the first, and nothing is remembered beyond that.
  const listed = await post<OutputOf<'list-effects'>>('list-effects', { customerId });
  expect(listed.map(({ action }) => action.title)).toEqual(told.map(([, title]) => title).toReversed());
  expect(listed[1]?.platforms[0]?.latest).toEqual(told[0]?.[0].platforms[0]?.latest);
  expect(listed[1]?.platforms[0]?.limits).toContain('Another action aimed at queries that are compared here.');

  await api.door.close();
  await api.switcher.close();
  const command = await runCommand(['--data', api.directory, '--json', 'effects', '--customer', String(customerId)], {
    createWorkspaceSwitcher,
  });
  expect(command.stderr).toBe('');
  expect(
    command.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(listed);
});
