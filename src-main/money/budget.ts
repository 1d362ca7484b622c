import { addDays, type Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';

/** Caps of a calendar month, in micro-dollars; null or absent: none. */
export interface Caps {
  readonly workspace: number | null;
  readonly customers: ReadonlyMap<number, number>;
  readonly platforms: ReadonlyMap<string, number>;
}

/** What a request is paid for. */
export interface Purpose {
  /** Null for a request that belongs to no customer, such as a connection test. */
  readonly customerId: number | null;
  readonly platform: string;
}

export type Reservation =
  | { readonly kind: 'granted'; readonly micro: number; readonly release: () => void }
  /** It does not fit; the reason names the cap and says when it can continue. `passing`: it fits once requests in flight end. */
  | { readonly kind: 'refused'; readonly reason: string; readonly passing: boolean };

/**
 * Keeps spending under its caps: before a request is sent, its highest estimate is reserved. What was spent, what may have
 * been spent, what is reserved for requests in flight and the new request must together fit under every cap.
 */
export interface Budget {
  /** Reserves the highest estimate of a request; null if its price is unknown. Call `release` once its real cost is stored. */
  reserve(purpose: Purpose, micro: number | null): Reservation;
  /** Micro-dollars reserved for requests in flight. */
  reserved(filter: { customerId?: number; platform?: string }): number;
}

export interface BudgetSource {
  readonly caps: () => Caps;
  /** Today in the workspace's time zone. */
  readonly today: () => Day;
  readonly customerName: (customerId: number) => string;
  /** Micro-dollars spent, or possibly spent, since a day (inclusive). */
  readonly bookedSince: (day: Day, customerId: number | null, platform: string | null) => number;
}

export function createBudget(source: BudgetSource): Budget {
  const inFlight = new Set<{ readonly purpose: Purpose; readonly micro: number }>();
  const reserved: Budget['reserved'] = ({ customerId, platform }) => {
    let sum = 0;
    for (const { purpose, micro } of inFlight)
      if (
        (customerId === undefined || purpose.customerId === customerId) &&
        (platform === undefined || purpose.platform === platform)
      )
        sum += micro;
    return sum;
  };
  return {
    reserved,
    reserve: (purpose, micro) => {
      const { workspace, customers, platforms } = source.caps();
      const { customerId, platform } = purpose;
      const month = firstOfMonth(source.today());
      const limits = [
        { cap: workspace, name: 'the workspace', customer: null, platform: null },
        ...(customerId === null
          ? []
          : [{ cap: customers.get(customerId) ?? null, name: '', customer: customerId, platform: null }]),
        { cap: platforms.get(platform) ?? null, name: platformLabel(platform), customer: null, platform },
      ];
      for (const limit of limits) {
        if (limit.cap === null) continue;
        const name = limit.customer === null ? limit.name : source.customerName(limit.customer);
        if (micro === null)
          return {
            kind: 'refused',
            passing: false,
            reason: `The price of an answer is unknown, so the monthly cap of ${name} cannot be enforced. Enter a price in Settings, or remove the cap.`,
          };
        const booked = source.bookedSince(month, limit.customer, limit.platform);
        const reservedMicro = reserved({
          ...(limit.customer === null ? {} : { customerId: limit.customer }),
          ...(limit.platform === null ? {} : { platform: limit.platform }),
        });
        if (booked + reservedMicro + micro > limit.cap)
          return {
            kind: 'refused',
            passing: booked + micro <= limit.cap,
            reason:
              `The monthly cap of ${name}, ${dollars(limit.cap)}, has no room for another answer ` +
              `(${dollars(booked + reservedMicro)} spent or reserved, up to ${dollars(micro)} for the next). Raise it to continue now; otherwise it waits until ${nextMonth(month)}.`,
          };
      }
      const entry = { purpose, micro: micro ?? 0 };
      inFlight.add(entry);
      return { kind: 'granted', micro: entry.micro, release: () => void inFlight.delete(entry) };
    },
  };
}

/** The first day of the month of a day. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

const nextMonth = (firstDay: Day): Day => firstOfMonth(addDays(firstDay, 31));

/** `$25.00`, and small amounts with as many digits as they need. */
const dollars = (micro: number): string => {
  const amount = micro / 1_000_000;
  return `$${amount.toFixed(amount !== 0 && amount < 1 ? 4 : 2)}`;
};
