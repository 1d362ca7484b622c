import { Button } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { useOperation } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { formatInstant } from '../../format/dates.ts';
import { formatBytes } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import type { BackupChoice } from './restore-dialog.tsx';

type Copy = OutputOf<'get-upkeep'>['copies'][number];

/** What a copy is, how large, and whether it is encrypted. */
const copyWords: Readonly<Record<Copy['kind'], MarkedText>> = {
  automatic: mark('daily copy, {size}{encrypted, select, yes {, encrypted} other {}}'),
  manual: mark('backup, {size}{encrypted, select, yes {, encrypted} other {}}'),
  'before-restore': mark('before a restore, {size}{encrypted, select, yes {, encrypted} other {}}'),
  'before-upgrade': mark('before an upgrade, {size}{encrypted, select, yes {, encrypted} other {}}'),
};

const shownCopies = 12;

/** What is known to be wrong with the workspace. */
export function Notices() {
  const upkeep = useOperation('get-upkeep', {});
  return (
    <>
      {(upkeep.data?.notices ?? []).map(serviceText).map((notice) => (
        <p key={notice} className="warn small" role="alert">
          {notice}
        </p>
      ))}
    </>
  );
}

/** The copies on this computer by date, each with a way to return to it. */
export function Copies({ onRestore }: { readonly onRestore: (copy: BackupChoice) => void }) {
  const upkeep = useOperation('get-upkeep', {});
  const timeZone = useTimeZone();
  const copies = (upkeep.data?.copies ?? []).filter(({ whole }) => whole).slice(0, shownCopies);
  if (upkeep.data === undefined || copies.length === 0) return null;
  return (
    <ul className="upkeep-findings small" aria-label={t('Copies')}>
      {copies.map((copy) => {
        const made = formatInstant(copy.madeAt, timeZone);
        return (
          <li key={copy.file} title={copy.file}>
            {made}{' '}
            <span className="dim">
              {t.marked(copyWords[copy.kind], {
                size: formatBytes(copy.bytes),
                encrypted: copy.encrypted ? 'yes' : 'no',
              })}
            </span>{' '}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t('Restore the copy of {instant}', { instant: made })}
              onClick={() =>
                onRestore({
                  name: made,
                  isCopy: true,
                  file: copy.file,
                  encrypted: copy.encrypted,
                })
              }
            >
              {t('Restore')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
