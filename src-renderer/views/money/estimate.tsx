import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useOperation } from '../../api/hooks.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { NotSetUp } from '../../components/not-set-up.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { aboutDollars, aboutSum, priceUnknown } from '../../format/money.ts';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import './money.css';
import type { ReactNode } from 'react';
import type { RichParts } from '#shared/language/translate.ts';

type Estimate = OutputOf<'estimate-scan'>;

/** Warnings about an estimate: unknown prices, scans that exceed the cap. */
function estimateWarnings(estimate: Estimate): string[] {
  const warnings: string[] = [];
  const unknown = estimate.platforms.filter((row) => row.expectedUsd === null);
  if (unknown.length > 0)
    warnings.push(
      t(
        'Not included, because the price is unknown: {platforms}. Set it in the settings; under a cap nothing is asked without one.',
        { platforms: texts().list(unknown.map((row) => platformLabel(row.platform))) },
      ),
    );
  if (estimate.leftUsd !== null && estimate.expectedUsd > estimate.leftUsd)
    warnings.push(
      t('Only {left} of this month’s cap is left: queries beyond it will wait.', {
        left: formatDollars(estimate.leftUsd),
      }),
    );
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
    <span className="small warn">{t('not set up', {}, 'platform')}</span>
  );
}

function EstimateTable({ estimate }: { estimate: Estimate }) {
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th>{t('Platform')}</th>
          <th className="figure">{t('Answers')}</th>
          <th className="figure">{t('Expected', {}, 'cost')}</th>
          <th className="figure">{t('Maximum', {}, 'cost')}</th>
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

const bold = (inner: RichParts<ReactNode>) => <b>{inner}</b>;

/** The expected cost in a sentence: of a scan, of a month if wanted, and what is left of the cap. */
function EstimateSentence({ estimate, perMonth }: { estimate: Estimate; perMonth: boolean }) {
  const { expectedUsd, complete, scansPerMonth, expectedUsdPerMonth, leftUsd } = estimate;
  const scan = { b: bold, cost: aboutSum(expectedUsd, complete) };
  const left = formatDollars(leftUsd);
  if (!perMonth || scansPerMonth === 0 || (!complete && expectedUsd === 0))
    return leftUsd === null ? (
      <T message="Per scan: <b>{cost}</b>." values={scan} />
    ) : (
      <T message="Per scan: <b>{cost}</b>; {left} of this month’s cap is left." values={{ ...scan, left }} />
    );
  const month = {
    ...scan,
    monthly: aboutSum(expectedUsdPerMonth, complete),
    count: Math.round(scansPerMonth * 10) / 10,
  };
  return leftUsd === null ? (
    <T
      message="Per scan: <b>{cost}</b> · scheduled: <b>{monthly} a month</b> ({count, plural, one {# scan} other {# scans}})."
      values={month}
    />
  ) : (
    <T
      message="Per scan: <b>{cost}</b> · scheduled: <b>{monthly} a month</b> ({count, plural, one {# scan} other {# scans}}); {left} of this month’s cap is left."
      values={{ ...month, left }}
    />
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
      <Query of={estimate} what={t('the estimate')} compact loading={<Lines count={3} />}>
        {(data) => (
          <>
            <EstimateTable estimate={data} />
            <p className="num" role="status">
              <EstimateSentence estimate={data} perMonth={perMonth} />
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
