import type { InputOf } from '#shared/contract/index.ts';
import type { Filters } from '../app/address.ts';

type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], null | undefined> };

/** The fields that have a value: an absent field of a request is omitted, never sent as null. */
export function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as Given<Values>;
}

/** The filters as the workspace operations spell them. */
export const viewScope = (customerId: number, filters: Filters): InputOf<'get-overview'> => ({
  customerId,
  ...given({ queryGroupId: filters.group, platform: filters.platform, from: filters.from, to: filters.to }),
});

/** The filters as the published operations spell them. */
export const resultScope = (customerId: number, filters: Filters): InputOf<'get-companies-stats'> => ({
  customerID: customerId,
  ...given({ queryGroupID: filters.group, aiPlatform: filters.platform, startDate: filters.from, endDate: filters.to }),
});
