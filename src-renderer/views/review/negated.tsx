import { Button, SegmentedControl } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { given } from '../../api/scope.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure, LoadingNote } from '../../components/states.tsx';
import { plural } from '../../format/numbers.ts';
import { ruleWords } from '../answer/rule-words.ts';
import { ReviewQueue, type ReviewAction } from './review-queue.tsx';
import { Sentence } from './sentence.tsx';

type Mention = OutputOf<'list-negated-mentions'>['mentions'][number];
type Decision = Mention['decision'];

/** Drawn at once; deciding some brings the next. */
const drawn = 50;
const undoMs = 12_000;
const reads = new Set(['list-negated-mentions', 'get-overview', 'list-answers', 'get-answer', 'get-companies-stats']);

const decisionWords: Readonly<Record<Decision, string>> = {
  undecided: 'Not decided: does not count',
  counts: 'Decided: counts',
  stays_negated: 'Decided: does not count',
};

/** Decides about a place, with a notice that offers to take it back. */
function useDecideMention() {
  const client = useQueryClient();
  const decide = useCommand('decide-negated-mention');
  const refresh = () => void client.invalidateQueries({ predicate: ({ queryKey }) => reads.has(String(queryKey[0])) });
  return (mention: Mention, decision: Decision) => {
    const id = `mention-${mention.answerId}-${mention.start}`;
    decide.mutate(
      { answerId: mention.answerId, start: mention.start, decision },
      {
        onSuccess: (reply) =>
          notifications.show({
            id,
            autoClose: undoMs,
            closeButtonProps: { 'aria-label': 'Close' },
            message: (
              <span className="decision-note">
                <span>
                  <bdi>{mention.brand}</bdi> {reply.negated ? 'does not count there' : 'counts there'}
                  {mention.own &&
                    (reply.mentioned ? '; the answer names the client' : '; the answer does not name the client')}
                </span>
                {decision !== mention.decision && (
                  <Button
                    variant="subtle"
                    size="compact-xs"
                    onClick={() => {
                      notifications.hide(id);
                      decide.mutate(
                        { answerId: mention.answerId, start: mention.start, decision: mention.decision },
                        { onSettled: refresh },
                      );
                    }}
                  >
                    Undo
                  </Button>
                )}
              </span>
            ),
          }),
        onSettled: refresh,
      },
    );
  };
}

/** Places where an answer names a brand only to say that nothing is known of it: confirmed or overruled, one by one. */
export function NegatedMentions({ customerId }: { customerId: number }) {
  const [parameters, change] = useViewParameters();
  const shown = parameters.get('decided') === 'yes' ? 'decided' : 'open';
  const ofClient = parameters.get('names') === 'client';
  const brands = useOperation('list-brands', ofClient ? { customerId } : null);
  const own = brands.data?.find((one) => one.own)?.brandId ?? null;
  const asked = ofClient && own === null ? null : { customerId, limit: shown === 'open' ? drawn : 500 };
  const list = useOperation(
    'list-negated-mentions',
    asked === null
      ? null
      : {
          ...asked,
          ...given({ brandId: ofClient ? own : null, decision: shown === 'open' ? ('undecided' as const) : null }),
        },
    { keepPrevious: true },
  );
  const decide = useDecideMention();
  const mentions = list.data?.mentions.filter((one) => shown === 'open' || one.decision !== 'undecided') ?? [];
  const actions: ReviewAction<Mention>[] = [
    {
      key: 'N',
      words: 'Does not count',
      icon: IconX,
      applies: (one) => one.decision !== 'stays_negated',
      run: (one) => decide(one, 'stays_negated'),
    },
    {
      key: 'C',
      words: 'Counts',
      icon: IconCheck,
      applies: (one) => one.decision !== 'counts',
      run: (one) => decide(one, 'counts'),
    },
    ...(shown === 'decided'
      ? [{ key: 'U', words: 'Open again', icon: IconArrowBackUp, run: (one: Mention) => decide(one, 'undecided') }]
      : []),
  ];
  return (
    <>
      <div className="review-bar">
        <SegmentedControl
          size="xs"
          aria-label="Which"
          value={shown}
          onChange={(value) => change({ decided: value === 'decided' ? 'yes' : null })}
          data={[
            { value: 'open', label: 'To decide' },
            { value: 'decided', label: 'Decided' },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label="Whose names"
          value={ofClient ? 'client' : 'all'}
          onChange={(value) => change({ names: value === 'client' ? 'client' : null })}
          data={[
            { value: 'all', label: 'All companies' },
            { value: 'client', label: 'The client only' },
          ]}
        />
        <span className="small dim">
          “I found nothing about Acme” names Acme and says nothing of it: such a place does not count unless you say so.
        </span>
      </div>
      {list.isPending && (
        <>
          <LoadingNote what="the places to decide about" />
          <PanelSkeleton lines={3} />
          <PanelSkeleton lines={3} />
        </>
      )}
      {list.isError && list.data === undefined && (
        <Failure title="The places could not be listed" error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data !== undefined && mentions.length === 0 && (
        <Empty title={shown === 'open' ? 'Nothing to decide' : 'Nothing was decided yet'}>
          {shown === 'open'
            ? 'Places where an answer names a company only to say that nothing is known of it appear here.'
            : 'What you decide is kept here, through every later analysis, and can be opened again.'}
        </Empty>
      )}
      {mentions.length > 0 && (
        <ReviewQueue
          label="Places"
          items={mentions}
          itemKey={(one) => `${one.answerId}-${one.start}`}
          itemLabel={(one) => `${one.brand}: ${one.sentence}`}
          actions={actions}
        >
          {(one) => (
            <>
              <Sentence customerId={customerId} one={one} marked={one}>
                <span className="review-brand">
                  <CompanyDot brandId={one.brandId} own={one.own} />
                  <bdi>{one.brand}</bdi>
                  {one.own && <span className="own-word">own</span>}
                </span>
              </Sentence>
              <p className="small dim">
                {decisionWords[one.decision]} · found as {ruleWords(one.rule)}: “<bdi>{one.matched}</bdi>”
              </p>
            </>
          )}
        </ReviewQueue>
      )}
      {shown === 'open' && list.data !== undefined && list.data.total > mentions.length && (
        <p className="small dim">
          {plural(list.data.total - mentions.length, 'more place follows', 'more places follow')} as these are decided.
        </p>
      )}
    </>
  );
}
