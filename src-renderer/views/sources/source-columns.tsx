import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { mark } from '#shared/language/text-key.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { countColumn, percentColumn } from '../../components/columns.tsx';
import type { Column } from '../../components/data-table.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { formatCount } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { CheckMark } from './check-mark.tsx';
import { checkKind, checkWords, type Article } from './check-words.ts';
import { ownerOf } from './source-split.ts';

export type Domain = OutputOf<'list-sources'>['domains'][number];

/** The percentage of a domain or page in the days before, null where it is not known; null where none are compared. */
export type ShareBefore = ((key: string) => number | null) | null;

interface Where {
  readonly before: ShareBefore;
  readonly customerId: number;
  readonly filters: Filters;
  /** The address of a site's side page; `url` scrolls to one of its pages. */
  readonly open: (domain: string, url?: string) => string;
}

const countColumns = <Row extends { count: number; percentage: number }>(
  answers: (row: Row) => string,
): readonly Column<Row>[] => [
  countColumn({
    id: 'count',
    title: mark('Answers citing it'),
    width: 'minmax(5.1rem, 0.8fr)',
    value: (row) => row.count,
    cell: (row) => (
      <Link className="text-link" href={answers(row)}>
        {formatCount(row.count)}
      </Link>
    ),
  }),
  percentColumn({
    id: 'percentage',
    title: mark('Share of answers'),
    width: 'minmax(4.9rem, 0.8fr)',
    value: (row) => row.percentage,
  }),
];

const beforeColumns = <Row,>(before: ShareBefore, key: (row: Row) => string): readonly Column<Row>[] =>
  before === null
    ? []
    : [
        percentColumn<Row>({
          id: 'before',
          title: mark('Before'),
          // Also where it is the last one, which has more room at its end.
          width: 'minmax(5.3rem, 0.6fr)',
          value: (row) => before(key(row)),
        }),
      ];

/** The columns of cited sites. */
export const domainColumns = ({ customerId, filters, open, before }: Where): readonly Column<Domain>[] => [
  {
    id: 'domain',
    title: mark('Domain'),
    width: 'minmax(12.5rem, 2fr)',
    sortable: true,
    value: (row) => row.domain,
    cell: (row) => (
      <Link className="text-link cell-link" href={open(row.domain)}>
        {row.domain}
      </Link>
    ),
  },
  {
    id: 'owner',
    title: mark('Owner'),
    width: 'minmax(6rem, 1fr)',
    sortable: true,
    value: (row) => ownerOf[row.owner],
  },
  {
    id: 'category',
    title: mark('Kind of site'),
    width: 'minmax(7rem, 1fr)',
    sortable: true,
    value: (row) => row.category,
    cell: (row) => (
      <>
        <CategoryTag category={row.category} />
        {row.automaticCategory !== null && <span className="dim small"> · {t('set manually')}</span>}
      </>
    ),
  },
  ...countColumns<Domain>((row) => viewAddress(customerId, 'answers', filters, { domain: row.domain })),
  ...beforeColumns<Domain>(before, (row) => row.domain),
  countColumn({ id: 'articles', title: mark('Pages'), width: '4rem', value: (row) => row.articles }),
  countColumn({ id: 'checked', title: mark('Checked'), width: '4.9rem', value: (row) => row.checked }),
  countColumn({
    id: 'mentioning',
    title: mark('Naming the client'),
    width: 'minmax(5rem, 0.8fr)',
    value: (row) => (row.checked === 0 ? null : row.mentioning),
    cell: (row) => (row.checked === 0 ? <span className="dim">{t('not checked')}</span> : formatCount(row.mentioning)),
  }),
];

/** The columns of cited pages. */
export const articleColumns = ({ customerId, filters, open, before }: Where): readonly Column<Article>[] => [
  {
    id: 'url',
    title: mark('Page'),
    width: 'minmax(14rem, 4fr)',
    sortable: true,
    value: (row) => row.url,
    cell: (row) => (
      <Link className="text-link cell-link" href={open(row.domain, row.url)} title={row.url}>
        <bdi>{row.title === '' ? shortAddress(row.url) : row.title}</bdi>
        {row.title !== '' && <span className="dim article-address"> {shortAddress(row.url)}</span>}
      </Link>
    ),
  },
  {
    id: 'category',
    title: mark('Kind of site'),
    width: '7.5rem',
    sortable: true,
    value: (row) => row.category,
    cell: (row) => <CategoryTag category={row.category} />,
  },
  {
    id: 'check',
    title: mark('What it says'),
    width: '13rem',
    sortable: true,
    value: (row) => checkWords[checkKind(row.check)],
    cell: (row) => <CheckMark kind={checkKind(row.check)} />,
  },
  {
    id: 'competitors',
    title: mark('Competitors it names'),
    width: 'minmax(9rem, 2fr)',
    sortable: true,
    value: (row) =>
      row.check.competitors.length === 0 ? null : row.check.competitors.map(({ name }) => name).join(', '),
    cell: (row) => <bdi>{texts().list(row.check.competitors.map(({ name }) => name)) || '–'}</bdi>,
  },
  ...countColumns<Article>((row) => viewAddress(customerId, 'answers', filters, { article: row.url })),
  ...beforeColumns<Article>(before, (row) => row.url),
];
