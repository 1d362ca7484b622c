import { escapeText } from '../html/markup.ts';

/** Values of a range with the formula that leads to them: a chart has both, so that it is drawn before it is computed. */
export interface ChartRange<Value> {
  readonly formula: string;
  readonly values: readonly Value[];
}

export interface ChartSeries {
  readonly name: ChartRange<string>;
  readonly values: ChartRange<number | null>;
  /** `#rrggbb` */
  readonly colour: string;
}

interface ChartBase {
  readonly title: string;
  /** The cells that it covers: the first column and row, from 0, and how many. */
  readonly place: { readonly column: number; readonly row: number; readonly columns: number; readonly rows: number };
}

/** Lines of percentages on an axis of time; days are those of spreadsheets. */
export interface TimeChart extends ChartBase {
  readonly kind: 'time';
  readonly days: ChartRange<number>;
  readonly series: readonly ChartSeries[];
}

/** Horizontal bars of percentages, the first on top, each in its own colour and with its value. */
export interface BarChart extends ChartBase {
  readonly kind: 'bars';
  readonly labels: ChartRange<string>;
  readonly series: ChartSeries;
  readonly colours: readonly string[];
}

export type SheetChart = TimeChart | BarChart;

const bare = (colour: string): string => colour.slice(1).toUpperCase();
const fill = (colour: string): string => `<a:solidFill><a:srgbClr val="${bare(colour)}"/></a:solidFill>`;
const hairline = `<c:spPr><a:ln w="9525">${fill('#d5d8df')}</a:ln></c:spPr>`;
const textStyle = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900" b="0">${fill('#20242c')}</a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr>`;

const points = (values: readonly (string | number | null)[]): string =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => (value === null ? '' : `<c:pt idx="${index}"><c:v>${escapeText(String(value))}</c:v></c:pt>`)).join('')}`;
const texts = ({ formula, values }: ChartRange<string>): string =>
  `<c:strRef><c:f>${escapeText(formula)}</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
const numbers = ({ formula, values }: ChartRange<number | null>, format: string): string =>
  `<c:numRef><c:f>${escapeText(formula)}</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef>`;

const seriesStart = ({ name }: ChartSeries, index: number): string =>
  `<c:idx val="${index}"/><c:order val="${index}"/><c:tx>${texts(name)}</c:tx>`;

const axisStart = (id: number, position: string, scale: string, deleted = 0): string =>
  `<c:axId val="${id}"/><c:scaling>${scale}</c:scaling><c:delete val="${deleted}"/><c:axPos val="${position}"/>`;
const ticks = (format: string, labels: string): string =>
  `<c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${labels}"/>`;
const upwards = '<c:orientation val="minMax"/>';

/** Days between two labels of an axis of time, so that at most about eight fit. */
const dayStep = (days: readonly number[]): number => Math.max(1, Math.ceil(((days.at(-1) ?? 0) - (days[0] ?? 0)) / 7));

const timePlot = ({
  days,
  series,
}: TimeChart): string => `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series
  .map(
    (one, index) =>
      `<c:ser>${seriesStart(one, index)}<c:spPr><a:ln w="28575" cap="rnd">${fill(one.colour)}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="circle"/><c:size val="4"/><c:spPr>${fill(one.colour)}<a:ln>${fill(one.colour)}</a:ln></c:spPr></c:marker><c:cat>${numbers(days, 'd mmm yyyy')}</c:cat><c:val>${numbers(one.values, '0.0')}</c:val><c:smooth val="0"/></c:ser>`,
  )
  .join('')}<c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>
<c:dateAx>${axisStart(1, 'b', upwards)}${ticks('d mmm yyyy', 'low')}${hairline}${textStyle}<c:crossAx val="2"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblOffset val="100"/><c:baseTimeUnit val="days"/><c:majorUnit val="${dayStep(days.values)}"/><c:majorTimeUnit val="days"/></c:dateAx>
<c:valAx>${axisStart(2, 'l', `${upwards}<c:max val="100"/><c:min val="0"/>`)}<c:majorGridlines>${hairline}</c:majorGridlines>${ticks('0', 'nextTo')}<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${textStyle}<c:crossAx val="1"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/><c:majorUnit val="25"/></c:valAx>`;

const barPlot = ({
  labels,
  series,
  colours,
}: BarChart): string => `<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/><c:ser>${seriesStart(series, 0)}<c:spPr>${fill(series.colour)}</c:spPr><c:invertIfNegative val="0"/>${colours
  .map((colour, index) =>
    colour === series.colour
      ? ''
      : `<c:dPt><c:idx val="${index}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${fill(colour)}</c:spPr></c:dPt>`,
  )
  .join(
    '',
  )}<c:dLbls><c:numFmt formatCode="0.0" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textStyle}<c:dLblPos val="outEnd"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls><c:cat>${texts(labels)}</c:cat><c:val>${numbers(series.values, '0.0')}</c:val></c:ser><c:gapWidth val="45"/><c:axId val="1"/><c:axId val="2"/></c:barChart>
<c:catAx>${axisStart(1, 'l', '<c:orientation val="maxMin"/>')}${ticks('General', 'low')}${hairline}${textStyle}<c:crossAx val="2"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>
<c:valAx>${axisStart(2, 't', `${upwards}<c:min val="0"/>`, 1)}${ticks('0', 'nextTo')}<c:crossAx val="1"/><c:crosses val="autoZero"/><c:crossBetween val="between"/></c:valAx>`;

/** A chart as its part of the file: native, so that it can be edited, with its figures in the sheet. */
export const chartXml = (chart: SheetChart): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1100" b="1"/></a:pPr><a:r><a:rPr lang="en-GB" sz="1100" b="1">${fill('#20242c')}</a:rPr><a:t>${escapeText(chart.title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${chart.kind === 'time' ? timePlot(chart) : barPlot(chart)}<c:spPr><a:noFill/></c:spPr></c:plotArea>${chart.kind === 'time' ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textStyle}</c:legend>` : ''}<c:plotVisOnly val="0"/><c:dispBlanksAs val="span"/></c:chart><c:spPr>${fill('#ffffff')}<a:ln><a:noFill/></a:ln></c:spPr></c:chartSpace>`;
