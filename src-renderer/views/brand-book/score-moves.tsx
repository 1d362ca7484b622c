import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { SaveTable } from '../../components/save-table.tsx';
import type { TableData } from '../../format/table-data.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { formatPoints, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { historyText } from '../../wording/service.ts';

export type Reanalysis = OutputOf<'list-reanalyses'>[number];

/** The change of score of one query group on one platform in a re-analysis. */
interface ScoreMove {
  readonly queryGroupName: string;
  readonly platform: string;
  readonly scans: number;
  /** Means over its changed scans, percent. */
  readonly before: number;
  readonly after: number;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Groups the changed scans by query group and platform, largest change first. */
export function scoreMoves(changes: Reanalysis['changes']): ScoreMove[] {
  return [...Map.groupBy(changes, (change) => JSON.stringify([change.queryGroupName, change.platform])).values()]
    .map((group) => ({
      queryGroupName: group[0]?.queryGroupName ?? '',
      platform: group[0]?.platform ?? '',
      scans: group.length,
      before: mean(group.map((change) => change.scoreBefore)),
      after: mean(group.map((change) => change.scoreAfter)),
    }))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** Every scan whose score changed, for the CSV file. */
const scansTable = (reanalysis: Reanalysis): TableData => ({
  name: t('scores before and after {decision}', { decision: historyText(reanalysis.reason) }),
  header: [mark('Query group'), mark('Platform'), mark('Date'), mark('Score before'), mark('Score after')],
  rows: reanalysis.changes.map((change) => [
    change.queryGroupName,
    platformLabel(change.platform),
    change.date,
    change.scoreBefore,
    change.scoreAfter,
  ]),
});

/** Rows shown before "View all". */
const initialRows = 6;

/** The scores before and after a re-analysis, by query group and platform. */
export function ScoreMoves({ reanalysis }: { reanalysis: Reanalysis }) {
  const [all, setAll] = useState(false);
  const moves = scoreMoves(reanalysis.changes);
  if (moves.length === 0) return <p className="small dim">{t('No score changed.')}</p>;
  return (
    <>
      <Scrolls label={t('Scores before and after')}>
        <table className="plain-table">
          <thead>
            <tr>
              <th>{t('Query group')}</th>
              <th>{t('Platform')}</th>
              <th className="figure">{t('Scans changed')}</th>
              <th className="figure">{t('Score before')}</th>
              <th className="figure">{t('Score after')}</th>
              <th className="figure">{t('Difference')}</th>
            </tr>
          </thead>
          <tbody>
            {moves.slice(0, all ? undefined : initialRows).map((move) => (
              <tr key={`${move.queryGroupName}-${move.platform}`}>
                <td>
                  <bdi>{move.queryGroupName}</bdi>
                </td>
                <td>
                  <PlatformMark platform={move.platform} short />
                </td>
                <td className="figure">{move.scans}</td>
                <td className="figure">{formatScore(move.before)}</td>
                <td className="figure">{formatScore(move.after)}</td>
                <td className="figure">{formatPoints(move.after - move.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <p className="small dim moves-note">
        {moves.length > initialRows && !all && (
          <UnstyledButton className="accent-link small" onClick={() => setAll(true)}>
            {t('View all {count, number}', { count: moves.length })}
          </UnstyledButton>
        )}
        <span>
          {t(
            'Means of the scans that changed. The same answers were analysed again, so the difference has no sampling noise.',
          )}
        </span>
        <SaveTable table={scansTable(reanalysis)} />
      </p>
    </>
  );
}
