import { ServiceError } from '#shared/contract/errors.ts';

/** The maximum size of a body, in bytes: 1 MiB. */
export const bodyLimitBytes = 1_048_576;

/** Whether a `Content-Type` means JSON in UTF-8; parameters other than `charset` are ignored. */
export function isJsonMediaType(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  return type === 'application/json' && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
}

/** The JSON object in a body; throws `invalid_json` if it is not one, or not UTF-8. */
export function parseJsonObject(body: unknown): object {
  let value: unknown;
  try {
    if (body instanceof Uint8Array) value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new ServiceError('invalid_json', 'The body is not valid JSON.', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ServiceError('invalid_json', 'The body must be a JSON object, such as {"customerID": 1}.');
  return value;
}
