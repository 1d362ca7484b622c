import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp, IconCopy } from '@tabler/icons-react';
import { useSearch } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { useOperation } from '../../api/hooks.ts';
import { navigate } from '../../app/hash-location.ts';
import { HitMark } from '../../components/hit-mark.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { AnswerCompanies, AnswerOrigin, AnswerSearches, AnswerSources } from './answer-facts.tsx';
import './answer.css';
import { AnswerText } from './answer-text.tsx';
import { HistoryStrip } from './history-strip.tsx';

type Answer = OutputOf<'get-answer'>;

/** The outcome of an answer, above its text. */
function AnswerHead({ answer }: { answer: Answer }) {
  return (
    <p className="side-line">
      <PlatformMark platform={answer.platform} />
      <span className="dim">{formatDay(answer.capturedAt.slice(0, 10))}</span>
      <HitMark hit={answer} />
      {answer.position !== null && (
        <span className="num">
          <T
            message="position <b>{position, number}</b>"
            values={{ position: answer.position, b: (inner) => <b>{inner}</b> }}
          />
        </span>
      )}
    </p>
  );
}

/** Two answers to the same query side by side, the older on the left. */
function Compared({ answer, other }: { answer: Answer; other: number }) {
  const second = useOperation('get-answer', { answerId: other });
  const first = (
    <article className="answer-column">
      <AnswerHead answer={answer} />
      <AnswerText answer={answer} />
    </article>
  );
  const older = second.data !== undefined && second.data.capturedAt < answer.capturedAt;
  return (
    <div className="answer-compared">
      {!older && first}
      <article className="answer-column">
        <Query compact of={second} what={t('the other answer')} loading={<Lines count={12} />}>
          {(data) => (
            <>
              <AnswerHead answer={data} />
              <AnswerText answer={data} />
            </>
          )}
        </Query>
      </article>
      {older && first}
    </div>
  );
}

/** The legend of the markings that occur. */
function MentionKey({ mentions }: { mentions: Answer['mentions'] }) {
  if (mentions.length === 0) return null;
  return (
    <p className="answer-key dim prose">
      {mentions.some(({ own, negated }) => own && !negated) && <mark className="hit-own">{t('own brand')}</mark>}
      {mentions.some(({ own, negated }) => !own && !negated) && <mark className="hit-other">{t('other company')}</mark>}
      {mentions.some(({ negated }) => negated) && <mark className="hit-negated">{t('not counted')}</mark>}
    </p>
  );
}

function Whole({ answer, compared }: { answer: Answer; compared: number | null }) {
  if (compared !== null) return <Compared answer={answer} other={compared} />;
  return (
    <div className="answer-columns">
      <article className="answer-column">
        <AnswerHead answer={answer} />
        <AnswerText answer={answer} />
        <MentionKey mentions={answer.mentions} />
      </article>
      <aside className="answer-facts" aria-label={t('About this answer')}>
        <AnswerCompanies answer={answer} />
        <AnswerSources answer={answer} />
        <AnswerSearches answer={answer} />
        <AnswerOrigin answer={answer} />
      </aside>
    </div>
  );
}

interface ListedAnswer {
  readonly answerId: number;
  readonly query: string;
}

/** Copy, and the previous and next answer of the list. */
function AnswerTools({
  data,
  before,
  after,
  go,
}: {
  data: Answer | undefined;
  before: ListedAnswer | undefined;
  after: ListedAnswer | undefined;
  go: (row: ListedAnswer | undefined) => void;
}) {
  return (
    <>
      {data !== undefined && (
        <CopyButton value={data.markdown}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? t('Copied') : t('Copy the answer as Markdown')}>
              <ActionIcon aria-label={t('Copy the answer as Markdown')} onClick={copy}>
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.6} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      )}
      <Tooltip label={t('Previous answer (k)')}>
        <ActionIcon aria-label={t('Previous answer')} disabled={before === undefined} onClick={() => go(before)}>
          <IconChevronUp size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('Next answer (j)')}>
        <ActionIcon aria-label={t('Next answer')} disabled={after === undefined} onClick={() => go(after)}>
          <IconChevronDown size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

/** The full answer as a side page with its own address. */
export function AnswerPage({
  answerId,
  customerId,
  rows,
}: {
  answerId: number;
  customerId: number;
  rows: readonly ListedAnswer[];
}) {
  const search = useSearch();
  const answer = useOperation('get-answer', { answerId }, { keepPrevious: true });
  const parameters = new URLSearchParams(search);
  const withText = parameters.get('with');
  const compared =
    withText !== null && /^\d+$/.test(withText) && Number(withText) !== answerId ? Number(withText) : null;
  const address = (id: number | null, other: number | null) => {
    const next = new URLSearchParams(search);
    if (other === null) next.delete('with');
    else next.set('with', String(other));
    return `/customers/${customerId}/answers${id === null ? '' : `/${id}`}${next.size === 0 ? '' : `?${next.toString()}`}`;
  };
  const at = rows.findIndex((row) => row.answerId === answerId);
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = at < 0 ? undefined : rows[at + 1];
  const data = answer.data;
  const go = (row: { answerId: number } | undefined) =>
    row !== undefined && navigate(address(row.answerId, null), { replace: true });
  return (
    <SidePage
      title={data?.query ?? rows[at]?.query ?? t('Answer')}
      size="min(74rem, 88vw)"
      close={() => navigate(address(null, null))}
      tools={<AnswerTools data={data} before={before} after={after} go={go} />}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement || event.metaKey || event.ctrlKey) return;
        if (event.key === 'j') go(after);
        if (event.key === 'k') go(before);
      }}
    >
      <Query of={answer} what={t('the answer')} loading={<Lines count={16} />}>
        {(shown) => (
          <>
            {shown.history.length > 1 && (
              <HistoryStrip
                history={shown.history}
                answerId={answerId}
                address={(id) => address(id, null)}
                compared={compared}
                compare={(other) => navigate(address(answerId, other), { replace: true })}
              />
            )}
            <Whole answer={shown} compared={compared} />
          </>
        )}
      </Query>
    </SidePage>
  );
}
