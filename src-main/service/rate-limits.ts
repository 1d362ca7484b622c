import { definedFields } from '#shared/domain/fields.ts';
import { z } from 'zod';
import type { Store } from '#main/store/open.ts';
import { readSetting, writeSetting } from '#main/store/settings.ts';
import type { RateLimits } from '#main/platforms/choose-provider.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

const schema = z
  .strictObject({ concurrency: z.int().min(1).exactOptional(), requestsPerMinute: z.int().min(1).exactOptional() })
  .catch({});

/** The limits set in the workspace for a provider. */
export const readRateLimits = (store: Store, providerId: string): RateLimits =>
  schema.parse(readSetting(store, settingKeys.limitsOf(providerId)) ?? {});

/** Sets limits; null restores the default, undefined leaves one unchanged. */
export function writeRateLimits(
  store: Store,
  providerId: string,
  change: { readonly [Name in keyof RateLimits]?: number | null | undefined },
): void {
  const merged = Object.entries({ ...readRateLimits(store, providerId), ...definedFields(change) });
  writeSetting(
    store,
    settingKeys.limitsOf(providerId),
    Object.fromEntries(merged.filter(([, value]) => value !== null)),
  );
}
