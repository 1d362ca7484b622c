import { z } from 'zod';
import type { Caps } from './budget.ts';
import type { ReadStore, Store } from '#main/store/open.ts';
import { readNumberSetting, readSetting, writeSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

const capsById = z.record(z.string(), z.number().min(0)).catch({});
const toMicro = (dollars: number): number => Math.round(dollars * 1_000_000);

/** The monthly caps of the workspace, in micro-dollars. */
export function readCaps(store: ReadStore): Caps {
  const workspace = readNumberSetting(store, settingKeys.monthlyCapUsd);
  const customers = Object.entries(capsById.parse(readSetting(store, settingKeys.customerCapsUsd) ?? {}));
  const platforms = Object.entries(capsById.parse(readSetting(store, settingKeys.platformCapsUsd) ?? {}));
  return {
    workspace: workspace === null ? null : toMicro(workspace),
    customers: new Map(customers.map(([id, dollars]) => [Number(id), toMicro(dollars)])),
    platforms: new Map(platforms.map(([platform, dollars]) => [platform, toMicro(dollars)])),
  };
}

/** What a cap applies to. */
export type CapSubject =
  | { readonly kind: 'workspace' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | { readonly kind: 'platform'; readonly platform: string };

/** Sets a monthly cap in US dollars; null removes it. */
export function writeCap(store: Store, subject: CapSubject, capUsd: number | null): void {
  if (subject.kind === 'workspace') return writeSetting(store, settingKeys.monthlyCapUsd, capUsd);
  const key = subject.kind === 'customer' ? settingKeys.customerCapsUsd : settingKeys.platformCapsUsd;
  const name = subject.kind === 'customer' ? String(subject.customerId) : subject.platform;
  const { [name]: _before, ...others } = capsById.parse(readSetting(store, key) ?? {});
  writeSetting(store, key, capUsd === null ? others : { ...others, [name]: capUsd });
}
