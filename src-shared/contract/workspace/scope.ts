import { z } from 'zod';
import { queryFilter } from './query-labels.ts';
import { aiPlatform, day, identifier } from '../v1/fields.ts';

/**
 * What a dashboard view covers. With dates: every Done execution dated within them, both inclusive. Without: figures cover
 * the 30 days that end with the last scan in view, as scores do; lists of answers the latest Done execution of each platform
 * and group.
 */
export const viewScope = z.strictObject({
  customerId: identifier,
  queryGroupId: identifier.optional(),
  platform: aiPlatform.optional(),
  from: day.optional(),
  to: day.optional(),
  ...queryFilter,
});
export type ViewScope = z.output<typeof viewScope>;

/** The days that figures cover; null without a scan. */
export const viewPeriod = z.strictObject({ from: day, to: day }).nullable();
