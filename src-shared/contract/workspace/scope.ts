import { z } from 'zod';
import { aiPlatform, day, identifier } from '../v1/fields.ts';

/**
 * What a dashboard view covers. Without dates: the latest Done execution of each platform and group, the current
 * picture; with dates: every Done execution dated within them, both inclusive.
 */
export const viewScope = z.strictObject({
  customerId: identifier,
  queryGroupId: identifier.optional(),
  platform: aiPlatform.optional(),
  from: day.optional(),
  to: day.optional(),
});
export type ViewScope = z.output<typeof viewScope>;
