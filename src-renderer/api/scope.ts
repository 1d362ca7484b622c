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
  ...given({
    queryGroupId: filters.group,
    platform: filters.platform,
    from: filters.from,
    to: filters.to,
    tags: filters.tags.length === 0 ? null : [...filters.tags],
    intents: filters.intents.length === 0 ? null : [...filters.intents],
    branded: filters.branded,
  }),
});
