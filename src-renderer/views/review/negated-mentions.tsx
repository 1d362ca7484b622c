import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { call } from '../../api/client.ts';
import { useOperation } from '../../api/hooks.ts';
import { given } from '../../api/scope.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Query } from '../../components/query.tsx';
import { ReviewKeys, ReviewQueue, type ReviewAction } from '../../components/review-queue.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { useUndoable } from '../../components/use-undoable.tsx';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { ruleWords } from '../answer/rule-words.ts';
import { Sentence } from './sentence.tsx';

type Mention = OutputOf<'list-negated-mentions'>['mentions'][number];
type Decision = Mention['decision'];

/** Mentions shown at once; further ones follow as these are decided. */
const maximumItems = 50;

const decisionLabels: Readonly<Record<Decision, string>> = {
  undecided: t('Undecided: not counted'),
  counts: t('Counted'),
  stays_negated: t('Not counted'),
};

/** Decides about mentions, each time with a notice that offers to undo it. */
function useDecideMention(): (mention: Mention, decision: Decision) => void {
  const send = ({ answerId, start }: Mention, decision: Decision) =>
    call('decide-negated-mention', { answerId, start, decision });
  const { mutate } = useUndoable({
    carryOut: ({ mention, decision }: { mention: Mention; decision: Decision }) => send(mention, decision),
    undo: ({ mention, decision }) => (decision === mention.decision ? null : () => send(mention, mention.decision)),
    words: ({ mention }, reply) => (
      <T
        message="<company>{name}</company> {counted, select, yes {is counted here} other {is not counted here}}{client, select, named {; the answer names the client} unnamed {; the answer does not name the client} other {}}"
        values={{
          name: mention.brand,
          counted: reply.negated ? 'no' : 'yes',
          client: mention.own ? (reply.mentioned ? 'named' : 'unnamed') : 'other',
          company: (inner) => <bdi>{inner}</bdi>,
        }}
      />
    ),
    subject: ({ mention }) => `mention-${mention.answerId}-${mention.start}`,
  });
  return (mention, decision) => mutate({ mention, decision });
}

function MentionQueue({
  customerId,
  mentions,
  show,
  total,
  actions,
}: {
  customerId: number;
  mentions: readonly Mention[];
  show: 'open' | 'decided';
  total: number;
  actions: readonly ReviewAction<Mention>[];
}) {
  if (mentions.length === 0)
    return (
      <Empty title={show === 'open' ? t('Nothing to decide') : t('No decisions yet')}>
        {show === 'open'
          ? t('Mentions in which an answer only says that it knows nothing about a company appear here.')
          : t('Your decisions are listed here. They are kept when answers are re-analysed, and you can reopen them.')}
      </Empty>
    );
  return (
    <>
      <ReviewKeys actions={actions} />
      <ReviewQueue
        label={t('Mentions')}
        items={mentions}
        itemKey={(mention) => `${mention.answerId}-${mention.start}`}
        itemLabel={(mention) => `${mention.brand}: ${mention.sentence}`}
        actions={actions}
      >
        {(mention) => (
          <>
            <Sentence customerId={customerId} evidence={mention} marked={mention}>
              <span className="review-brand">
                <CompanyDot brandId={mention.brandId} own={mention.own} />
                <bdi>{mention.brand}</bdi>
                {mention.own && <span className="own-word">{t('own')}</span>}
              </span>
            </Sentence>
            <p className="small dim">
              {decisionLabels[mention.decision]} ·{' '}
              <T
                message="matched as {rule}: “<found>{text}</found>”"
                values={{ rule: ruleWords(mention.rule), text: mention.matched, found: (inner) => <bdi>{inner}</bdi> }}
              />
            </p>
          </>
        )}
      </ReviewQueue>
      {show === 'open' && total > mentions.length && (
        <p className="small dim">
          {t(
            '{count, plural, one {# more mention follows as you decide.} other {# more mentions follow as you decide.}}',
            { count: total - mentions.length },
          )}
        </p>
      )}
    </>
  );
}

const skeleton = (
  <>
    <PanelSkeleton lines={3} />
    <PanelSkeleton lines={3} />
  </>
);

/** Mentions in which an answer names a brand only to say that it knows nothing about it, decided one by one. */
export function NegatedMentions({ customerId }: { customerId: number }) {
  const [parameters, change] = useViewParameters();
  const show = parameters.get('decided') === 'yes' ? 'decided' : 'open';
  const clientOnly = parameters.get('names') === 'client';
  const brands = useOperation('list-brands', clientOnly ? { customerId } : null);
  const clientBrandId = brands.data?.find((brand) => brand.own)?.brandId ?? null;
  const scope =
    clientOnly && clientBrandId === null ? null : { customerId, limit: show === 'open' ? maximumItems : 500 };
  const list = useOperation(
    'list-negated-mentions',
    scope === null
      ? null
      : {
          ...scope,
          ...given({
            brandId: clientOnly ? clientBrandId : null,
            decision: show === 'open' ? ('undecided' as const) : null,
          }),
        },
    { keepPrevious: true },
  );
  const decide = useDecideMention();
  const actions: ReviewAction<Mention>[] = [
    {
      key: 'N',
      words: t('Don’t count'),
      icon: IconX,
      applies: (mention) => mention.decision !== 'stays_negated',
      run: (mention) => decide(mention, 'stays_negated'),
    },
    {
      key: 'C',
      words: t('Count', {}, 'verb'),
      icon: IconCheck,
      applies: (mention) => mention.decision !== 'counts',
      run: (mention) => decide(mention, 'counts'),
    },
    ...(show === 'decided'
      ? [
          {
            key: 'U',
            words: t('Reopen'),
            icon: IconArrowBackUp,
            run: (mention: Mention) => decide(mention, 'undecided'),
          },
        ]
      : []),
  ];
  return (
    <>
      <div className="review-bar">
        <Segments
          size="xs"
          aria-label={t('Decisions')}
          value={show}
          onChange={(value) => change({ decided: value === 'decided' ? 'yes' : null })}
          data={[
            { value: 'open', label: t('To decide') },
            { value: 'decided', label: t('Decided') },
          ]}
        />
        <Segments
          size="xs"
          aria-label={t('Companies')}
          value={clientOnly ? 'client' : 'all'}
          onChange={(value) => change({ names: value === 'client' ? 'client' : null })}
          data={[
            { value: 'all', label: t('All companies') },
            { value: 'client', label: t('Client only') },
          ]}
        />
        <span className="small dim">
          {t(
            '“I found nothing about Acme” names Acme but says nothing about it: such mentions are not counted unless you mark them.',
          )}
        </span>
      </div>
      {clientOnly && clientBrandId === null ? (
        <Query of={brands} what={t('the client’s names')} loading={skeleton}>
          {() => skeleton}
        </Query>
      ) : (
        <Query of={list} what={t('the mentions')} loading={skeleton}>
          {({ mentions, total }) => (
            <MentionQueue
              customerId={customerId}
              mentions={mentions.filter(({ decision }) => show === 'open' || decision !== 'undecided')}
              show={show}
              total={total}
              actions={actions}
            />
          )}
        </Query>
      )}
    </>
  );
}
