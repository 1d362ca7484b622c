import path from 'node:path/posix';
import { BadWorkbook } from './bad-workbook.ts';
import { isDateFormat } from './cell-date.ts';
import { readWholeXml } from './read-xml.ts';
import { partText, zipParts, type ZipParts } from './zip-parts.ts';

/** A worksheet that people see. */
export interface Sheet {
  readonly name: string;
  /** Its part of the archive. */
  readonly part: string;
}

/** An Excel workbook (Office Open XML) that is open for reading; nothing of its sheets was read. */
export interface Workbook {
  readonly file: string;
  readonly parts: ZipParts;
  readonly sheets: readonly Sheet[];
  /** Whether days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
  /** Texts that cells refer to by number. */
  readonly texts: readonly string[];
  /** For each style of cells, whether it shows a number as a date. */
  readonly dateStyles: readonly boolean[];
}

const mostSheets = 200;
const mostStyles = 65_536;
/** Texts of a workbook, in number and in characters. */
const mostTexts = 4_000_000;
const mostCharacters = 256 * 1024 * 1024;
const noWorkbook = 'is a ZIP archive; unpack it, and import the files inside or their folder';

/** Opens a workbook; null if the file is no ZIP archive. Throws {@link BadWorkbook}. */
export async function openWorkbook(file: string): Promise<Workbook | null> {
  const parts = await zipParts(file);
  if (parts === null) return null;
  const read = (name: string): AsyncIterable<string> => {
    const part = parts.get(name);
    if (part === undefined) throw new BadWorkbook(noWorkbook);
    return partText(file, part);
  };
  const targets = await relations(read('xl/_rels/workbook.xml.rels'));
  const sheets: Sheet[] = [];
  let from1904 = false;
  await readWholeXml(read('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const part = targets.get(attributes['r:id'] ?? attributes['id'] ?? '');
      if (part !== undefined && parts.has(part)) sheets.push({ name: attributes['name'] ?? part, part });
      if (sheets.length > mostSheets) throw new BadWorkbook(`has more than ${mostSheets} sheets`);
    },
  });
  if (sheets.length === 0) throw new BadWorkbook('has no sheet');
  const has = (name: string): boolean => parts.has(name);
  return {
    file,
    parts,
    sheets,
    from1904,
    texts: has('xl/sharedStrings.xml') ? await sharedTexts(read('xl/sharedStrings.xml')) : [],
    dateStyles: has('xl/styles.xml') ? await dateStylesOf(read('xl/styles.xml')) : [],
  };
}

/** The parts that a workbook refers to, by the id of the reference. */
async function relations(pieces: AsyncIterable<string>): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readWholeXml(pieces, {
    open: (name, { Id, Target, TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return;
      targets.set(Id, path.join('/xl', Target.startsWith('/') ? path.relative('/xl', Target) : Target).slice(1));
    },
  });
  return targets;
}

async function sharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  let [text, inText, inReading, characters] = ['', false, false, 0];
  await readWholeXml(pieces, {
    open: (name) => {
      if (name === 'si') text = '';
      // How a name is read aloud stands beside its text.
      if (name === 'rPh') inReading = true;
      inText = name === 't' && !inReading;
    },
    text: (part) => {
      if (!inText) return;
      text += part;
      characters += part.length;
      if (characters > mostCharacters) throw new BadWorkbook('holds more text than an export does');
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'si') return;
      texts.push(text);
      if (texts.length > mostTexts) throw new BadWorkbook('holds more texts than an export does');
    },
  });
  return texts;
}

async function dateStylesOf(pieces: AsyncIterable<string>): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let inCells = false;
  await readWholeXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells || styles.length >= mostStyles) return;
      const format = Number(attributes['numFmtId'] ?? 0);
      styles.push(isDateFormat(format, formats.get(format)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}
