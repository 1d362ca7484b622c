import { ServiceError } from '#shared/contract/errors.ts';
import { contract, isOperation, isPublished } from '#shared/contract/index.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';

/** Where a dashboard in the browser uploads a file before it is imported. */
export const uploadPath = '/workspace/upload';

/** Where a dashboard listens to progress. */
export const eventsPath = '/workspace/events';

/** The description of the operations that keys with a scope may call. */
export const workspaceDocumentPath = '/workspace/openapi.json';

/** Alerts and finished scans as a JSON Feed. */
export const feedPath = '/workspace/feed.json';

/** Where assistants speak the Model Context Protocol. */
export const assistantPath = '/mcp';

/** The path of the address in a request line, which may be a whole address, without its query. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1)[0] ?? '';

export const isApiPath = (path: string): boolean =>
  path === '/v1' || path.startsWith('/v1/') || path.startsWith('/workspace/') || path === assistantPath;

/** The methods of an API path; undefined if there is no such path. */
export function methodsOf(path: string): readonly ('GET' | 'HEAD' | 'POST' | 'DELETE')[] | undefined {
  if (path === assistantPath) return ['GET', 'POST', 'DELETE'];
  if (
    path === '/v1/openapi.json' ||
    path === workspaceDocumentPath ||
    path === feedPath ||
    path === eventsPath ||
    path.startsWith('/v1/answers/')
  )
    return ['GET', 'HEAD'];
  if (path === uploadPath) return ['POST'];
  if (path.startsWith('/v1/') && isPublished(path.slice('/v1/'.length))) return ['POST'];
  if (path.startsWith('/workspace/') && isOperation(path.slice('/workspace/'.length))) return ['POST'];
  return undefined;
}

/** The reply to an unknown path, with the operation probably meant. */
export function unknownPath(path: string): ServiceError {
  if (!isApiPath(path))
    return new ServiceError(
      'not_found',
      'Page not found. The operations are under /v1/ and described in /v1/openapi.json.',
    );
  const published = path === '/v1' || path.startsWith('/v1/');
  const name = path.slice(published ? '/v1/'.length : '/workspace/'.length).slice(0, 100);
  if (name === '')
    return new ServiceError(
      'not_found',
      `The name of an operation is missing after ${path}; ${published ? '/v1/openapi.json' : workspaceDocumentPath} has them all.`,
    );
  const nearest = nearestName(name, Object.keys(published ? publishedInterface : contract));
  return new ServiceError(
    'not_found',
    `There is no operation ${name}${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`,
  );
}
