import { clearIfMarked } from '#main/store/clear-remains.ts';
import type { Store } from '#main/store/open.ts';
import { sealClosed, unsealIfChanged } from '#main/store/seal.ts';
import type { LookAtRest } from '#main/store/seal.ts';
import { markClosed } from './open-marker.ts';

/**
 * Closes the database of a workspace so that a process or power that ends in between leaves nothing that looks like damage:
 * first go the checksums that no longer hold, then the mark, then the log of changes; new checksums come last.
 */
export async function closeStore(parts: {
  readonly store: Store;
  readonly directory: string;
  readonly atRest: LookAtRest;
  /** Write checksums: not of the sample, which can be built again. */
  readonly seal: boolean;
  /** Take seconds for them, if the file is large. */
  readonly patient: boolean;
  readonly warn: (problem: string, error: unknown) => void;
}): Promise<void> {
  const { store, directory, atRest, seal, patient, warn } = parts;
  const file = store.db.name;
  atRest.hurry();
  const wrongAtRest = await atRest.problem.catch(() => null);
  // What was found must still be found at the next start.
  if (wrongAtRest === null) unsealIfChanged(file);
  markClosed(directory);
  store.close();
  await atRest.release();
  if (wrongAtRest === null)
    await clearIfMarked(file).catch((error: unknown) => warn('what erased rows left behind was not cleared', error));
  if (wrongAtRest !== null || !seal) return;
  await sealClosed(file, patient).catch((error: unknown) =>
    warn('the checksums of the workspace were not written', error),
  );
}
