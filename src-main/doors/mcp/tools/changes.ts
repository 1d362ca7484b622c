import { z } from 'zod';
import { day, identifier } from '#shared/contract/v1/fields.ts';
import { recommendationStates } from '#shared/contract/v1/recommendations.ts';
import { tool } from '../tool.ts';

const dollars = (usd: number): string => `$${usd.toFixed(2)}`;

/** Scans a group now, once the person agreed to the cost. */
const startScan = tool({
  name: 'start_scan',
  title: 'Scan now (costs money)',
  description:
    'Asks the platforms all queries of a group now. Costs money: the person is shown the cost and asked before anything is sent.',
  input: z.object({ group: identifier, platform: z.string().max(100).optional() }),
  operations: ['start-scan', 'estimate-scan'],
  run: async ({ group, platform }, call, ask) => {
    const request = { queryGroupId: group, ...(platform === undefined ? {} : { platform }) };
    const estimate = await call('estimate-scan', request);
    const questions = estimate.platforms.reduce((sum, row) => sum + row.questions, 0);
    const price = estimate.complete
      ? `about ${dollars(estimate.expectedUsd)}, at most ${dollars(estimate.highestUsd)}`
      : 'an unknown amount: the price of a platform is not known';
    const names = estimate.platforms.map((row) => row.platform).join(', ');
    const waiting = ask(`Scan query group ${group} now? ${questions} questions to ${names}, for ${price}.`);
    if (waiting !== null) return waiting;
    const { executionIds, begunBefore } = await call('start-scan', request);
    return JSON.stringify({ executions: executionIds, begun_before: begunBefore, at_most_usd: estimate.highestUsd });
  },
});

/** Sets the status of a recommendation. */
const setStatus = tool({
  name: 'set_recommendation_status',
  title: 'Set the status of a recommendation',
  description: 'Marks a recommendation as in progress, done or dismissed. The person is asked first.',
  input: z.object({ recommendation: identifier, status: z.enum(recommendationStates) }),
  operations: ['set-recommendation-status'],
  run: async ({ recommendation, status }, call, ask) => {
    const waiting = ask(`Set recommendation ${recommendation} to "${status}"? This costs nothing.`);
    if (waiting !== null) return waiting;
    return JSON.stringify(await call('set-recommendation-status', { recommendationId: recommendation, status }));
  },
});

/** Writes a note on a day of a client. */
const addNote = tool({
  name: 'add_note',
  title: 'Add a note',
  description:
    'Writes a note on a day of a client ("relaunched the site"), shown in every trend. The person is asked first.',
  input: z.object({ client: identifier, day, text: z.string().min(1).max(500) }),
  operations: ['save-note'],
  run: async ({ client, day: at, text }, call, ask) => {
    const waiting = ask(`Add this note to client ${client} on ${at}: "${text}"? This costs nothing.`);
    if (waiting !== null) return waiting;
    const { noteId } = await call('save-note', { customerId: client, day: at, text });
    return JSON.stringify({ note: noteId });
  },
});

/** The tools that change or spend: offered only where that was allowed, and each asks. */
export const changeTools = [startScan, setStatus, addNote];
