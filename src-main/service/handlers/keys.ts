import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { defaultDailyCapUsd } from '#shared/contract/workspace/keys.ts';
import { today } from '#main/results/read-context.ts';
import { committedByKey } from '#main/store/key-use.ts';
import { listKeyRows, revokeKeyRow } from '#main/store/keys.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { createApiKey, scopesOf } from '../api-keys.ts';
import { nowIso, type HandlersOf } from '../context.ts';

const microPerDollar = 1_000_000;

/** API keys for scripts: what they may do, until when, and for how much a day. */
export const keyHandlers: HandlersOf<'create-key' | 'list-keys' | 'revoke-key'> = {
  'create-key': (request, context) => {
    const { organizationId, name = 'API key', scopes = ['read'], expiresOn = null, dailyCapUsd } = request;
    if (!findOrganization(context.store, organizationId)) throw notFound('organization', organizationId);
    const spends = scopes.includes('spend');
    if (!spends && dailyCapUsd !== undefined)
      throw invalidRequest('dailyCapUsd', 'is allowed only with the scope "spend"');
    if (expiresOn !== null && expiresOn < today(context)) throw invalidRequest('expiresOn', 'must not be in the past');
    const rights = {
      manages: scopes.includes('manage') ? 1 : 0,
      spends: spends ? 1 : 0,
      expiresOn,
      dailyCapMicro: spends ? Math.round((dailyCapUsd ?? defaultDailyCapUsd) * microPerDollar) : 0,
    } as const;
    const created = createApiKey(context.store, organizationId, name, rights, nowIso(context));
    return { id: created.id, api_key: created.key, prefix: created.prefix };
  },

  'list-keys': (_request, context) => {
    const committed = committedByKey(context.store, today(context));
    return listKeyRows(context.store).map((row) => ({
      id: row.id,
      organizationId: row.organizationId,
      name: row.name,
      prefix: row.prefix,
      scopes: scopesOf(row),
      expiresOn: row.expiresOn,
      dailyCapUsd: row.spends === 1 ? row.dailyCapMicro / microPerDollar : null,
      committedTodayUsd: (committed.get(row.id) ?? 0) / microPerDollar,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      revokedAt: row.revokedAt,
    }));
  },

  'revoke-key': (request, context) => {
    if (!revokeKeyRow(context.store, request.keyId, nowIso(context))) throw notFound('key', request.keyId);
    return { revoked: true };
  },
};
