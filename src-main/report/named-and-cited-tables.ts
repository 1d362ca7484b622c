import { likelihoodOf, likelihoodWords } from '#shared/domain/company-likelihood.ts';
import { domainCategoryWords } from '#shared/domain/domain-categories.ts';
import { mark } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { checkLabels, reportTexts } from './labels.ts';
import type { CompanyFigures, ReportArticle, ReportModel } from './report-model.ts';
import { integer, percentOf, text, type Cell, type Column, type ReportTable } from './table-columns.ts';

const companyKind = ({ t }: Texts, row: CompanyFigures): string =>
  row.own
    ? t('the client')
    : row.state === 'confirmed'
      ? t('competitor')
      : t.marked(likelihoodWords[likelihoodOf(row)]);

export function companyTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('Companies named'),
    note: [
      t('Of {count, plural, one {# answer} other {# answers}}.', { count: model.answered }),
      model.confirmedCompetitors.length === 0
        ? t('Share of voice: –, confirm competitors first.')
        : t(
            'Share of voice: of the answers that name the customer or a confirmed competitor, the share that names this one. Share of mentions: its part of all mentions of these brands, which add up to 100.',
          ),
      t('Position: mean rank by first occurrence, over the answers that name it.'),
    ].join(' '),
    columns: [
      text(mark('Company'), 2.4),
      text(mark('Kind'), 1.8),
      integer(mark('Answers')),
      percentOf(mark('% of answers'), 1.2),
      percentOf(mark('95 % from')),
      percentOf(mark('95 % to')),
      percentOf(mark('Share of voice %'), 1.2),
      percentOf(mark('Share of mentions %'), 1.2),
      { heading: mark('Average position'), kind: 'decimal', width: 1.2 },
    ],
    rows: model.companies.map((row) => [
      row.company,
      companyKind(texts, row),
      row.count,
      row.percentage,
      row.low,
      row.high,
      row.shareOfVoice,
      row.shareOfMentions,
      row.averagePosition,
    ]),
    empty: t('No company is named in this period.'),
  };
}

export function domainTable(model: ReportModel): ReportTable {
  const { t } = reportTexts(model);
  return {
    title: mark('Domains cited'),
    note: t(
      'Of {count, plural, one {# answer} other {# answers}}; once per answer, however many of its pages are cited.',
      { count: model.answered },
    ),
    columns: [
      text(mark('Domain'), 3),
      text(mark('Category'), 1.5),
      integer(mark('Answers')),
      percentOf(mark('% of answers'), 1.2),
    ],
    rows: model.domains.map((row) => [
      row.domain,
      t.marked(domainCategoryWords[row.category]),
      row.count,
      row.percentage,
    ]),
    empty: t('No source is cited in this period.'),
  };
}

const articleColumns: readonly Column[] = [
  text(mark('Page'), 3.4),
  { heading: mark('Address'), kind: 'url', width: 4 },
  text(mark('Category'), 1.3),
  integer(mark('Answers')),
  percentOf(mark('% of answers'), 1.2),
  integer(mark('Naming the customer'), 1.2),
  integer(mark('Naming others'), 1.2),
  text(mark('The page itself'), 1.8),
];

const articleRows = ({ t }: Texts, articles: readonly ReportArticle[]): Cell[][] =>
  articles.map((row) => [
    row.title === '' ? row.domain : row.title,
    row.url,
    t.marked(domainCategoryWords[row.category]),
    row.count,
    row.percentage,
    row.namingCustomer,
    row.namingCompetitor,
    row.check === null ? t('not checked') : t.marked(checkLabels[row.check]),
  ]);

export function articleTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('Pages cited'),
    note: t(
      'The most cited pages, of {count, plural, one {# answer} other {# answers}}; of the answers citing each, how many name the customer and how many name any other company.',
      { count: model.answered },
    ),
    columns: articleColumns,
    rows: articleRows(texts, model.articles),
    empty: t('No page is cited in this period.'),
  };
}

export function gapTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('Pages behind answers that name others only'),
    note: t('Pages cited in answers that name other companies and never {name}.', { name: model.customer.name }),
    columns: articleColumns,
    rows: articleRows(texts, model.gaps),
    empty: t('There is no such page in this period.'),
  };
}
