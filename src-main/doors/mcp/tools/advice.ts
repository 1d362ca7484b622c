import { z } from 'zod';
import type { OutputOf } from '#shared/contract/index.ts';
import { identifier } from '#shared/contract/v1/fields.ts';
import { firstOf, tableText } from '../table.ts';
import { limit, tool } from '../tool.ts';
import { fromOutside } from '../untrusted.ts';

const defaultRows = 8;

type Recommendation = OutputOf<'list-recommendations'>[number];
type Alert = OutputOf<'list-alerts'>['alerts'][number];

/** What to do next, with the figures behind it. */
const recommendations = tool({
  name: 'recommendations',
  title: 'Recommendations',
  description:
    'The current recommendations for a client, the most important first, with the figures (and n) behind each.',
  input: z.object({ client: identifier, limit }),
  operations: ['list-recommendations'],
  run: async ({ client, limit: most = defaultRows }, call) => {
    const all = await call('list-recommendations', { customerId: client });
    const { rows, more } = firstOf(
      all.toSorted((a, b) => b.priority - a.priority),
      most,
    );
    return tableText<Recommendation>(
      { ...more, note: fromOutside },
      {
        id: (row) => row.id,
        title: (row) => row.title,
        priority: (row) => row.priority,
        status: (row) => row.status,
        figures: (row) => row.data_points,
        where: (row) => row.take_action_url ?? row.platform,
        under_50_answers: (row) => row.exploratory,
      },
      rows,
    );
  },
});

/** What changed and waits for a person. */
const alerts = tool({
  name: 'alerts',
  title: 'Alerts',
  description: 'Changes that were reported and wait for a person, newest first; each is unlikely to be chance.',
  input: z.object({ client: identifier.optional(), limit }),
  operations: ['list-alerts'],
  run: async ({ client, limit: most = defaultRows }, call) => {
    const found = await call('list-alerts', { limit: most, ...(client === undefined ? {} : { customerId: client }) });
    return tableText<Alert>(
      { ...(found.total > most ? { of: found.total } : {}), note: fromOutside },
      {
        day: (row) => row.day,
        client: (row) => row.customerName,
        platform: (row) => row.platform,
        kind: (row) => row.kind,
        alert: (row) => row.sentence,
      },
      found.alerts,
    );
  },
});

/** The tools that say what needs attention. */
export const adviceTools = [recommendations, alerts];
