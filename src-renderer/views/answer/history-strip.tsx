import { Select, Tooltip } from '@mantine/core';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { hitWords } from '../../components/hit-mark.tsx';
import { formatDay } from '../../format/dates.ts';

type History = OutputOf<'get-answer'>['history'];

const cellClass = (one: History[number]) =>
  one.outcome !== 'answered'
    ? 'strip-cell strip-cell-none'
    : one.mentioned
      ? 'strip-cell strip-cell-yes'
      : 'strip-cell strip-cell-no';

/** The same query's answers over time, oldest first: full where the client is named, hollow where not, a dash where there is none. */
export function HistoryStrip({
  history,
  answerId,
  address,
  compared,
  compare,
}: {
  history: History;
  answerId: number;
  address: (answerId: number) => string;
  compared: number | null;
  compare: (answerId: number | null) => void;
}) {
  const answered = history.filter((one) => one.outcome === 'answered');
  const named = answered.filter((one) => one.mentioned).length;
  const others = history.filter((one) => one.answerId !== answerId);
  return (
    <section className="history" aria-label="This query over time">
      <p className="history-words small dim">
        <span className="num">
          Named in {named} of {answered.length}
        </span>{' '}
        answers to this query
      </p>
      <ol className="history-cells">
        {history.toReversed().map((one) => (
          <li key={one.answerId}>
            <Tooltip label={`${formatDay(one.date)}: ${hitWords(one)}`}>
              <Link
                href={address(one.answerId)}
                className={`${cellClass(one)}${one.answerId === answerId ? ' strip-cell-here' : ''}${one.answerId === compared ? ' strip-cell-other' : ''}`}
                aria-label={`${formatDay(one.date)}: ${hitWords(one)}`}
                aria-current={one.answerId === answerId ? 'true' : undefined}
              />
            </Tooltip>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Select
          size="xs"
          w="15.5rem"
          clearable
          searchable
          aria-label="Compare with an earlier answer"
          placeholder="Compare with…"
          comboboxProps={{ withinPortal: true, zIndex: 400 }}
          data={others.map((one) => ({
            value: String(one.answerId),
            label: `${formatDay(one.date)} · ${hitWords(one)}`,
          }))}
          value={compared === null ? null : String(compared)}
          onChange={(value) => compare(value === null ? null : Number(value))}
        />
      )}
    </section>
  );
}
