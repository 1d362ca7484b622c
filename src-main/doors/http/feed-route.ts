import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Caller, Service, WorkspaceSwitcher } from '#main/service/service.ts';
import { feedPath } from './api-paths.ts';
import { ownerOf, type KeyCheck, type OwnerCheck } from './callers.ts';

/** Items of each kind. */
const mostItems = 50;

interface Item {
  readonly id: string;
  readonly title: string;
  readonly content_text: string;
  /** ISO 8601 in UTC. */
  readonly date_published: string;
  readonly tags: readonly string[];
}

/**
 * Serves alerts and finished scans as a JSON Feed (version 1.1, jsonfeed.org) to readers that send an API key: as `X-API-Key`, as
 * bearer token, or as the password of the address; and to the owner.
 */
export function registerFeed(
  app: FastifyInstance,
  switcher: WorkspaceSwitcher,
  keyOf: KeyCheck,
  check: OwnerCheck,
): void {
  app.get(feedPath, async (request, reply) => {
    const service = switcher.current();
    const key = keyIn(request);
    void reply.header('WWW-Authenticate', 'Basic realm="Answerscope"');
    const caller = key === null ? ownerOf(request, check) : keyOf(request, service, 'any', key);
    void reply.removeHeader('WWW-Authenticate');
    const [{ alerts }, { executions }] = await Promise.all([
      read(service, caller, 'list-alerts', { show: 'all', limit: mostItems }),
      read(service, caller, 'list-executions', { state: 'Done', limit: mostItems }),
    ]);
    const items = [...alerts.map(alertItem), ...executions.flatMap(scanItem)].toSorted((a, b) =>
      a.date_published < b.date_published ? 1 : -1,
    );
    return reply.header('Content-Type', 'application/feed+json; charset=utf-8').send(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: service.env === 'sample' ? 'Answerscope: simulated sample' : 'Answerscope',
        items,
      }),
    );
  });
}

/** Null if none is sent: then it is the owner, or no one. */
function keyIn({ headers }: FastifyRequest): string | null {
  const [scheme = '', value = ''] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':').at(-1) ?? '';
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : null;
}

async function read<Name extends OperationName>(
  service: Service,
  caller: Caller,
  name: Name,
  request: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const result = await service.call(name, request, caller);
  if (!result.ok) throw new ServiceError(result.error.code, result.error.message, { details: result.error.details });
  return result.data;
}

const alertItem = (alert: OutputOf<'list-alerts'>['alerts'][number]): Item => ({
  id: `alert:${alert.uuid}`,
  title: alert.customerName ?? 'All clients',
  content_text: alert.sentence,
  date_published: alert.toldAt ?? alert.foundAt,
  tags: ['alert', alert.kind],
});

function scanItem(scan: OutputOf<'list-executions'>['executions'][number]): Item[] {
  if (scan.finishedAt === null) return [];
  const { answered, noOverview, refused, failed } = scan.outcomes;
  const score = scan.score === null ? '' : `, score of this scan ${scan.score.toFixed(1)} %`;
  return [
    {
      id: `scan:${scan.id}`,
      title: `${scan.customerName}, ${scan.queryGroupName}: ${platformLabel(scan.platform)} scanned`,
      content_text: `${answered} answered, ${noOverview} without overview, ${refused} refused, ${failed} failed${score}.`,
      date_published: scan.finishedAt,
      tags: ['scan', scan.platform],
    },
  ];
}
