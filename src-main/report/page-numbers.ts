import { escapeText } from './html/markup.ts';

/** Where a named destination of a PDF is: its page, from 1, and its height above the foot of the sheet in points. */
export interface Destination {
  readonly page: number;
  readonly y: number;
}

/** The deepest tree of pages that is followed. */
const deepestTree = 40;

/**
 * Reads the named destinations of a PDF as Chromium writes it: with a plain table of its objects, and a page tree and
 * destinations that are not compressed. Empty for any other file.
 */
export function readDestinations(pdf: Uint8Array): Map<string, Destination> {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const objects = objectOffsets(text);
  const objectOf = (reference: string | undefined): string => {
    const offset = objects.get(Number(reference));
    return offset === undefined ? '' : text.slice(offset, text.indexOf('endobj', offset));
  };
  const catalog = objectOf(/\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('trailer')))?.[1]);
  const pages = new Map<string, number>();
  const walk = (reference: string | undefined, depth: number): void => {
    const kids = /\/Kids \[([^[\]]*)\]/.exec(objectOf(reference))?.[1];
    if (kids === undefined) pages.set(reference ?? '', pages.size + 1);
    else if (depth < deepestTree) for (const [, kid] of kids.matchAll(/(\d{1,10}) 0 R/g)) walk(kid, depth + 1);
  };
  walk(/\/Pages (\d+) 0 R/.exec(catalog)?.[1], 0);
  const found = new Map<string, Destination>();
  const destinations = objectOf(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]);
  for (const [, name = '', page = '', y] of destinations.matchAll(
    /\/([^\s/]{1,200}) \[(\d{1,10}) 0 R \/XYZ \S{1,20} (\S{1,20}) \S{1,20}\]/g,
  )) {
    const number = pages.get(page);
    if (number !== undefined) found.set(name, { page: number, y: Number(y) });
  }
  return found;
}

/** The place of each object in the file, by its table. */
function objectOffsets(text: string): Map<number, number> {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN);
  const offsets = new Map<number, number>();
  const head = Number.isNaN(start) ? null : /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 64));
  if (head === null) return offsets;
  const entryLength = 20;
  for (let number = 0; number < Number(head[1]); number++) {
    const at = start + head[0].length + number * entryLength;
    offsets.set(number, Number(text.slice(at, at + 10)));
  }
  return offsets;
}

/** The report's page with the number of the printed page beside each entry of its contents; unchanged where none is known. */
export const withPageNumbers = (html: string, destinations: ReadonlyMap<string, Destination>): string =>
  html.replaceAll(
    /(<span class="page" data-page-of="([\w-]+)">)\d*(<\/span>)/g,
    (whole, open: string, section: string, close: string) => {
      const destination = destinations.get(section);
      return destination === undefined ? whole : `${open}${escapeText(String(destination.page))}${close}`;
    },
  );
