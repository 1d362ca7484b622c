import { formatDollars, plural } from '../../format/numbers.ts';
import { aboutDollars, priceUnknown } from '../../format/money.ts';
import { capPosition, type CapPosition, type Position } from './cap-position.ts';
import './money.css';

const verdictClass = { 'no-cap': 'dim', fits: 'dim', tight: 'warn', exceeds: 'warn', reached: 'bad' } as const;

/** What a cap means for the rest of the month. */
function capSummary(cap: CapPosition, plannedUsd: number | null): string {
  const planned =
    plannedUsd === null
      ? 'planned scans have no known price'
      : plannedUsd === 0
        ? 'nothing more planned'
        : `${aboutDollars(plannedUsd)} more planned`;
  switch (cap.verdict) {
    case 'no-cap':
      return `${planned}; no cap`;
    case 'fits':
      return `${planned}, within the cap`;
    case 'tight':
      return `${planned}, just within the cap`;
    case 'exceeds':
      return `${planned}; ${formatDollars(cap.overUsd)} of it will wait for next month or a higher cap`;
    case 'reached':
      return 'cap reached: scans wait';
  }
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
  const isUnknown = position.spentUsd === 0 && position.unpricedRequests > 0;
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
        <b>{isUnknown ? priceUnknown : formatDollars(position.spentUsd)}</b>
        {!isUnknown && ' spent'}
        {position.capUsd !== null &&
          (isUnknown ? `, cap ${formatDollars(position.capUsd)}` : ` of ${formatDollars(position.capUsd)}`)}
        {position.unpricedRequests > 0 && (
          <span className="warn"> · {plural(position.unpricedRequests, 'request')} without a price</span>
        )}
        {cap.heldUsd > 0 && <> · up to {formatDollars(cap.heldUsd)} not yet billed</>}
        {' · '}
        <span className={verdictClass[cap.verdict]}>{capSummary(cap, plannedUsd)}</span>
      </p>
    </div>
  );
}
