/** Whether tests run at full size, as `npm run test:long` has them. */
const isFullSize = process.env['TEST_SIZE'] === 'full';

/** The size of a test: small in `npm test`, full in `npm run test:long`, which runs every file that calls this. */
export const size = <Value>(small: Value, full: Value): Value => (isFullSize ? full : small);

/** How often each operation is killed at full size; `TEST_KILLS` sets fewer, where there are minutes and not hours. */
export const fullKills = Number(process.env['TEST_KILLS'] ?? 50);
