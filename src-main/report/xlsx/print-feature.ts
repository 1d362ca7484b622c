import { shorten } from '#shared/domain/shorten.ts';
import { escapeText } from '../html/markup.ts';
import { periodLabel, reportTexts, sampleWarning } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { columnName, quoted, rangeOf, type ReportSheet, type WorkbookFeature } from './sheet.ts';

/** Paper sizes by their numbers in the file format. */
const paperSizes = { a4: 9, letter: 1 } as const;
/** The most characters of a part of a head or foot; a whole one may have 255. */
const longestPart = 70;

/** Text of a head or foot, in which `&` begins a code. */
const partText = (text: string): string => shorten(text.replaceAll(/\s+/g, ' '), longestPart).replaceAll('&', '&&');

function headAndFoot(model: ReportModel): string {
  const texts = reportTexts(model);
  const author = [model.author, model.contact].filter((part) => part !== '').join(' · ');
  const head = `&L${partText(model.title)}&R${partText(periodLabel(texts, model.period))}`;
  const foot = `&L${partText(author)}${model.env === 'sample' ? `&C${partText(texts.t.marked(sampleWarning))}` : ''}&R&A · &P / &N`;
  return `<headerFooter><oddHeader>${escapeText(head)}</oddHeader><oddFooter>${escapeText(foot)}</oddFooter></headerFooter>`;
}

const linksXml = ({ layout: { links } }: ReportSheet): string =>
  links.length === 0
    ? ''
    : `<hyperlinks>${links.map(({ cell, sheet }) => `<hyperlink ref="${cell}" location="${escapeText(`${quoted(sheet)}!A1`)}" display="${escapeText(sheet)}"/>`).join('')}</hyperlinks>`;

/** The heads with their rows, without a sheet's name. */
const filteredRange = ({ layout: { headRow, columnCount, lastRow } }: ReportSheet): string | null =>
  headRow === null ? null : `A${headRow}:${columnName(columnCount - 1)}${lastRow}`;

function withPrintSetUp(xml: string, sheet: ReportSheet, model: ReportModel): string {
  const range = filteredRange(sheet);
  const start = xml.indexOf('>', xml.indexOf('<worksheet')) + 1;
  const rowsEnd = xml.indexOf('</sheetData>') + '</sheetData>'.length;
  const drawing = xml.lastIndexOf('<drawing ');
  return [
    xml.slice(0, start),
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    xml.slice(start, rowsEnd),
    range === null ? '' : `<autoFilter ref="${range}"/>`,
    xml.slice(rowsEnd, drawing),
    linksXml(sheet),
    '<pageMargins left="0.5" right="0.5" top="0.8" bottom="0.7" header="0.35" footer="0.35"/>',
    `<pageSetup paperSize="${paperSizes[model.paper]}" orientation="landscape" fitToWidth="1" fitToHeight="${sheet.layout.onePage ? 1 : 0}"/>`,
    headAndFoot(model),
    xml.slice(drawing),
  ].join('');
}

/** What is printed of a sheet, what is repeated on every page, and what its filter covers. */
function definedNames(sheets: readonly ReportSheet[]): string {
  const names = sheets.flatMap((sheet, index) => {
    const { headRow, columnCount, lastRow, lastPrinted } = sheet.layout;
    const name = (what: string, value: string, more = ''): string =>
      `<definedName name="_xlnm.${what}" localSheetId="${index}"${more}>${escapeText(value)}</definedName>`;
    const last = columnCount - 1;
    return [
      ...(headRow === null
        ? []
        : [name('_FilterDatabase', rangeOf(sheet.sheet, [0, headRow], [last, lastRow]), ' hidden="1"')]),
      name('Print_Area', rangeOf(sheet.sheet, [0, 1], [last, lastPrinted])),
      ...(headRow === null ? [] : [name('Print_Titles', `${quoted(sheet.sheet)}!$${headRow}:$${headRow}`)]),
    ];
  });
  return `<definedNames>${names.join('')}</definedNames>`;
}

/** Filters, links and how the sheets are printed: landscape, as wide as the page, with heads, feet and repeated column heads. */
export const printFeature = (sheets: readonly ReportSheet[], model: ReportModel): WorkbookFeature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const sheet = sheets[sheetIndex];
          return sheet === undefined ? xml : withPrintSetUp(xml, sheet, model);
        },
      },
      'xl/workbook.xml': {
        transform: (xml) => xml.replace(/<definedNames ?\/>/, () => definedNames(sheets)),
      },
    },
  },
});
