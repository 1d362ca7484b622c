import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';

/** The three most useful recommendations, each a click from its evidence. */
export function NextSteps({
  recommendations,
  customerId,
  filters,
}: {
  recommendations: OutputOf<'get-overview'>['recommendations'];
  customerId: number;
  filters: Filters;
}) {
  return (
    <Panel
      title="What to do next"
      actions={
        <Link className="accent-link small" href={viewAddress(customerId, 'recommendations', filters)}>
          All recommendations
        </Link>
      }
    >
      {recommendations.length === 0 ? (
        <Empty compact title="No recommendations yet">
          They are worked out every week from ChatGPT answers and the sources they cite.
        </Empty>
      ) : (
        <ul className="steps">
          {recommendations.map((one) => (
            <li key={one.id}>
              <Link
                className="step text-link"
                href={viewAddress(customerId, 'recommendations', filters, { open: one.id })}
              >
                <span className="step-title" dir="auto">
                  {one.title}
                </span>
                <span className="step-why dim small" dir="auto">
                  {one.why_important}
                </span>
                <span className="step-channel small">
                  {one.platform} <span className="dim">· {one.status}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
