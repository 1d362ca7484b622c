import { commonErrors, errorCodes, errorStatus } from '#shared/contract/errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { JsonSchema } from './openapi-schemas.ts';

/** Name and meaning of the error replies, by status. */
const errorReplies: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['InvalidRequest', 'The request is malformed or breaks a rule of the contract.'],
  401: ['Unauthorized', 'The API key is missing, unknown or revoked.'],
  403: ['Forbidden', 'The API key belongs to another organization.'],
  404: ['NotFound', 'There is no such resource for this API key.'],
  405: ['MethodNotAllowed', 'The address does not accept this method; Allow lists those it does.'],
  409: ['QuotaExhausted', 'No credit is left; nothing was changed.'],
  413: ['BodyTooLarge', 'The body is larger than 1 MiB.'],
  415: ['UnsupportedMediaType', 'The body is not application/json.'],
  422: ['InvalidEdit', 'The edit breaks a rule; nothing was changed.'],
  429: ['RateLimited', 'Too many requests; retry after Retry-After seconds.'],
  500: ['Internal', 'A defect, logged under the id in the message.'],
  502: ['WebsiteUnreachable', 'The website could not be read.'],
  503: ['Unavailable', 'The service cannot reply now; nothing was changed.'],
};

const headersOf: Readonly<Record<number, JsonSchema>> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  405: { Allow: { schema: { type: 'string' } } },
  429: { 'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'seconds' } },
};

/** Every error reply once, with the codes sent with its status. */
export function errorResponses(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errorReplies).map(([status, [name, meaning]]) => {
      const codes = errorCodes.filter((code) => errorStatus[code] === Number(status));
      const headers = headersOf[Number(status)];
      return [
        name,
        {
          description: `${meaning} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          ...(headers === undefined ? {} : { headers }),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ];
    }),
  );
}

/** References to the error replies of some statuses. */
export const errorReferences = (statuses: Iterable<number>): Record<string, unknown> =>
  Object.fromEntries(
    [...statuses].map((status) => [
      String(status),
      { $ref: `#/components/responses/${errorReplies[status]?.[0] ?? ''}` },
    ]),
  );

/** The error replies an operation can return, by status. */
export function errorsOf(operation: Operation): Record<string, unknown> {
  const codes = [...commonErrors, 'not_found', ...operation.errors] as const;
  return errorReferences(new Set(codes.map((code) => errorStatus[code])));
}
