import { SegmentedControl } from '@mantine/core';
import type { ViewProps } from '../../app/view-props.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { NegatedMentions } from './negated.tsx';
import { Portrayals } from './portrayals.tsx';
import './review.css';

/** What needs a person's judgement: places that may or may not count, and sentences a model read. */
export default function Review({ customerId }: ViewProps) {
  const [parameters, change] = useViewParameters();
  const shown = parameters.get('show') === 'portrayal' ? 'portrayal' : 'negated';
  return (
    <div className="page">
      <PageTitle title="Review" note="a person’s word is kept through every later analysis">
        <SegmentedControl
          size="xs"
          aria-label="Show"
          value={shown}
          onChange={(value) => change({ show: value === 'portrayal' ? value : null, decided: null })}
          data={[
            { value: 'negated', label: 'Does it count?' },
            { value: 'portrayal', label: 'Portrayal' },
          ]}
        />
      </PageTitle>
      {shown === 'negated' ? <NegatedMentions customerId={customerId} /> : <Portrayals customerId={customerId} />}
    </div>
  );
}
