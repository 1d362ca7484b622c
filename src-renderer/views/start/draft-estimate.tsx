import { platformLabel } from '#shared/domain/platforms.ts';
import { useOperation } from '../../api/hooks.ts';
import { aboutSum } from '../../format/money.ts';
import { plural } from '../../format/numbers.ts';
import type { Draft } from './draft.ts';
import { expectedCost } from './expected-cost.ts';

/** The expected cost of the group before it is created; empty if the prices cannot be loaded. */
export function DraftEstimate({ draft }: { draft: Draft }) {
  const providers = useOperation('list-providers', {});
  if (providers.data === undefined) return null;
  const cost = expectedCost(draft, providers.data);
  if (cost.queries === 0) return null;
  return (
    <div className="draft-estimate num" role="status">
      <p>
        {plural(cost.queries, 'query', 'queries')} on {plural(draft.platforms.length, 'platform')} · per scan:{' '}
        <b>{aboutSum(cost.scanUsd, cost.unknown.length === 0)}</b> · weekly scans:{' '}
        <b>{aboutSum(cost.monthUsd, cost.unknown.length === 0)} a month</b>
      </p>
      {cost.unknown.length > 0 && (
        <p className="small dim">Excludes {cost.unknown.map(platformLabel).join(' and ')}: price unknown.</p>
      )}
      {cost.missing.map(({ platform, why }) => (
        <p key={platform} className="small warn">
          {platformLabel(platform)} scans will wait: {why}
        </p>
      ))}
    </div>
  );
}
