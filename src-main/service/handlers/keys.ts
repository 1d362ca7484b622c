import { notFound } from '#shared/contract/errors.ts';
import { createApiKey } from '../api-keys.ts';
import { listKeyRows, revokeKeyRow } from '#main/store/keys.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { nowIso, type HandlersOf } from '../context.ts';

export const keyHandlers: HandlersOf<'create-key' | 'list-keys' | 'revoke-key'> = {
  'create-key': (request, context) => {
    if (!findOrganization(context.store, request.organizationId))
      throw notFound('organization', request.organizationId);
    const created = createApiKey(context.store, request.organizationId, request.name ?? 'API key', nowIso(context));
    return { id: created.id, api_key: created.key, prefix: created.prefix };
  },
  'list-keys': (_request, context) =>
    listKeyRows(context.store).map((row) => ({
      id: row.id,
      organizationId: row.organizationId,
      name: row.name,
      prefix: row.prefix,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      revokedAt: row.revokedAt,
    })),
  'revoke-key': (request, context) => {
    if (!revokeKeyRow(context.store, request.keyId, nowIso(context))) throw notFound('key', request.keyId);
    return { revoked: true };
  },
};
