import { addSpend } from '#main/store/spend.ts';
import type { Store } from '#main/store/open.ts';
import type { Budget, Reservation } from './budget.ts';

/** Who and what a request is paid for. */
export interface Payer {
  /** Null for requests that belong to no customer: a connection test, queries of a group that does not exist yet. */
  readonly customerId: number | null;
  readonly groupId: number | null;
  readonly platform: string;
  readonly provider: string;
}

/** Micro-dollars booked for one request. */
export interface Charge {
  readonly costMicro: number;
  /** The most the request can have cost, if its provider reported no figure. */
  readonly unconfirmedMicro: number;
  /** 1 if it may be billed and neither a figure nor a price is known, so that no sum can contain it. */
  readonly unpricedRequests: 0 | 1;
}

/** What a request costs: micro-dollars, `unknown` if it may be billed but no figure was reported, `nothing` if it is not billed. */
export type RequestCost = number | 'unknown' | 'nothing';

export interface PaidRequest<Result> {
  readonly store: Store;
  readonly budget: Budget;
  readonly payer: Payer;
  /** The calendar day (`yyyy-mm-dd`, workspace time zone) that the money is booked on, read when the request is over. */
  readonly today: () => string;
  /** Micro-dollars the request can cost; null if its price is unknown, which no cap permits. */
  readonly highestMicro: number | null;
  /**
   * Sends the request. Returns its result and what it cost, or `booked` when the charge was stored in the same transaction
   * as the reply ({@link chargeFor}). A failure that may be billed is a result with the cost `unknown`; when this throws,
   * nothing is booked.
   *
   * @param reservedMicro micro-dollars reserved; null if the price is unknown
   */
  readonly send: (
    reservedMicro: number | null,
  ) => Promise<{ readonly result: Result; readonly cost: RequestCost | 'booked' }>;
}

/**
 * Pays for one request: reserves the most it can cost under the caps, sends it, books what it cost, and releases the rest.
 * Returns `refused` without sending when a cap has no room.
 *
 * A cap is exceeded only when a request costs more than was reserved. Language models are reserved at their hard maximum
 * (price × largest input and output), so they never exceed it. A platform's answer has no hard maximum, because the platform
 * decides how much it searches and reads: its bound is `PriceBook.highestMicro`, and the caps can be exceeded by no more
 * than what the requests in flight cost above that bound. The true cost is booked, raises the bound at once, and no
 * further request is sent until it fits.
 */
export async function payForRequest<Result>(
  request: PaidRequest<Result>,
): Promise<Extract<Reservation, { kind: 'refused' }> | { readonly kind: 'sent'; readonly result: Result }> {
  const { store, budget, payer, today } = request;
  const reservation = budget.reserve(payer, request.highestMicro);
  if (reservation.kind === 'refused') return reservation;
  try {
    const { result, cost } = await request.send(request.highestMicro);
    if (cost !== 'booked') bookCharge(store, payer, today(), chargeFor(cost, request.highestMicro));
    return { kind: 'sent', result };
  } finally {
    reservation.release();
  }
}

/** The charge of a request for which `reservedMicro` was reserved; null if its price is unknown. */
export function chargeFor(cost: RequestCost, reservedMicro: number | null): Charge {
  if (cost === 'nothing') return { costMicro: 0, unconfirmedMicro: 0, unpricedRequests: 0 };
  if (cost === 'unknown')
    return { costMicro: 0, unconfirmedMicro: reservedMicro ?? 0, unpricedRequests: reservedMicro === null ? 1 : 0 };
  return { costMicro: Math.round(cost), unconfirmedMicro: 0, unpricedRequests: 0 };
}

/** Adds the charge of one request to the spend of a day; a request that cost nothing leaves no entry. */
export function bookCharge(store: Store, payer: Payer, day: string, charge: Charge): void {
  if (charge.costMicro > 0 || charge.unconfirmedMicro > 0 || charge.unpricedRequests > 0)
    addSpend(store, { ...payer, ...charge, day });
}
