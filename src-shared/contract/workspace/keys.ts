import { z } from 'zod';
import { keyScopes, operation } from '../operation.ts';
import { dateTime, dateTimeOrNull, day, identifier, nameText } from '../v1/fields.ts';

/** US dollars a day that a key with the scope `spend` may spend unless it says otherwise. */
export const defaultDailyCapUsd = 5;
const scopes = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length);
const dailyCapUsd = z.number().min(0).max(10_000);

export const createKey = operation({
  name: 'create-key',
  kind: 'command',
  scope: 'owner',
  changes: ['settings'],
  summary: 'Creates an API key for an organization; it is shown only once.',
  request: z.strictObject({
    organizationId: identifier,
    name: nameText.optional(),
    scopes: scopes.optional().describe('default: read, which every key has'),
    expiresOn: day.optional().describe('last day on which it can be used; default: until it is revoked'),
    dailyCapUsd: dailyCapUsd
      .optional()
      .describe(`US dollars a day, with the scope spend only; default: ${defaultDailyCapUsd}`),
  }),
  response: z.strictObject({ id: identifier, api_key: z.string(), prefix: z.string() }),
  errors: ['not_found'],
  example: { organizationId: 1, name: 'Reporting script', scopes: ['read', 'manage'] },
});

export const listKeys = operation({
  name: 'list-keys',
  kind: 'query',
  scope: 'owner',
  reads: ['settings'],
  summary: 'Lists the API keys by name and prefix, with their scopes and last use.',
  request: z.strictObject({}),
  response: z.array(
    z.strictObject({
      id: identifier,
      organizationId: identifier,
      name: z.string(),
      prefix: z.string(),
      scopes,
      expiresOn: day.nullable().describe('last day on which it can be used'),
      /** Null without the scope `spend`. */
      dailyCapUsd: dailyCapUsd.nullable(),
      /** The maximum cost of what it started today. */
      committedTodayUsd: z.number().min(0),
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
  scope: 'owner',
  changes: ['settings'],
  summary: 'Revokes an API key at once and for good.',
  request: z.strictObject({ keyId: identifier }),
  response: z.strictObject({ revoked: z.literal(true) }),
  errors: ['not_found'],
  example: { keyId: 1 },
});
