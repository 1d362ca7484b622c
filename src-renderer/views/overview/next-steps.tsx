import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationChannel, recommendationReason, recommendationTitle } from '#shared/wording/recommendations.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { t, texts } from '../../language/current.ts';
import { stateWords } from '../recommendations/evidence-labels.ts';

/** The three most useful recommendations; each links to its evidence. */
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
      title={t('What to do next')}
      actions={
        <Link className="accent-link small" href={viewAddress(customerId, 'recommendations', filters)}>
          {t('All recommendations')}
        </Link>
      }
    >
      {recommendations.length === 0 ? (
        <Empty compact title={t('No recommendations yet')}>
          {t('Recommendations are updated weekly from ChatGPT answers and the sources they cite.')}
        </Empty>
      ) : (
        <ul className="steps">
          {recommendations.map((recommendation) => (
            <li key={recommendation.id}>
              <Link
                className="step text-link"
                href={viewAddress(customerId, 'recommendations', filters, { open: recommendation.id })}
              >
                <span className="step-title" dir="auto">
                  {recommendationTitle(recommendation.title, texts())}
                </span>
                <span className="step-why dim small" dir="auto">
                  {recommendationReason(recommendation.why_important, texts())}
                </span>
                <span className="step-channel small">
                  {recommendationChannel(recommendation.platform, texts())}{' '}
                  <span className="dim">· {t.marked(stateWords[recommendation.status])}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
