import { escapeText } from '../html/markup.ts';
import { chartXml, type SheetChart } from './chart-xml.ts';
import type { ReportSheet, WorkbookFeature } from './sheet.ts';

const chartType = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart';

/** The name of a chart's file; sheets and charts are numbered from 0. */
const fileOf = (sheet: number, chart: number): string => `chart${sheet + 1}-${chart + 1}.xml`;
const idOf = (chart: number): string => `rId-chart-${chart + 1}`;

const corner = (name: string, column: number, row: number): string =>
  `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;

const anchor = ({ title, place: { column, row, columns, rows } }: SheetChart, index: number): string =>
  `<xdr:twoCellAnchor>${corner('from', column, row)}${corner('to', column + columns, row + rows)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="${escapeText(title)}" descr="${escapeText(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${idOf(index)}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;

/** The charts of the sheets, which the library does not write. */
export function chartFeature(sheets: readonly ReportSheet[]): WorkbookFeature {
  const chartsOf = (sheet: number): readonly SheetChart[] => sheets[sheet]?.layout.charts ?? [];
  const all = sheets.flatMap((_, sheet) =>
    chartsOf(sheet).map((chart, index) => ({ chart, file: fileOf(sheet, index) })),
  );
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            all.map(({ file }) => `<Override ContentType="${chartType}" PartName="/xl/charts/${file}"/>`).join(''),
        },
        'xl/drawings/drawing{id}.xml': { insert: (_, { sheetIndex }) => chartsOf(sheetIndex).map(anchor).join('') },
        'xl/drawings/_rels/drawing{id}.xml.rels': {
          insert: (_, { sheetIndex }) =>
            chartsOf(sheetIndex)
              .map(
                (__, index) =>
                  `<Relationship Id="${idOf(index)}" Type="${relationship}" Target="../charts/${fileOf(sheetIndex, index)}"/>`,
              )
              .join(''),
        },
      },
      write: {
        files: () => Object.fromEntries(all.map(({ chart, file }) => [`xl/charts/${file}`, chartXml(chart)])),
      },
    },
  };
}
