import { Button } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useOperation } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { formatInstant } from '../../format/dates.ts';
import { formatBytes } from '../../format/numbers.ts';

type Copy = OutputOf<'get-upkeep'>['copies'][number];

const kindLabels: Readonly<Record<Copy['kind'], string>> = {
  automatic: 'daily copy',
  manual: 'backup',
  'before-restore': 'before a restore',
  'before-upgrade': 'before an upgrade',
};

const shownCopies = 12;

/** What is known to be wrong with the workspace. */
export function Notices() {
  const upkeep = useOperation('get-upkeep', {});
  return (
    <>
      {(upkeep.data?.notices ?? []).map((notice) => (
        <p key={notice} className="warn small" role="alert">
          {notice}
        </p>
      ))}
    </>
  );
}

/** The copies on this computer by date, each with a way to return to it. */
export function Copies({
  onRestore,
}: {
  readonly onRestore: (copy: { name: string; file: string; encrypted: boolean }) => void;
}) {
  const upkeep = useOperation('get-upkeep', {});
  const timeZone = useTimeZone();
  const copies = (upkeep.data?.copies ?? []).filter(({ whole }) => whole).slice(0, shownCopies);
  if (upkeep.data === undefined || copies.length === 0) return null;
  return (
    <ul className="upkeep-findings small" aria-label="Copies">
      {copies.map((copy) => {
        const made = formatInstant(copy.madeAt, timeZone);
        return (
          <li key={copy.file} title={copy.file}>
            {made}{' '}
            <span className="dim">{`${kindLabels[copy.kind]}, ${formatBytes(copy.bytes)}${copy.encrypted ? ', encrypted' : ''}`}</span>{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Restore the copy of ${made}`}
              onClick={() => onRestore({ name: `the copy of ${made}`, file: copy.file, encrypted: copy.encrypted })}
            >
              Restore
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
