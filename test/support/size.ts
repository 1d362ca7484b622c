/** Whether tests run at full size, as `npm run test:long` has them. */
const isFullSize = process.env['TEST_SIZE'] === 'full';

/** The share of the full size, for a gate that has minutes: `TEST_SHARE=0.1` kills five times where fifty is whole. */
export const fullShare = Number(process.env['TEST_SHARE'] ?? 1);

/**
 * The size of a test: small in `npm test`, full in `npm run test:long`, which runs every file that calls this, and in between
 * while only a share of the full size is asked.
 */
export const size = <Value>(small: Value, full: Value, between: Value = full): Value =>
  isFullSize ? (fullShare === 1 ? full : between) : small;

/**
 * As {@link size}, but small as well while only a share of the full size is asked. A file that has no other sizes is left to
 * `npm test` then.
 */
export const wholeSize = <Value>(small: Value, full: Value): Value => size(small, full, small);

/** The size of a test that only `npm run test:long` has: `part` of the whole while only a share is asked. */
export const longSize = <Whole, Part>(whole: Whole, part: Part): Whole | Part => (fullShare === 1 ? whole : part);

/** How often each operation is killed at full size. */
export const fullKills = Math.max(2, Math.round(50 * fullShare));
