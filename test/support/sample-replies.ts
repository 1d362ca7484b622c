import { createHash } from 'node:crypto';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { Service } from '#main/service/service.ts';
import { owner } from '#main/service/service.ts';

/** One request with the reply it had. */
export interface RecordedReply {
  readonly operation: string;
  readonly request: unknown;
  readonly reply: unknown;
}

/** Reads whose replies depend on the machine or the process, not on stored answers. */
const dependsOnTheMachine = new Set([
  'get-workspace-status',
  'get-shell-settings',
  'get-upkeep',
  'preview-report',
  'list-reports',
  // Names the copies in the folder.
  'preview-deletion',
]);

interface Subject {
  readonly customerId: number;
  readonly groups: readonly { readonly id: number; readonly executions: readonly number[] }[];
}

const periods = [
  {},
  { from: '2026-10-22', to: '2026-11-20' },
  { from: '2025-12-01', to: '2026-11-20' },
  { from: '2026-09-10' },
  { to: '2026-03-31' },
  { from: '2020-01-01', to: '2020-02-01' },
] as const;
const platforms = [undefined, 'chatgpt', 'aioverview', 'unheard-of'] as const;

const withoutUndefined = (value: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));

/**
 * The scopes of a customer that dashboards and scripts request: whole, by platform, by group, by period, and every two of
 * these together; `thorough`, all three.
 */
function* scopesOf({ customerId, groups }: Subject, thorough: boolean): Generator<Record<string, unknown>> {
  const groupIds = [undefined, groups[0]?.id, groups.at(-1)?.id];
  for (const [p, period] of periods.entries())
    for (const [q, platform] of platforms.entries())
      for (const [g, queryGroupId] of groupIds.entries())
        if (thorough || (p + q) % groupIds.length === g)
          yield withoutUndefined({ customerId, queryGroupId, platform, ...period });
}

