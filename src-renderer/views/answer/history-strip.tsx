import { Select } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { hitWords } from '../../components/hit-mark.tsx';
import { WhyTooltip } from '../../components/why-tooltip.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

type History = OutputOf<'get-answer'>['history'];

const cellClass = (entry: History[number]) =>
  entry.outcome !== 'answered'
    ? 'strip-cell strip-cell-none'
    : entry.mentioned
      ? 'strip-cell strip-cell-yes'
      : 'strip-cell strip-cell-no';

/** The query's answers over time, oldest first: filled where the client is named, hollow where not, a dash where there is no answer. */
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
  const cells = useRef<HTMLOListElement>(null);
  const answered = history.filter(({ outcome }) => outcome === 'answered');
  const named = answered.filter(({ mentioned }) => mentioned).length;
  const others = history.filter((entry) => entry.answerId !== answerId);
  return (
    <section className="history" aria-label={t('This query over time')}>
      <p className="history-words small dim">
        <T
          message="<figures>Named in {part, number} of {count, number}</figures> answers to this query"
          values={{
            part: named,
            count: answered.length,
            figures: (inner) => <span className="num">{inner}</span>,
          }}
        />
      </p>
      <ol className="history-cells" ref={cells}>
        {history.toReversed().map((entry) => (
          <li key={entry.answerId}>
            <Link
              href={address(entry.answerId)}
              className={`${cellClass(entry)}${entry.answerId === answerId ? ' strip-cell-here' : ''}${entry.answerId === compared ? ' strip-cell-other' : ''}`}
              data-why={`${formatDay(entry.date)} · ${hitWords(entry)}`}
              aria-label={`${formatDay(entry.date)} · ${hitWords(entry)}`}
              aria-current={entry.answerId === answerId ? 'true' : undefined}
            />
          </li>
        ))}
      </ol>
      <WhyTooltip within={cells} />
      {others.length > 0 && (
        <Select
          size="xs"
          w="15.5rem"
          clearable
          searchable
          aria-label={t('Compare with an earlier answer')}
          placeholder={t('Compare with…')}
          comboboxProps={{ withinPortal: true, zIndex: 400 }}
          data={others.map((entry) => ({
            value: String(entry.answerId),
            label: `${formatDay(entry.date)} · ${hitWords(entry)}`,
          }))}
          value={compared === null ? null : String(compared)}
          onChange={(value) => compare(value === null ? null : Number(value))}
        />
      )}
    </section>
  );
}
