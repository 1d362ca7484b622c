import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { OutputOf } from '#shared/contract/index.ts';
import { canContinue } from '#main/import/begun-imports.ts';
import type { Store } from '#main/store/open.ts';
import { hasPendingDeletions } from '#main/store/deletions.ts';
import {
  listBegunImports,
  listUnfinishedExecutions,
  listUnfinishedReanalyses,
  type BegunImport,
} from '#main/store/unfinished.ts';

type Finding = OutputOf<'check-workspace'>['findings'][number];

const unfinished = (message: string): Finding => ({ kind: 'unfinished', message });
/** Below this much room, bytes, work is about to stop. */
const littleRoom = 32 * 1024 ** 2;

/** Work that was interrupted, or that still runs, each with what finishes it; and a disk that stops it. */
export function unfinishedWork(store: Store): Finding[] {
  const begun = listBegunImports(store);
  const executions = listUnfinishedExecutions(store);
  const importing = new Set(begun.map(({ customerId }) => customerId));
  const analysing = new Map(
    [
      ...executions.filter(
        ({ work, customerId }) => work === 'reanalysis' || (work === 'import' && !importing.has(customerId)),
      ),
      ...listUnfinishedReanalyses(store),
    ].map(({ customerId, customerName }) => [customerId, customerName]),
  );
  return [
    ...(hasPendingDeletions(store)
      ? [unfinished('a deletion was interrupted; the next start of `serve` or the desktop app finishes it')]
      : []),
    ...begun.map(describeImport),
    ...[...analysing].map(([id, name]) =>
      unfinished(
        `customer ${id}, ${name}: analysing the answers was interrupted; the next start finishes it, or: reanalyse --customer ${id}`,
      ),
    ),
    ...roomOnDisk(path.dirname(store.db.name)),
  ];
}

function describeImport(begun: BegunImport): Finding {
  const what = `customer ${begun.customerId}: the import of ${begun.name} into group ${begun.groupId} was interrupted`;
  return unfinished(
    canContinue(begun)
      ? `${what}; the next start continues it, or: import ${begun.order.file} --customer ${begun.customerId} --group ${begun.groupId}`
      : `${what}, and its file is gone or was changed; import it again: import FILE --customer ${begun.customerId} --group ${begun.groupId}`,
  );
}

function roomOnDisk(directory: string): Finding[] {
  try {
    const { bavail, bsize } = statfsSync(directory);
    const bytes = bavail * bsize;
    if (bytes >= littleRoom) return [];
    return [
      unfinished(
        `the disk that holds ${directory} is full (${Math.floor(bytes / 1024 ** 2)} MB left): scans wait and imports stop until there is room`,
      ),
    ];
  } catch {
    return [];
  }
}
