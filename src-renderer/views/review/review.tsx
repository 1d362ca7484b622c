import type { ViewProps } from '../../app/view-props.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { t } from '../../language/current.ts';
import { NegatedMentions } from './negated-mentions.tsx';
import { Portrayals } from './portrayals.tsx';
import './review.css';

/** What needs a person’s judgement: mentions that may not count, and portrayals judged by an AI model. */
export default function Review({ customerId }: ViewProps) {
  const [parameters, change] = useViewParameters();
  const show = parameters.get('show') === 'portrayal' ? 'portrayal' : 'negated';
  return (
    <div className="page">
      <PageTitle title={t('Review')} note={t('your decisions are kept when answers are re-analysed')}>
        <Segments
          size="xs"
          aria-label={t('Show')}
          value={show}
          onChange={(value) => change({ show: value === 'portrayal' ? value : null, decided: null })}
          data={[
            { value: 'negated', label: t('Mentions') },
            { value: 'portrayal', label: t('Portrayal') },
          ]}
        />
      </PageTitle>
      {show === 'negated' ? <NegatedMentions customerId={customerId} /> : <Portrayals customerId={customerId} />}
    </div>
  );
}
