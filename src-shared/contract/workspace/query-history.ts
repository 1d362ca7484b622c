import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, identifier } from '../v1/fields.ts';

export const listQueryRevisions = operation({
  name: 'list-query-revisions',
  kind: 'query',
  scope: 'read',
  reads: ['groups'],
  summary: "Lists the version history of a group's queries, newest first: what was added and deleted, when, and why.",
  request: z.strictObject({ queryGroupId: identifier }),
  response: z.array(
    z.strictObject({
      revisionId: identifier,
      at: dateTime,
      comments: z.string(),
      added: z.array(z.string()),
      deleted: z.array(z.string()),
    }),
  ),
  errors: ['not_found'],
  example: { queryGroupId: 1 },
});
