import { randomUUID } from 'node:crypto';
import { readSetting, writeSetting } from './settings.ts';
import { settingKeys } from './setting-keys.ts';
import type { ReadStore, Store } from './store.ts';

/** The language (as spelled in the list) and the country (two letters) of a customer's market. */
export interface CustomerLocale {
  readonly language: string | null;
  readonly countryCode: string | null;
}

/** By customer id; of those whose list of clients said it. */
export const readCustomerLocales = (store: ReadStore): Readonly<Record<number, CustomerLocale>> =>
  (readSetting(store, settingKeys.customerLocales) as Record<number, CustomerLocale> | undefined) ?? {};

export const writeCustomerLocale = (store: Store, customerId: number, locale: CustomerLocale): void =>
  writeSetting(store, settingKeys.customerLocales, { ...readCustomerLocales(store), [customerId]: locale });

/** The id by which a customer is recognised in other workspaces, which it gets with its first use. */
export function customerUuid(store: Store, customerId: number): string {
  const known = readSetting(store, settingKeys.customerUuid(customerId));
  if (typeof known === 'string') return known;
  const uuid = randomUUID();
  setCustomerUuid(store, customerId, uuid);
  return uuid;
}

export const setCustomerUuid = (store: Store, customerId: number, uuid: string): void =>
  writeSetting(store, settingKeys.customerUuid(customerId), uuid);

/** The customer with an id of another workspace, if it is here. */
export function findCustomerByUuid(store: ReadStore, uuid: string): number | null {
  const prefix = settingKeys.customerUuid(0).slice(0, -1);
  const row = store.get<{ key: string }>(
    'SELECT key FROM setting WHERE key >= :prefix AND key < :after AND value = :value',
    { prefix, after: `${prefix}a`, value: JSON.stringify(uuid) },
  );
  return row === undefined ? null : Number(row.key.slice(prefix.length));
}

/** Removes the settings of a customer that is deleted: its cap, and when its weekly work last ran. */
export function removeCustomerSettings(store: Store, customerId: number): void {
  const caps = readSetting(store, settingKeys.customerCapsUsd);
  if (typeof caps === 'object' && caps !== null && String(customerId) in caps)
    writeSetting(
      store,
      settingKeys.customerCapsUsd,
      Object.fromEntries(Object.entries(caps).filter(([id]) => id !== String(customerId))),
    );
  const { [customerId]: locale, ...locales } = readCustomerLocales(store);
  if (locale !== undefined) writeSetting(store, settingKeys.customerLocales, locales);
  for (const key of [
    settingKeys.recommendedWeekOf(customerId),
    settingKeys.customerUuid(customerId),
    settingKeys.articleChecksRanAt(customerId),
    settingKeys.alertsOf(customerId),
  ])
    store.run('DELETE FROM setting WHERE key = :key', { key });
}

/**
 * Joins the settings of a customer that is merged into another: caps add up; the language and country of the one that remains
 * count, if it has any.
 */
export function mergeCustomerSettings(store: Store, from: number, into: number): void {
  const caps = (readSetting(store, settingKeys.customerCapsUsd) ?? {}) as Record<string, number>;
  const added = caps[from];
  if (added !== undefined)
    writeSetting(store, settingKeys.customerCapsUsd, { ...caps, [into]: (caps[into] ?? 0) + added });
  const locales = readCustomerLocales(store);
  const locale = locales[into] ?? locales[from];
  if (locale !== undefined) writeCustomerLocale(store, into, locale);
  removeCustomerSettings(store, from);
}
