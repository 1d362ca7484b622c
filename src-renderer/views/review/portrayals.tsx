import { IconArrowBackUp, IconCheck, IconMinus, IconMoodSmile, IconMoodSad, IconX } from '@tabler/icons-react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { Query } from '../../components/query.tsx';
import { ReviewKeys, ReviewQueue, type ReviewAction } from '../../components/review-queue.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { portrayalWords } from './portrayal-words.ts';
import { NoModel, PortrayalMark, PortrayalSummary } from './portrayal-summary.tsx';
import { Sentence } from './sentence.tsx';

type Portrayals = OutputOf<'list-portrayals'>;
type Portrayal = Portrayals['portrayals'][number];
type Value = Portrayal['portrayal'];

/** Sentences shown at once; further ones follow as these are reviewed. */
const maximumItems = 50;
/** Portrayals are reviewed for all dates, whatever period the other views use. */
const wholeHistory = '2000-01-01';

const reviewLabels: Readonly<Record<Portrayal['review'], string>> = {
  open: t('not reviewed'),
  accepted: t('accepted'),
  corrected: t('corrected'),
  rejected: t('rejected: not counted'),
};

const corrections: readonly { portrayal: Value; words: string; key: string; icon: ReviewAction<Portrayal>['icon'] }[] =
  [
    { portrayal: 'positive', words: t('Mark positive'), key: '1', icon: IconMoodSmile },
    { portrayal: 'neutral', words: t('Mark neutral'), key: '2', icon: IconMinus },
    { portrayal: 'negative', words: t('Mark negative'), key: '3', icon: IconMoodSad },
  ];

/** The ways to decide about a portrayal; reopening only among the decided ones. */
function useReviewActions(show: 'open' | 'decided'): readonly ReviewAction<Portrayal>[] {
  const decide = useCommand('review-portrayal');
  const review = (item: Portrayal, decision: InputOf<'review-portrayal'>['decision'], portrayal?: Value) =>
    decide.mutate({ portrayalId: item.portrayalId, decision, ...(portrayal === undefined ? {} : { portrayal }) });
  return [
    {
      key: 'A',
      words: t('Accept'),
      icon: IconCheck,
      applies: (item) => item.review !== 'accepted',
      run: (item) => review(item, 'accept'),
    },
    ...corrections.map(({ portrayal, words, key, icon }) => ({
      key,
      words,
      icon,
      applies: (item: Portrayal) => item.portrayal !== portrayal && item.assessed !== portrayal,
      run: (item: Portrayal) => review(item, 'correct', portrayal),
    })),
    {
      key: 'R',
      words: t('Reject'),
      icon: IconX,
      applies: (item) => item.review !== 'rejected',
      run: (item) => review(item, 'reject'),
    },
    ...(show === 'decided'
      ? [{ key: 'U', words: t('Reopen'), icon: IconArrowBackUp, run: (item: Portrayal) => review(item, 'reopen') }]
      : []),
  ];
}

function PortrayalQueue({
  customerId,
  data,
  show,
}: {
  customerId: number;
  data: Portrayals;
  show: 'open' | 'decided';
}) {
  const actions = useReviewActions(show);
  const items = data.portrayals.filter((item) => show === 'open' || item.review !== 'open');
  if (items.length === 0)
    return (
      <Empty title={show === 'open' ? t('Nothing to review') : t('Nothing reviewed yet')}>
        {show === 'open'
          ? t('Sentences judged by the model appear here until you accept, correct or reject them.')
          : t('Your decisions are kept when answers are re-analysed.')}
      </Empty>
    );
  return (
    <>
      <ReviewKeys actions={actions} />
      <ReviewQueue
        label={t('Sentences')}
        items={items}
        itemKey={(item) => String(item.portrayalId)}
        itemLabel={(item) => `${t.marked(portrayalWords[item.portrayal])}: ${item.sentence}`}
        actions={actions}
      >
        {(item) => (
          <>
            <Sentence customerId={customerId} evidence={item} marked={null}>
              <PortrayalMark portrayal={item.portrayal} />
            </Sentence>
            <p className="small dim">
              {item.review === 'corrected'
                ? t('Judged {portrayal, select, positive {positive} neutral {neutral} other {negative}} by {model}', {
                    portrayal: item.assessed,
                    model: item.model,
                  })
                : t('Judged by {model}', { model: item.model })}{' '}
              · {reviewLabels[item.review]}
            </p>
          </>
        )}
      </ReviewQueue>
      {show === 'open' && data.total > items.length && (
        <p className="small dim">
          {t(
            '{count, plural, one {# more sentence follows as you review.} other {# more sentences follow as you review.}}',
            { count: data.total - items.length },
          )}
        </p>
      )}
    </>
  );
}

/** How sentences portray the client in the judgement of an AI model: accepted, corrected or rejected one by one. */
export function Portrayals({ customerId }: { customerId: number }) {
  const [parameters, change] = useViewParameters();
  const show = parameters.get('decided') === 'yes' ? 'decided' : 'open';
  const portrayals = useOperation(
    'list-portrayals',
    {
      customerId,
      from: wholeHistory,
      ...(show === 'open' ? { review: 'open' as const, limit: maximumItems } : { limit: 500 }),
    },
    { keepPrevious: true },
  );
  return (
    <Query
      of={portrayals}
      what={t('the portrayals')}
      loading={
        <>
          <PanelSkeleton lines={3} />
          <PanelSkeleton lines={3} />
        </>
      }
      isEmpty={({ model, review }) => model === null && Object.values(review).every((count) => count === 0)}
      empty={<NoModel naming={portrayals.data?.answersNaming ?? 0} />}
    >
      {(data) => (
        <>
          <PortrayalSummary customerId={customerId} from={wholeHistory} data={data} />
          <div className="review-bar">
            <Segments
              size="xs"
              aria-label={t('Review state')}
              value={show}
              onChange={(value) => change({ decided: value === 'decided' ? 'yes' : null })}
              data={[
                { value: 'open', label: t('To review ({count, number})', { count: data.review.open }) },
                { value: 'decided', label: t('Reviewed') },
              ]}
            />
          </div>
          <PortrayalQueue customerId={customerId} data={data} show={show} />
        </>
      )}
    </Query>
  );
}
