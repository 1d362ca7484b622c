import { parse } from 'csv-parse/sync';
import { load } from 'cheerio';
import { addDays } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportDocument } from '#shared/contract/workspace/report-document.ts';
import type { ReportModel } from '#main/report/report-model.ts';
import { openOffice, type OfficeFile } from './office-file.ts';

/** Figures of a report by what they are of, such as `ChatGPT score`. */
export type Figures = Record<string, number | null>;

/** The figures of a model that its formats are compared by. */
export function figuresOf(model: Pick<ReportModel, 'platforms' | 'companies' | 'domains' | 'citationShare'>): Figures {
  const figures: Figures = { 'citation share': model.citationShare.value };
  for (const { platform, latest } of model.platforms)
    Object.assign(figures, {
      [`${platformLabel(platform)} score`]: latest.score.value,
      [`${platformLabel(platform)} low`]: latest.score.low,
      [`${platformLabel(platform)} high`]: latest.score.high,
      [`${platformLabel(platform)} naming`]: latest.score.successes,
      [`${platformLabel(platform)} answers`]: latest.score.n,
    });
  for (const company of model.companies)
    Object.assign(figures, {
      [`${company.company} answers`]: company.count,
      [`${company.company} share`]: company.percentage,
      [`${company.company} voice`]: company.shareOfVoice,
      [`${company.company} position`]: company.averagePosition,
    });
  for (const domain of model.domains)
    Object.assign(figures, {
      [`${domain.domain} answers`]: domain.count,
      [`${domain.domain} share`]: domain.percentage,
    });
  return figures;
}

/** The kind of figure in each column of the tables that are compared. */
const columns: Readonly<Record<string, string>> = {
  '30-day score %': 'score',
  '30-day score': 'score',
  '95 % from': 'low',
  '95 % to': 'high',
  'Answers naming': 'naming',
  Answers: 'answers',
  '% of answers': 'share',
  'Share of voice %': 'voice',
  'Share of voice': 'voice',
  'Average position': 'position',
  Position: 'position',
};
const keys = new Set(['Platform', 'Company', 'Domain']);

const numberOf = (text: string): number | null => {
  const found = /-?[\d,]+(?:\.\d+)?/.exec(text);
  return found === null ? null : Number(found[0].replaceAll(',', ''));
};

/** Figures of the tables whose rows begin with a platform, a company or a domain; the intervals of companies are not compared. */
function figuresOfTables(tables: readonly (readonly (readonly string[])[])[]): Figures {
  const figures: Figures = {};
  for (const [head = [], ...rows] of tables) {
    if (!keys.has(head[0] ?? '') || (head[0] === 'Platform' && !head.some((name) => name.startsWith('30-day score'))))
      continue;
    for (const row of rows)
      for (const [index, name] of head.entries()) {
        const kind = columns[name];
        if (kind === undefined || index === 0) continue;
        if (head[0] !== 'Platform' && (kind === 'low' || kind === 'high')) continue;
        figures[`${row[0]} ${kind}`] = numberOf(row[index] ?? '');
      }
  }
  return figures;
}

/** The figures that a page shows. */
export function figuresOfPage(html: string): Figures {
  const $ = load(html);
  const tables = $('main table')
    .toArray()
    .filter((table) => $(table).closest('details').length === 0)
    .map((table) =>
      $(table)
        .find('tr')
        .toArray()
        .map((row) =>
          $(row)
            .find('th, td')
            .toArray()
            .map((cell) => $(cell).text().trim()),
        ),
    );
  const share = /Citation share: ([\d.]+|–)/.exec($('section[aria-labelledby="sources"] p').first().text());
  return { ...figuresOfTables(tables), 'citation share': numberOf(share?.[1] ?? '') };
}

const xmlTexts: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => xmlTexts[name] ?? whole);

