import type { Cell as SheetCell } from 'write-excel-file/node';
import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { shorten } from '#shared/domain/shorten.ts';
import { otherColour, platformColour, readableOnWhite, visibleOnWhite } from '../html/colours.ts';
import { reportTexts, scopeLabel } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { plain, soft, warning } from './cells.ts';
import { ChartFigures, columnWidth } from './chart-figures.ts';
import type { BarChart, SheetChart } from './chart-xml.ts';
import { sheetName } from './sheet-tables.ts';
import type { ReportSheet } from './sheet.ts';

/** Days from the first day of spreadsheets to that of Unix time. */
const spreadsheetEpoch = 25_569;
const serialOf = (day: Day): number => daysBetween('1970-01-01', day) + spreadsheetEpoch;

/** Columns of equal width, of which charts take all or half. */
const columnsAcross = 10;
const half = columnsAcross / 2;
/** Rows that charts take, of a fixed height in points. */
const trendRows = 16;
const barsRows = 18;
const rowHeight = 15;
const mostBars = 12;
const longestLabel = 28;

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly own: boolean;
}

function trendOf(model: ReportModel, figures: ChartFigures, row: number): SheetChart | null {
  const { t } = reportTexts(model);
  const drawn = model.trend.filter(({ rolling }) => rolling.length > 0);
  const days = [...new Set(drawn.flatMap(({ rolling }) => rolling.map(({ date }) => date)))].toSorted();
  if (days.length === 0) return null;
  const scores = drawn.map(({ rolling }) => {
    const byDay = new Map(rolling.map(({ date, score }) => [date, score]));
    return days.map((day) => byDay.get(day) ?? null);
  });
  const names = drawn.map(({ platform }) => platformLabel(platform));
  const [dayRange, ...ranges] = figures.add(
    t('30-day score by day, %'),
    [{ heading: t('Day'), kind: 'day' }, ...names.map((heading) => ({ heading, kind: 'percent' as const }))],
    days.map((day, index) => [day, ...scores.map((ofPlatform) => ofPlatform[index] ?? null)]),
  );
  return {
    kind: 'time',
    title: t('30-day score, % of answers'),
    place: { column: 0, row, columns: columnsAcross, rows: trendRows },
    days: { formula: dayRange?.body ?? '', values: days.map(serialOf) },
    series: drawn.map(({ platform }, index) => ({
      name: { formula: ranges[index]?.heading ?? '', values: [names[index] ?? ''] },
      values: { formula: ranges[index]?.body ?? '', values: scores[index] ?? [] },
      colour: platformColour(platform),
    })),
  };
}

interface BarsToDraw {
  readonly title: string;
  readonly heading: string;
  readonly bars: readonly Bar[];
  readonly place: Pick<BarChart['place'], 'column' | 'row'>;
}

function barsOf(model: ReportModel, { title, heading, bars, place }: BarsToDraw, figures: ChartFigures): BarChart {
  const shareHeading = reportTexts(model).t('% of answers');
  const labels = bars.map(({ label }) => shorten(label, longestLabel));
  const values = bars.map(({ value }) => value);
  const [labelRange, valueRange] = figures.add(
    title,
    [
      { heading, kind: 'text' },
      { heading: shareHeading, kind: 'percent' },
    ],
    bars.map(({ value }, index) => [labels[index] ?? '', value]),
  );
  return {
    kind: 'bars',
    title,
    place: { ...place, columns: half, rows: barsRows },
    labels: { formula: labelRange?.body ?? '', values: labels },
    series: {
      name: { formula: valueRange?.heading ?? '', values: [shareHeading] },
      values: { formula: valueRange?.body ?? '', values },
      colour: visibleOnWhite(otherColour),
    },
    colours: bars.map(({ own }) => visibleOnWhite(own ? model.accentColor : otherColour)),
  };
}

/** The bars of companies on the left and of domains on the right, of the sections that the report has. */
function barCharts(model: ReportModel, row: number): BarsToDraw[] {
  const { t } = reportTexts(model);
  const companies = model.sections.includes('competitors') ? model.companies : [];
  const domains = model.sections.includes('sources') ? model.domains : [];
  return [
    {
      title: t('% of answers that name each company'),
      heading: t('Company'),
      bars: companies
        .filter((company, index) => index < mostBars || company.own)
        .map(({ company, percentage, own }) => ({ label: company, value: percentage, own })),
      place: { column: 0, row },
    },
    {
      title: t('% of answers that cite each domain'),
      heading: t('Domain'),
      bars: domains
        .slice(0, mostBars)
        .map(({ domain, percentage, category }) => ({ label: domain, value: percentage, own: category === 'owned' })),
      place: { column: half, row },
    },
  ].filter(({ bars }) => bars.length > 0);
}

/** The charts of the report on one page, native and editable, above the figures they draw; null if there is nothing to draw. */
export function chartsSheet(model: ReportModel): ReportSheet | null {
  const texts = reportTexts(model);
  const name = sheetName(model, mark('Charts'));
  const above: SheetCell[][] = [
    [plain(name, { fontWeight: 'bold', fontSize: 14, height: 21, textColor: readableOnWhite(model.accentColor) })],
    [plain(scopeLabel(model), { textColor: soft })],
    ...(model.env === 'sample' ? [[warning(texts)]] : []),
  ];
  const hasTrend = model.sections.includes('trend') && model.trend.some(({ rolling }) => rolling.length > 0);
  const barsRow = above.length + (hasTrend ? trendRows + 1 : 0);
  const bars = barCharts(model, barsRow);
  if (!hasTrend && bars.length === 0) return null;
  const printed = barsRow + (bars.length > 0 ? barsRows : 0);
  const figures = new ChartFigures(name, printed);
  const charts = [
    ...bars.map((one) => barsOf(model, one, figures)),
    hasTrend ? trendOf(model, figures, above.length) : null,
  ].filter((chart) => chart !== null);
  const blank = Array.from({ length: printed - above.length }, (): SheetCell[] => [{ height: rowHeight }]);
  const data = [...above, ...blank, ...figures.rows];
  return {
    sheet: name,
    data,
    columns: Array.from({ length: columnsAcross }, () => ({ width: columnWidth })),
    showGridLines: false,
    rightToLeft: texts.language.direction === 'rtl',
    layout: {
      headRow: null,
      columnCount: columnsAcross,
      lastRow: data.length,
      lastPrinted: printed,
      onePage: true,
      links: [],
      charts,
      rows: [],
    },
  };
}
