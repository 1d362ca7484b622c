import { SegmentedControl } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconMinus, IconMoodSmile, IconMoodSad, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { call } from '../../api/client.ts';
import { useOperation } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure, LoadingNote } from '../../components/states.tsx';
import { plural } from '../../format/numbers.ts';
import { NoModel, PortrayalSummary } from './portrayal-summary.tsx';
import { ReviewQueue, type ReviewAction } from './review-queue.tsx';
import { Sentence } from './sentence.tsx';
import { PortrayalMark } from './portrayal-mark.tsx';

type Portrayal = OutputOf<'list-portrayals'>['portrayals'][number];
type Word = Portrayal['portrayal'];

const drawn = 50;
/** Portrayals are reviewed over the whole history, whatever the filters of the measuring views. */
const wholeHistory = '2000-01-01';

const reviewWords: Readonly<Record<Portrayal['review'], string>> = {
  open: 'not reviewed',
  accepted: 'accepted by a person',
  corrected: 'corrected by a person',
  rejected: 'rejected by a person: counts nowhere',
};

const corrections: readonly { word: Word; key: string; icon: ReviewAction<Portrayal>['icon'] }[] = [
  { word: 'positive', key: '1', icon: IconMoodSmile },
  { word: 'neutral', key: '2', icon: IconMinus },
  { word: 'negative', key: '3', icon: IconMoodSad },
];

/** How sentences speak of the client, as a model read them: accepted, corrected or rejected one by one. */
export function Portrayals({ customerId }: { customerId: number }) {
  const client = useQueryClient();
  const [parameters, change] = useViewParameters();
  const shown = parameters.get('decided') === 'yes' ? 'decided' : 'open';
  const list = useOperation(
    'list-portrayals',
    {
      customerId,
      from: wholeHistory,
      ...(shown === 'open' ? { review: 'open' as const, limit: drawn } : { limit: 500 }),
    },
    { keepPrevious: true },
  );
  const decide = useMutation({
    mutationFn: (request: InputOf<'review-portrayal'>) => call('review-portrayal', request),
    onSettled: () => void client.invalidateQueries({ queryKey: ['list-portrayals'] }),
  });
  const review = (one: Portrayal, decision: InputOf<'review-portrayal'>['decision'], portrayal?: Word) =>
    decide.mutate({ portrayalId: one.portrayalId, decision, ...(portrayal === undefined ? {} : { portrayal }) });
  const actions: ReviewAction<Portrayal>[] = [
    {
      key: 'A',
      words: 'Accept',
      icon: IconCheck,
      applies: (one) => one.review !== 'accepted',
      run: (one) => review(one, 'accept'),
    },
    ...corrections.map(({ word, key, icon }) => ({
      key,
      words: `Is ${word}`,
      icon,
      applies: (one: Portrayal) => one.portrayal !== word && one.assessed !== word,
      run: (one: Portrayal) => review(one, 'correct', word),
    })),
    {
      key: 'R',
      words: 'Reject',
      icon: IconX,
      applies: (one) => one.review !== 'rejected',
      run: (one) => review(one, 'reject'),
    },
    ...(shown === 'decided'
      ? [{ key: 'U', words: 'Open again', icon: IconArrowBackUp, run: (one: Portrayal) => review(one, 'reopen') }]
      : []),
  ];
  const data = list.data;
  const items = data?.portrayals.filter((one) => shown === 'open' || one.review !== 'open') ?? [];
  const everRead = data !== undefined && Object.values(data.review).some((count) => count > 0);
  if (data === undefined)
    return list.isError ? (
      <Failure title="The portrayals could not be listed" error={list.error} retry={() => void list.refetch()} />
    ) : (
      <>
        <LoadingNote what="the portrayals" />
        <PanelSkeleton lines={3} />
        <PanelSkeleton lines={3} />
      </>
    );
  if (data.model === null && !everRead) return <NoModel naming={data.answersNaming} />;
  return (
    <>
      <PortrayalSummary customerId={customerId} from={wholeHistory} data={data} />
      <div className="review-bar">
        <SegmentedControl
          size="xs"
          aria-label="Which"
          value={shown}
          onChange={(value) => change({ decided: value === 'decided' ? 'yes' : null })}
          data={[
            { value: 'open', label: `To review ${data.review.open}` },
            { value: 'decided', label: 'Reviewed' },
          ]}
        />
      </div>
      {items.length === 0 ? (
        <Empty title={shown === 'open' ? 'Nothing to review' : 'Nothing was reviewed yet'}>
          {shown === 'open'
            ? 'Sentences that the model read appear here until a person accepts, corrects or rejects them.'
            : 'A person’s word is kept, and never asked for twice.'}
        </Empty>
      ) : (
        <ReviewQueue
          label="Sentences"
          items={items}
          itemKey={(one) => String(one.portrayalId)}
          itemLabel={(one) => `${one.portrayal}: ${one.sentence}`}
          actions={actions}
        >
          {(one) => (
            <>
              <Sentence customerId={customerId} one={one} marked={null}>
                <PortrayalMark word={one.portrayal} />
              </Sentence>
              <p className="small dim">
                {one.review === 'corrected' ? `Read as ${one.assessed} by ${one.model}` : `Read by ${one.model}`} ·{' '}
                {reviewWords[one.review]}
              </p>
            </>
          )}
        </ReviewQueue>
      )}
      {shown === 'open' && data.total > items.length && (
        <p className="small dim">
          {plural(data.total - items.length, 'more sentence follows', 'more sentences follow')} as these are reviewed.
        </p>
      )}
    </>
  );
}
