import { useMemo } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { isIntent } from '#shared/domain/intents.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, withPeriod, type Filters } from '../../app/address.ts';
import { comparedDays, comparedWords } from '../../app/period.ts';
import { countColumn } from '../../components/columns.tsx';
import { DataTable, type Column } from '../../components/data-table.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { Query } from '../../components/query.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { formatInterval, formatPercent } from '../../format/numbers.ts';
import { columnHeads } from '../../format/table-file.ts';
import { intentLabels, TagMark } from '../../labels/tag-mark.tsx';
import { t } from '../../language/current.ts';

type Label = OutputOf<'get-label-scores'>['labels'][number];
type Score = Label['platforms'][number]['score'];

const scoreOn = (label: Label | undefined, platform: string): Score | undefined =>
  label?.platforms.find((entry) => entry.platform === platform)?.score;
const keyOf = ({ kind, name }: Label): string => `${kind} ${name}`;
const titleOf = ({ name, kind }: Label): string => (kind === 'intent' && isIntent(name) ? intentLabels[name] : name);

/** The scores of the queries of each tag and intent beside each other, and beside those of the days before. */
export function LabelScores({ customerId, filters }: { customerId: number; filters: Filters }) {
  const scores = useOperation('get-label-scores', viewScope(customerId, filters), { keepPrevious: true });
  const name = t('{client} tags and intents', { client: useCustomer(customerId)?.name ?? '' });
  const covered = useMemo(() => withPeriod(filters, scores.data?.period ?? null), [filters, scores.data]);
  const days = comparedDays(filters, covered);
  const earlier = useOperation(
    'get-label-scores',
    days === null ? null : viewScope(customerId, { ...covered, ...days }),
    { keepPrevious: true },
  ).data;
  const isCompared = days !== null && earlier !== undefined;
  const before = useMemo(
    () => (isCompared ? new Map(earlier.labels.map((label) => [keyOf(label), label])) : null),
    [isCompared, earlier],
  );
  const columns = useMemo(() => {
    const platforms = [
      ...new Set(scores.data?.labels.flatMap((label) => label.platforms.map((entry) => entry.platform))),
    ];
    return labelColumns(customerId, covered, platforms, before);
  }, [scores.data, customerId, covered, before]);
  const labels = scores.data?.labels ?? [];
  return (
    <Query
      of={scores}
      what={t('the tags and intents')}
      loading={<TableSkeleton what={t('the tags and intents')} />}
      isEmpty={(data) => data.labels.length === 0}
      empty={
        <NothingYet
          customerId={customerId}
          view="answers"
          filters={filters}
          title={t('No tag or intent has an answer yet')}
        >
          {t('Give queries tags and intents under “Query groups”, “Tags and intents”.')}
        </NothingYet>
      }
    >
      {() => (
        <DataTable
          label={t('Tags and intents by platform')}
          rows={labels}
          columns={columns}
          rowKey={keyOf}
          footer={
            <>
              <span>
                {t('{count, plural, one {# tag or intent} other {# tags and intents}}', { count: labels.length })}
                {comparedWords(days)}
              </span>
              <SaveTable
                table={{
                  name,
                  header: columnHeads(columns),
                  rows: labels.map((row) => columns.map((column) => column.value(row))),
                }}
              />
            </>
          }
        />
      )}
    </Query>
  );
}

const labelColumns = (
  customerId: number,
  filters: Filters,
  platforms: readonly string[],
  before: ReadonlyMap<string, Label> | null,
): readonly Column<Label>[] => {
  const narrowed = (label: Label): Filters =>
    label.kind === 'tag'
      ? { ...filters, tags: [label.name] }
      : { ...filters, intents: isIntent(label.name) ? [label.name] : [] };
  return [
    {
      id: 'label',
      title: mark('Tag or intent'),
      width: 'minmax(11rem, 2fr)',
      fixed: true,
      sortable: true,
      value: titleOf,
      cell: (row) => (
        <Link className="text-link" href={viewAddress(customerId, 'answers', narrowed(row), { by: 'query' })}>
          {row.kind === 'tag' ? <TagMark name={row.name} colour={row.colour} /> : titleOf(row)}
        </Link>
      ),
    },
    countColumn({ id: 'queries', title: mark('Queries'), width: '5rem', value: (row) => row.queries }),
    ...platforms.flatMap((platform): Column<Label>[] => [
      {
        id: `on-${platform}`,
        title: platformLabel(platform),
        width: 'minmax(13rem, 2fr)',
        fixed: true,
        sortable: true,
        numeric: true,
        value: (row) => scoreOn(row, platform)?.value ?? null,
        cell: (row) => {
          const score = scoreOn(row, platform);
          return score === undefined ? (
            <span className="dim">{t('no answer')}</span>
          ) : (
            <Link
              className="text-link num"
              href={viewAddress(customerId, 'answers', { ...narrowed(row), platform }, { outcome: 'answered' })}
            >
              {formatPercent(score.value)}{' '}
              <span className="dim">
                {formatInterval(score.low, score.high)} · {t('n {count, number}', { count: score.n })}
              </span>
            </Link>
          );
        },
      },
      ...(before === null
        ? []
        : [
            {
              id: `before-${platform}`,
              title: t('{platform}, before', { platform: platformLabel(platform) }),
              fileTitle: `${platformLabel(platform)}, before`,
              width: 'minmax(7rem, 1fr)',
              sortable: true,
              numeric: true,
              value: (row: Label) => scoreOn(before.get(keyOf(row)), platform)?.value ?? null,
              cell: (row: Label) => {
                const score = scoreOn(before.get(keyOf(row)), platform);
                return (
                  <span className="dim num">
                    {score === undefined
                      ? '–'
                      : t('{share} of {count, number}', { share: formatPercent(score.value), count: score.n })}
                  </span>
                );
              },
            },
          ]),
    ]),
  ];
};
