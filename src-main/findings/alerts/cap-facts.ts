import type { Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { firstOfMonth } from '#main/money/budget.ts';
import { readCaps } from '#main/money/caps.ts';
import { findCustomer } from '#main/store/customers.ts';
import type { ReadStore } from '#main/store/open.ts';
import { bookedByCustomer, bookedSince } from '#main/store/spend.ts';
import { nearlyUsedCaps, type CapUse, type Fact } from './facts.ts';
import type { Rules } from './rules.ts';

/** Caps of this month that are nearly used, or used, as the rules ask. */
export function capFacts(store: ReadStore, day: Day, rules: Rules): Fact[] {
  const month = firstOfMonth(day);
  const caps = readCaps(store);
  const used = ({ costMicro, unconfirmedMicro }: { costMicro: number; unconfirmedMicro: number }) =>
    costMicro + unconfirmedMicro;
  const spent = bookedByCustomer(store, month);
  const uses: CapUse[] = [
    ...(caps.workspace === null
      ? []
      : [
          {
            ...{ customerId: null, platform: null, name: 'The workspace', capMicro: caps.workspace },
            usedMicro: used(bookedSince(store, month, null, null)),
          },
        ]),
    ...[...caps.customers].flatMap(([customerId, capMicro]) => {
      const name = findCustomer(store, customerId)?.name;
      const booked = spent.get(customerId);
      return name === undefined || booked === undefined
        ? []
        : [{ customerId, platform: null, name, capMicro, usedMicro: used(booked) }];
    }),
    ...[...caps.platforms].map(([platform, capMicro]) => ({
      ...{ customerId: null, platform, name: platformLabel(platform), capMicro },
      usedMicro: used(bookedSince(store, month, null, platform)),
    })),
  ];
  return nearlyUsedCaps(uses, month, day, rules);
}