const publishedScope = (scope: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  withoutUndefined({
    customerID: scope['customerId'],
    queryGroupID: scope['queryGroupId'],
    aiPlatform: scope['platform'],
    startDate: scope['from'],
    endDate: scope['to'],
  });

/** Every request of the recording about one customer. */
function* requestsAbout(
  subject: Subject,
  thorough: boolean,
): Generator<readonly [OperationName, Record<string, unknown>]> {
  const { customerId, groups } = subject;
  for (const scope of scopesOf(subject, thorough)) {
    const published = publishedScope(scope);
    for (const name of ['get-queries', 'get-companies-stats', 'get-domain-stats'] as const) yield [name, published];
    for (const name of [
      'get-overview',
      'get-growth',
      'get-query-companies',
      'get-query-rates',
      'list-sources',
    ] as const)
      yield [name, scope];
    yield ['list-answers', { ...scope, sort: 'position', limit: 100 }];
    yield ['list-portrayals', scope];
  }
  for (const aiPlatform of platforms)
    yield ['get-customer-growth-stats', withoutUndefined({ customerID: customerId, aiPlatform })];
  for (const name of ['get-customer-query-groups', 'get-recommendations'] as const)
    yield [name, { customerID: customerId }];
  for (const name of [
    'list-query-groups',
    'list-brands',
    'list-reanalyses',
    'list-recommendations',
    'list-negated-mentions',
    'get-model-assistance',
    'spend-report',
    'get-calendar',
    'list-notes',
    'list-model-changes',
    'list-query-labels',
    'list-saved-views',
    'get-label-scores',
    'get-company-shares',
    'get-report-template',
    'list-report-shares',
  ] as const)
    yield [name, { customerId }];
  for (const show of ['all', 'history']) yield ['list-alerts', { customerId, show, limit: 500 }];
  for (const { id, executions } of groups) {
    yield ['get-queries-definitions', { queryGroupId: id, includeDeleted: true }];
    yield ['list-query-revisions', { queryGroupId: id }];
    yield ['get-scan-settings', { queryGroupId: id }];
    yield ['estimate-scan', { queryGroupId: id }];
    yield ['list-executions', { queryGroupId: id, limit: 200 }];
    for (const executionId of [executions[0], executions.at(-1)])
      if (executionId !== undefined) {
        yield ['get-execution', { executionId }];
        yield ['get-execution-status', { executionID: executionId }];
        for (const name of ['get-queries', 'get-companies-stats', 'get-domain-stats'] as const)
          yield [name, { customerID: customerId, executionID: executionId }];
      }
  }
}

/**
 * Every read of both interfaces about a workspace and some of its customers, in a fixed order, as the owner: `thorough`, with
 * every period of every platform and group.
 */
export async function recordReplies(
  service: Service,
  customerIds: readonly number[],
  thorough: boolean,
): Promise<RecordedReply[]> {
  const recorded: RecordedReply[] = [];
  const ask = async (operation: OperationName, request: unknown): Promise<unknown> => {
    const reply = await service.callUnchecked(operation, request, owner);
    recorded.push({ operation, request, reply });
    return reply.ok ? reply.data : undefined;
  };
  for (const name of [
    'list-customers',
    'get-portfolio',
    'get-budget',
    'get-prices',
    'list-providers',
    'list-keys',
    'get-calendar',
    'spend-report',
    'list-alert-rules',
    'get-alert-settings',
    'get-message-settings',
    'list-messages',
    'get-publishing',
    'list-report-templates',
    'list-report-runs',
    'get-report-schedule',
  ] as const)
    await ask(name, {});
  await ask('list-report-news', { month: '2026-10' });
  await ask('plan-reports', { month: '2026-10', folder: '/no-such-folder', pattern: '{client}/{month}' });
  // The search of answers is off in the sample.
  await ask('get-answer-search', {});
  await ask('search-answers', { text: 'best' });
  for (const text of ['a', 'Best', 'com', '%'])
    for (const customerId of [undefined, 2]) await ask('find-by-name', withoutUndefined({ text, customerId }));
  for (const name of ['get-organization-customers', 'get-organization-quota-status'] as const)
    await ask(name, { organizationID: 1 });
  for (const customerId of customerIds) {
    const groups = (
      (await service.callUnchecked('get-customer-query-groups', { customerID: customerId }, owner)) as {
        data: readonly { query_group_id: number; executions: readonly { id: number }[] }[];
      }
    ).data.map((group) => ({
      id: group.query_group_id,
      executions: group.executions.map((execution) => execution.id),
    }));
    for (const [operation, request] of requestsAbout({ customerId, groups }, thorough)) await ask(operation, request);
    const rows = (await ask('list-answers', { customerId, limit: 40 })) as {
      answers: readonly { answerId: number; executionId: number; queryId: number }[];
    };
    for (const { answerId, executionId, queryId } of rows.answers) {
      await ask('get-answer', { answerId });
      for (const file of ['answer.md', 'resources.json', 'competitors.json']) {
        const path = `answers/${executionId}/${queryId}/${file}`;
        recorded.push({ operation: 'artifact', request: path, reply: service.artifact(path, owner) });
      }
    }
  }
  // Its first two clients with actions, in the four weeks only the first.
  for (const customerId of [1, 3]) {
    for (const name of ['list-actions', 'list-effects'] as const) await ask(name, { customerId });
    await ask('get-effect', { customerId, actionId: 1 });
  }
  await ask('propose-action', { recommendationId: 1 });
  await ask('get-plan', { queryGroupId: 1, platform: 'chatgpt', detect: 40 });
  const asked = new Set(recorded.map((reply) => reply.operation));
  const forgotten = Object.values(contract)
    .filter((operation) => operation.kind === 'query' && !dependsOnTheMachine.has(operation.name))
    .filter((operation) => !asked.has(operation.name));
  if (forgotten.length > 0) throw new Error(`never asked: ${forgotten.map(({ name }) => name).join(', ')}`);
  return recorded;
}

/** A line per reply: the operation, its request, and the first half of the SHA-256 of the reply's bytes. */
export const digestLines = (replies: readonly RecordedReply[]): string[] =>
  replies.map(({ operation, request, reply }) => {
    const digest = createHash('sha256').update(JSON.stringify(reply)).digest('hex').slice(0, 32);
    return `${operation} ${JSON.stringify(request)} ${digest}`;
  });
