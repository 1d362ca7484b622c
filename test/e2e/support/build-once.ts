import { buildIfStale } from '../../../scripts/build-if-stale.mjs';

/** Builds before the first browser test, unless the build is newer than all its sources. */
export default function buildOnce(): void {
  const failure = buildIfStale({ node: process.execPath });
  if (failure !== null) throw new Error(`${failure}\nThe build failed.`);
}
