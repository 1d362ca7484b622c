import { formatDollars } from '../../format/numbers.ts';
import { aboutDollars, priceUnknown } from '../../format/money.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { capPosition, type CapPosition, type Position } from './cap-position.ts';
import './money.css';
import type { ReactNode } from 'react';
import type { RichParts } from '#shared/language/translate.ts';

const verdictClass = { 'no-cap': 'dim', fits: 'dim', tight: 'warn', exceeds: 'warn', reached: 'bad' } as const;

/** What a cap means for the rest of the month. */
function capSummary(cap: CapPosition, plannedUsd: number | null): string {
  const planned = {
    planned: plannedUsd === null ? 'unknown' : plannedUsd === 0 ? 'nothing' : 'some',
    cost: aboutDollars(plannedUsd),
  };
  switch (cap.verdict) {
    case 'no-cap':
      return t(
        '{planned, select, unknown {planned scans have no known price} nothing {nothing more planned} other {{cost} more planned}}; no cap',
        planned,
      );
    case 'fits':
      return t(
        '{planned, select, unknown {planned scans have no known price} nothing {nothing more planned} other {{cost} more planned}}, within the cap',
        planned,
      );
    case 'tight':
      return t(
        '{planned, select, unknown {planned scans have no known price} nothing {nothing more planned} other {{cost} more planned}}, just within the cap',
        planned,
      );
    case 'exceeds':
      return t('{cost} more planned; {over} of it will wait for next month or a higher cap', {
        cost: planned.cost,
        over: formatDollars(cap.overUsd),
      });
    case 'reached':
      return t('cap reached: scans wait');
  }
}

/** What was spent, and of which cap. */
function SpentOfCap({ position: { spentUsd, capUsd, unpricedRequests } }: { position: Position }) {
  const values = {
    b: (inner: RichParts<ReactNode>) => <b>{inner}</b>,
    spent: formatDollars(spentUsd),
  };
  const cap = formatDollars(capUsd);
  if (spentUsd === 0 && unpricedRequests > 0)
    return capUsd === null ? (
      <b>{priceUnknown}</b>
    ) : (
      <T message="<b>price unknown</b>, cap {cap}" values={{ b: values.b, cap }} />
    );
  return capUsd === null ? (
    <T message="<b>{spent}</b> spent" values={values} />
  ) : (
    <T message="<b>{spent}</b> spent of {cap}" values={{ ...values, cap }} />
  );
}

/** This month’s spend against its cap, as a bar and in words. */
export function Meter({
  name,
  position,
  plannedUsd,
  scaleUsd,
}: {
  name: string;
  position: Position;
  plannedUsd: number | null;
  /** Where the bar ends, see `scaleOf`. */
  scaleUsd: number;
}) {
  const cap = capPosition(position, plannedUsd ?? 0, scaleUsd);
  return (
    <div className="meter">
      {(cap.capShare !== null || (plannedUsd ?? 0) > 0) && (
        <div className="meter-bar" aria-hidden="true">
          <span
            className={
              cap.verdict === 'reached'
                ? 'meter-spent meter-full'
                : cap.verdict === 'no-cap'
                  ? 'meter-spent meter-open'
                  : 'meter-spent'
            }
            style={{ width: `${cap.spentShare}%` }}
          />
          <span className="meter-held" style={{ width: `${cap.heldShare}%` }} />
          <span className="meter-planned" style={{ width: `${cap.plannedShare}%` }} />
          {cap.capShare !== null && (
            <i className="meter-cap" style={{ insetInlineStart: `min(${cap.capShare}%, 100% - 2px)` }} />
          )}
        </div>
      )}
      <p className="small num">
        <span className="visually-hidden">{name}: </span>
        <SpentOfCap position={position} />
        {position.unpricedRequests > 0 && (
          <span className="warn">
            {' · '}
            {t('{count, plural, one {# request} other {# requests}} without a price', {
              count: position.unpricedRequests,
            })}
          </span>
        )}
        {cap.heldUsd > 0 && <> · {t('up to {cost} not yet billed', { cost: formatDollars(cap.heldUsd) })}</>}
        {' · '}
        <span className={verdictClass[cap.verdict]}>{capSummary(cap, plannedUsd)}</span>
      </p>
    </div>
  );
}
