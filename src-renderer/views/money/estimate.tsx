import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useOperation } from '../../api/hooks.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { NotSetUp } from '../../components/not-set-up.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { aboutDollars, aboutSum, priceUnknown } from '../../format/money.ts';
import { formatCount, formatDollars, plural } from '../../format/numbers.ts';
import './money.css';

type Estimate = OutputOf<'estimate-scan'>;

/** Warnings about an estimate: unknown prices, scans that exceed the cap. */
function estimateWarnings(estimate: Estimate): string[] {
  const warnings: string[] = [];
  const unknown = estimate.platforms.filter((row) => row.expectedUsd === null);
  if (unknown.length > 0)
    warnings.push(
      `Not included, because the price is unknown: ${unknown.map((row) => platformLabel(row.platform)).join(', ')}. Set it in the settings; under a cap nothing is asked without one.`,
    );
  if (estimate.leftUsd !== null && estimate.expectedUsd > estimate.leftUsd)
    warnings.push(`Only ${formatDollars(estimate.leftUsd)} of this month’s cap is left: queries beyond it will wait.`);
  return warnings;
}

/** The expected cost of a scan on one platform or all, for a menu item. */
export function EstimateBrief({ queryGroupId, platform }: { queryGroupId: number; platform?: string }) {
  const estimate = useOperation('estimate-scan', { queryGroupId });
  if (estimate.data === undefined) return null;
  if (platform === undefined)
    return <span className="small dim num">{aboutSum(estimate.data.expectedUsd, estimate.data.complete)}</span>;
  const row = estimate.data.platforms.find((candidate) => candidate.platform === platform);
  if (row === undefined) return null;
  return row.missing === null ? (
    <span className="small dim num">{aboutDollars(row.expectedUsd)}</span>
  ) : (
    <span className="small warn">not set up</span>
  );
}

function EstimateTable({ estimate }: { estimate: Estimate }) {
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th>Platform</th>
          <th className="figure">Answers</th>
          <th className="figure">Expected</th>
          <th className="figure">Maximum</th>
        </tr>
      </thead>
      <tbody>
        {estimate.platforms.map((row) => (
          <tr key={row.platform}>
            <td>
              <PlatformMark platform={row.platform} short />
              {row.missing !== null && <NotSetUp platform={row.platform} why={row.missing} />}
            </td>
            <td className="figure">{formatCount(row.questions)}</td>
            <td className="figure">{aboutDollars(row.expectedUsd)}</td>
            <td className="figure dim">{row.highestUsd === null ? priceUnknown : formatDollars(row.highestUsd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The expected cost of a scan by platform, and per month if `perMonth`. */
export function EstimatePanel({
  request,
  perMonth = false,
}: {
  request: InputOf<'estimate-scan'>;
  perMonth?: boolean;
}) {
  const estimate = useOperation('estimate-scan', request, { keepPrevious: true });
  return (
    <div className="estimate">
      <Query of={estimate} what="the estimate" compact loading={<Lines count={3} />}>
        {(data) => (
          <>
            <EstimateTable estimate={data} />
            <p className="num" role="status">
              Per scan: <b>{aboutSum(data.expectedUsd, data.complete)}</b>
              {perMonth && data.scansPerMonth > 0 && (data.complete || data.expectedUsd > 0) && (
                <>
                  {' '}
                  · scheduled: <b>{aboutSum(data.expectedUsdPerMonth, data.complete)} a month</b> (
                  {plural(Math.round(data.scansPerMonth * 10) / 10, 'scan')})
                </>
              )}
              {data.leftUsd !== null && <>; {formatDollars(data.leftUsd)} of this month’s cap is left</>}.
            </p>
            {estimateWarnings(data).map((warning) => (
              <p key={warning} className="warn small">
                {warning}
              </p>
            ))}
          </>
        )}
      </Query>
    </div>
  );
}
