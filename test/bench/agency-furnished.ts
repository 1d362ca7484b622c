import Database from 'better-sqlite3';
import { owner, type Service } from '#main/service/service.ts';
import type { InputOf, OperationName } from '#shared/contract/index.ts';
import { daysAgo } from './agency-read.ts';

/** What a practice keeps beside its answers: three actions, twelve notes and four tags a client. */
const [actions, notes] = [3, 12];
const tags = ['Pricing', 'Comparison', 'Support', 'Brand'];
const queriesOfAction = 20;
const queriesOfTag = 40;

/** Records it for every client through the service, unless it is there already. */
export async function furnish(service: Service, file: string): Promise<void> {
  const db = new Database(file, { readonly: true });
  const isFurnished = db.prepare('SELECT 1 FROM action').get() !== undefined;
  const customers = db.prepare<[], { id: number }>('SELECT id FROM customer ORDER BY id').all();
  const queriesOf = db.prepare<[number, number], { id: number }>(
    `SELECT q.id FROM query q JOIN query_group g ON g.id = q.query_group_id
     WHERE g.customer_id = ? AND q.deleted_at IS NULL ORDER BY q.id LIMIT ?`,
  );
  const chosen = customers.map(({ id }) => queriesOf.all(id, queriesOfTag * tags.length).map((query) => query.id));
  db.close();
  if (isFurnished) return;
  const call = async <Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<void> => {
    const result = await service.callUnchecked(name, request, owner);
    if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  };
  for (const [index, { id: customerId }] of customers.entries()) {
    const queries = chosen[index] ?? [];
    for (const [at, tag] of tags.entries())
      await call('set-query-labels', {
        customerId,
        queryIds: queries.slice(at * queriesOfTag, (at + 1) * queriesOfTag),
        addTags: [tag],
      });
    for (let at = 0; at < actions; at += 1)
      await call('save-action', {
        customerId,
        kind: 'page',
        title: `Comparison page ${at + 1}`,
        day: daysAgo(60 * (at + 1)),
        queryIds: queries.slice(at * queriesOfAction, (at + 1) * queriesOfAction),
      });
    for (let at = 0; at < notes; at += 1)
      await call('save-note', { customerId, day: daysAgo(50 * at), text: `Relaunch ${at + 1}` });
  }
}
