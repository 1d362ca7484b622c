import { EstimatePanel } from '../money/estimate.tsx';
import type { Draft } from './draft.ts';
import { queryBounds, readTypedQueries } from './typed-queries.ts';

/** The expected cost of the group before it is created: the same estimate as of an existing one. */
export function DraftEstimate({ draft }: { draft: Draft }) {
  const { queries } = readTypedQueries(draft.queries);
  if (queries.length === 0 || draft.platforms?.length === 0) return null;
  return (
    <div className="draft-estimate">
      <EstimatePanel
        perMonth
        request={{
          queries: Math.min(queryBounds.maximum, queries.length),
          ...(draft.platforms === null ? {} : { platforms: [...draft.platforms] }),
        }}
      />
    </div>
  );
}