/** The rows of a sheet as texts, by its name. */
export function sheetRows(file: OfficeFile, name: string): string[][] {
  const names = [...(file.parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, one]) => one,
  );
  const sheet = file.parts.get(`xl/worksheets/sheet${names.indexOf(name) + 1}.xml`) ?? '';
  const shared = [...(file.parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => unescaped(item.replaceAll(/<[^>]*>/g, '')),
  );
  const rows: string[][] = [];
  for (const [, number = '', cells = ''] of sheet.matchAll(/<row r="(\d+)"[^>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    const row: string[] = [];
    for (const [, column = '', attributes = '', value = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(?:<v>(.*?)<\/v>)?<\/c>)/g,
    )) {
      const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      row[index] = attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : value;
    }
    rows[Number(number) - 1] = Array.from(row, (cell) => cell ?? '');
  }
  return Array.from(rows, (row) => row ?? []);
}

/** The table of a sheet: its rows from the heads on. */
const tableOf = (rows: string[][], first: string): string[][] => rows.slice(rows.findIndex(([cell]) => cell === first));

/** The figures of a workbook, of its tables and of its summary alike. */
export function figuresOfWorkbook(bytes: Uint8Array): { tables: Figures; summary: Figures; charts: Figures } {
  const file = openOffice(bytes);
  const summary = sheetRows(file, 'Summary');
  const headline = tableOf(summary, 'Platform');
  const citation = summary.find(([cell]) => cell === 'Citation share');
  const charts: Figures = {};
  for (const [path, chart] of file.parts) {
    if (!path.startsWith('xl/charts/') || !chart.includes('<c:barChart>')) continue;
    const [labels = [], values = []] = [/<c:cat>(.*?)<\/c:cat>/s, /<c:val>(.*?)<\/c:val>/s].map((part) =>
      [...(part.exec(chart)?.[1] ?? '').matchAll(/<c:v>(.*?)<\/c:v>/g)].map(([, value = '']) => unescaped(value)),
    );
    for (const [index, label] of labels.entries()) charts[`${label} share`] = Number(values[index]);
  }
  return {
    tables: figuresOfTables([
      tableOf(sheetRows(file, 'Scores'), 'Platform'),
      tableOf(sheetRows(file, 'Companies'), 'Company'),
      tableOf(sheetRows(file, 'Domains'), 'Domain'),
    ]),
    summary: {
      ...figuresOfTables([
        headline.slice(
          0,
          headline.findIndex((row) => row.length < 2),
        ),
      ]),
      'citation share': numberOf(citation?.[1] ?? ''),
    },
    charts,
  };
}

/** The figures of a presentation: those of its cards, tables and bars. */
export function figuresOfSlides(bytes: Uint8Array): Figures {
  const file = openOffice(bytes);
  const figures: Figures = {};
  for (const [path, slide] of file.parts) {
    if (!/^ppt\/slides\/slide\d+\.xml$/.test(path)) continue;
    const tables = [...slide.matchAll(/<a:tbl>(.*?)<\/a:tbl>/gs)].map(([, table = '']) =>
      [...table.matchAll(/<a:tr[ >].*?<\/a:tr>/gs)].map(([row]) =>
        [...row.matchAll(/<a:tc[ >].*?<\/a:tc>/gs)].map(([cell]) =>
          unescaped([...cell.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text]) => text).join('')),
        ),
      ),
    );
    Object.assign(figures, figuresOfTables(tables));
    const texts = [...slide.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text = '']) => unescaped(text));
    for (const [index, text] of texts.entries()) {
      const interval = /^95 % interval ([\d.]+) to ([\d.]+) %; ([\d,]+) of ([\d,]+)/.exec(text);
      if (interval === null) continue;
      const [, low = '', high = '', naming = '', answers = ''] = interval;
      const platform = texts[index - 2] ?? '';
      Object.assign(figures, {
        [`${platform} score`]: numberOf(texts[index - 1] ?? ''),
        [`${platform} low`]: numberOf(low),
        [`${platform} high`]: numberOf(high),
        [`${platform} naming`]: numberOf(naming),
        [`${platform} answers`]: numberOf(answers),
      });
    }
  }
  return figures;
}

/** Figures counted from the rows of a table of answers: what the others say must follow from these. */
export function figuresOfAnswers(csv: string, ownName: string): Figures {
  const rows = (parse(csv, { columns: true, bom: true }) as Record<string, string>[]).filter(
    (row) => row['Outcome'] === 'answered',
  );
  const naming = (some: readonly Record<string, string>[]): number =>
    some.filter((row) => row['Customer named'] === 'yes').length;
  const share = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;
  const cited = rows.filter((row) => Number(row['Sources cited']) > 0);
  const figures: Figures = {
    [`${ownName} answers`]: naming(rows),
    [`${ownName} share`]: share(naming(rows), rows.length),
    'citation share': share(rows.filter((row) => row['Own source cited'] === 'yes').length, cited.length),
  };
  for (const [platform, ofPlatform] of Map.groupBy(rows, (row) => row['Platform'] ?? '')) {
    const last =
      ofPlatform
        .map((row) => row['Day'] ?? '')
        .toSorted()
        .at(-1) ?? '';
    const window = ofPlatform.filter((row) => (row['Day'] ?? '') > addDays(last, -30));
    Object.assign(figures, {
      [`${platform} score`]: share(naming(window), window.length),
      [`${platform} naming`]: naming(window),
      [`${platform} answers`]: window.length,
    });
  }
  return figures;
}

/** The figures of a report as JSON. */
export const figuresOfDocument = ({
  platforms,
  companies = [],
  domains = [],
  citationShare,
}: ReportDocument): Figures =>
  citationShare === undefined ? {} : figuresOf({ platforms, companies, domains, citationShare });
