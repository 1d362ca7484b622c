/** Whether tests run at full size, as `npm run test:long` has them. */
const isFullSize = process.env['TEST_SIZE'] === 'full';

/** The size of a test: small in `npm test`, full in `npm run test:long`, which runs every file that calls this. */
export const size = <Value>(small: Value, full: Value): Value => (isFullSize ? full : small);

/** The share of the full size, for a gate that has minutes: `TEST_SHARE=0.1` kills five times where fifty is whole. */
export const fullShare = Number(process.env['TEST_SHARE'] ?? 1);

/** As {@link size}, but small as well while only a share of the full size is asked: for what cannot be shared. */
export const wholeSize = <Value>(small: Value, full: Value): Value => (isFullSize && fullShare === 1 ? full : small);

/** How often each operation is killed at full size. */
export const fullKills = Math.max(2, Math.round(50 * fullShare));
