import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, dateTimeOrNull, groupName, identifier } from '../v1/fields.ts';

export const createKey = operation({
  name: 'create-key',
  kind: 'command',
  changes: ['settings'],
  summary: 'Creates an API key for an organization; it is shown only once.',
  request: z.strictObject({ organizationId: identifier, name: groupName.optional() }),
  response: z.strictObject({ id: identifier, api_key: z.string(), prefix: z.string() }),
  errors: ['not_found'],
  example: { organizationId: 1, name: 'Reporting script' },
});

export const listKeys = operation({
  name: 'list-keys',
  kind: 'query',
  reads: ['settings'],
  summary: 'Lists the API keys by name and prefix, with their last use.',
  request: z.strictObject({}),
  response: z.array(
    z.strictObject({
      id: identifier,
      organizationId: identifier,
      name: z.string(),
      prefix: z.string(),
      createdAt: dateTime,
      lastUsedAt: dateTimeOrNull,
      revokedAt: dateTimeOrNull,
    }),
  ),
  errors: [],
  example: {},
});

export const revokeKey = operation({
  name: 'revoke-key',
  kind: 'command',
  changes: ['settings'],
  summary: 'Revokes an API key at once and for good.',
  request: z.strictObject({ keyId: identifier }),
  response: z.strictObject({ revoked: z.literal(true) }),
  errors: ['not_found'],
  example: { keyId: 1 },
});
