import { guardedAgent, requireAllowedLiteral, type AddressPolicy } from './guarded-agent.ts';
import { PageFetchError, toPageFetchError } from './page-fetch-error.ts';

export interface PostOptions extends AddressPolicy {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For the whole exchange: name resolution, connection, sending, and the reply's status. */
  readonly timeoutMs: number;
  /** How much of the reply's text is read; what follows is not downloaded. */
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a receiver replied. */
export interface PostReply {
  readonly status: number;
  /** The beginning of its text. */
  readonly text: string;
  /** The `Retry-After` header; empty without one. */
  readonly retryAfter: string;
}

/**
 * Posts JSON to one address; throws a `PageFetchError`. Redirects are not followed: they are replies like any other. Once the
 * status has arrived, a reply that is slow or long ends the reading and nothing else.
 */
export async function postJson(url: URL, options: PostOptions): Promise<PostReply> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  const [agent, { request }] = await Promise.all([guardedAgent(options, options.timeoutMs), import('undici')]);
  try {
    requireAllowedLiteral(url, options);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...options.headers },
      body: options.body,
    });
    body.on('error', () => undefined);
    const retryAfter = headers['retry-after'];
    return {
      status: statusCode,
      text: await beginningOf(body, options.maxBytes),
      retryAfter: typeof retryAfter === 'string' ? retryAfter : '',
    };
  } catch (failure) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    if (timeout.aborted)
      throw new PageFetchError('timeout', `${url.hostname} did not answer in time.`, { cause: failure });
    throw toPageFetchError(failure, url.hostname);
  } finally {
    void agent.destroy().catch(() => undefined);
  }
}

async function beginningOf(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // What has arrived is enough: the status says whether the message was taken.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}
