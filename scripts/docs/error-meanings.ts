import type { ErrorCode } from '#shared/contract/errors.ts';

/** When each code of the closed list is returned. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The body is not a JSON object.',
  invalid_request:
    'A field is missing, of the wrong type, unknown, malformed or not supported. For an unknown field the message suggests the name probably meant.',
  unauthorized: '`X-API-Key` is missing, unknown, revoked or expired; the reply is the same for all.',
  forbidden: "`organizationID` is not the key's organization.",
  not_found:
    "A customer, group, execution or query that is missing, deleted, `Not Active` or another organization's; the reply is the same for all. Also an unknown operation.",
  method_not_allowed: 'The method is not POST; `Allow` names the right one.',
  quota_exhausted: 'No credit is left for another group; nothing was consumed.',
  body_too_large: 'The body is larger than 1 MiB.',
  unsupported_media_type: '`Content-Type` is not `application/json` in UTF-8.',
  nothing_to_edit: 'The request names no queries to add and none to delete.',
  active_query_limit: 'The group would have more than 150 active queries; the message says how many there would be.',
  query_not_in_group: 'A query to delete is not an active query of the group; nothing was changed.',
  rate_limited:
    'More than 600 requests a minute with a key, or 20 with wrong keys; `Retry-After` says how many seconds to wait.',
  internal: 'A defect, logged under the id in the message.',
  website_unreachable:
    'The website could not be read: DNS, TLS, time-out, status, not HTML, too large, nothing to read, or an address that is not public.',
  unavailable:
    'The service is shutting down, or the workspace cannot be written (disk full, in use). Nothing was changed.',
};
