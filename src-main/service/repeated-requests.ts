import { createHash } from 'node:crypto';
import type { Result } from '#shared/contract/envelope.ts';
import { invalidRequest, unavailable } from '#shared/contract/errors.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { beginReply, findReply, forgetReply, keepReply } from '#main/store/key-use.ts';
import type { ServiceContext } from './context.ts';
import type { KeyCaller } from './service.ts';

/** Replies are kept for seven days. */
const keptMs = 7 * 86_400_000;

const header = 'Idempotency-Key';
const wellFormed = /^[\x21-\x7e]{1,200}$/;

/** Carries commands of API keys out once: a repeated request gets the first reply. */
export interface RepeatedRequests {
  once(
    name: OperationName,
    request: unknown,
    caller: KeyCaller,
    repeatKey: string,
    carryOut: () => Promise<Result<unknown>>,
  ): Promise<Result<unknown>>;
}

/**
 * Keeps replies in the workspace, so that a repeat after a restart gets the same one. A request that failed is forgotten,
 * because it changed nothing; one that was interrupted is not carried out again.
 */
export function createRepeatedRequests({ store, now }: Pick<ServiceContext, 'store' | 'now'>): RepeatedRequests {
  const inFlight = new Map<string, Promise<Result<unknown>>>();

  const first = async (
    caller: KeyCaller,
    repeatKey: string,
    request: Buffer,
    carryOut: () => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> => {
    const madeAt = now();
    const begun = { keyId: caller.keyId, repeatKey, request, madeAt: isoInstant(madeAt) };
    beginReply(store, begun, isoInstant(new Date(madeAt.getTime() - keptMs)));
    const result = await carryOut();
    if (result.ok) keepReply(store, caller.keyId, repeatKey, JSON.stringify(result.data));
    else forgetReply(store, caller.keyId, repeatKey);
    return result;
  };

  return {
    once: async (name, body, caller, repeatKey, carryOut) => {
      if (!wellFormed.test(repeatKey))
        throw invalidRequest(header, 'must have 1 to 200 printable characters without spaces');
      const request = createHash('sha256')
        .update(JSON.stringify([name, body]))
        .digest();
      const known = findReply(store, caller.keyId, repeatKey);
      if (known !== undefined && !known.request.equals(request))
        throw invalidRequest(header, 'was used for another request; take a new one');
      const place = `${caller.keyId} ${repeatKey}`;
      const running = inFlight.get(place);
      if (running !== undefined) return running;
      if (known !== undefined) {
        if (known.reply === null)
          throw unavailable(
            `The first request with this ${header} was interrupted, or its reply was deleted since. Look whether it took effect; to make it again, take a new key.`,
          );
        return { ok: true, data: JSON.parse(known.reply) as unknown };
      }
      const result = first(caller, repeatKey, request, carryOut);
      inFlight.set(place, result);
      try {
        return await result;
      } finally {
        inFlight.delete(place);
      }
    },
  };
}
