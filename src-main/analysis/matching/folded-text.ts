import { firstHan, simplifyHan } from '../language/han-variants.ts';
import {
  dropped,
  expands,
  foldCluster,
  foldTable,
  foldUnit,
  notYetFolded,
  separator,
  separatorCharacter,
} from '../language/search-folding.ts';

/**
 * A text as the automaton reads it: folded, without spaces, dashes and invisible characters. `starts[k]` and `ends[k]` are
 * the UTF-16 bounds, in the original, of the cluster that gave unit `k`.
 */
export interface FoldedText {
  readonly units: Uint16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly length: number;
}

/** A base character and what combines with it: marks, conjoining jamo, half-width voicing marks. */
const cluster = /[\s\S](?:[\u1160-\u11ff\uff9e\uff9f]|\p{M})*/uy;

/**
 * Length of what must be folded together at `index`: a base with its marks if they compose to something else, otherwise the
 * character alone, so that a name can end before the vowel sign of an ending.
 */
function clusterLength(text: string, index: number, character: number): number {
  cluster.lastIndex = index;
  const whole = cluster.exec(text)?.[0] ?? '';
  const isComposed = !/[\uff9e\uff9f]/u.test(whole) && whole.normalize('NFC') === whole;
  return isComposed ? character : whole.length;
}

/** HTML entities that may replace a character of a name in Markdown. */
const entity = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{3,6});/iy;
const signsByName: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
  amp: '&',
  shy: '\u00ad',
  reg: '®',
  trade: '™',
};
/** The letters from U+00DF to U+00FF by their names; `times` and `divide` are none. */
const latinNames =
  'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const lettersByName = new Map(
  latinNames.split(' ').map((name, index) => [name, String.fromCharCode(0xdf + index)] as const),
);

/** The character that an entity stands for, in small letters, which is how it is compared; undefined for none. */
function characterOf(found: string): string | undefined {
  const name = found.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return signsByName[name] ?? lettersByName.get(name);
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code < 0x20 || code > 0x10ffff) return undefined;
  return code === 0xa0 ? ' ' : String.fromCodePoint(code);
}

const escapable = /[!-/:-@[-`{-~]/;

/** The results for ASCII units that need no look at their neighbours: `dropped` for those that do, `separator` for spaces. */
const plainAscii = Uint16Array.from({ length: 0x80 }, (_, unit) => {
  const folded = foldUnit(unit);
  return folded === expands || [...'&\\*'].includes(String.fromCharCode(unit)) ? dropped : folded;
});

let capacity = 0;
let units = new Uint16Array(0);
let starts = new Int32Array(0);
let ends = new Int32Array(0);

/** Grows the buffers to at least `length` units, keeping their content. */
function reserve(length: number): void {
  if (length <= capacity) return;
  capacity = Math.max(length, capacity * 2, 4096);
  const [oldUnits, oldStarts, oldEnds] = [units, starts, ends];
  units = new Uint16Array(capacity);
  starts = new Int32Array(capacity);
  ends = new Int32Array(capacity);
  units.set(oldUnits);
  starts.set(oldStarts);
  ends.set(oldEnds);
}

/** What is folded together at `index` without the table: an HTML entity, a cluster, a character that expands. */
function longUnit(text: string, index: number, composed: boolean): { end: number; folded: string } {
  if (text.charAt(index) === '&') {
    entity.lastIndex = index;
    const found = entity.exec(text)?.[0];
    const character = found === undefined ? undefined : characterOf(found);
    if (found !== undefined && character !== undefined)
      return { end: index + found.length, folded: foldCluster(character) };
  }
  const character = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  const end = index + (composed ? character : clusterLength(text, index, character));
  return { end, folded: foldCluster(text.slice(index, end)) };
}

/**
 * Folds a text. The arrays are buffers that the next call overwrites: read them before folding another text.
 *
 * A text in NFC, which nearly all are, is folded unit by unit from a table, any other cluster by cluster, so that a
 * decomposed é or 한 equals a composed one.
 */
export function foldText(text: string): FoldedText {
  const composed = !/[\uff9e\uff9f]/u.test(text) && text.normalize('NFC') === text;
  const size = text.length;
  reserve(size + 64);
  let [folds, from, to] = [units, starts, ends];
  let length = 0;
  let index = 0;
  while (index < size) {
    const unit = text.charCodeAt(index);
    const plain =
      unit < 0x80 && (composed || !(text.charCodeAt(index + 1) > 0x2ff)) ? (plainAscii[unit] ?? dropped) : dropped;
    if (plain !== dropped) {
      if (plain !== separator) {
        folds[length] = plain;
        from[length] = index;
        to[length] = index + 1;
        length += 1;
      }
      index += 1;
      continue;
    }
    let folded = foldTable[unit] ?? expands;
    if (folded === notYetFolded) folded = foldUnit(unit);
    // In Markdown a backslash escapes the sign after it.
    if (unit === 0x5c && escapable.test(text.charAt(index + 1))) folded = dropped;
    // Bold type may begin or end within a name: "**Hub**Spot".
    if (unit === 0x2a && (text.charCodeAt(index + 1) === 0x2a || text.charCodeAt(index - 1) === 0x2a)) folded = dropped;
    const mayCombine = !composed && (unit > 0x7f || text.charCodeAt(index + 1) > 0x2ff);
    if (folded === expands || mayCombine || unit === 0x26) {
      const long = longUnit(text, index, composed);
      if (length + long.folded.length + size - long.end >= capacity) {
        reserve(capacity + long.folded.length + size);
        [folds, from, to] = [units, starts, ends];
      }
      for (const part of long.folded) {
        if (part === separatorCharacter) continue;
        for (let at = 0; at < part.length; at += 1) {
          folds[length] = simplifyHan(part.charCodeAt(at));
          from[length] = index;
          to[length] = long.end;
          length += 1;
        }
      }
      index = long.end;
      continue;
    }
    if (folded !== dropped && folded !== separator) {
      folds[length] = folded < firstHan ? folded : simplifyHan(folded);
      from[length] = index;
      to[length] = index + 1;
      length += 1;
    }
    index += 1;
  }
  return { units, starts, ends, length };
}

/** A name as a folded text contains it: without spaces, dashes and invisible characters. */
export function foldedName(name: string): string {
  const folded = foldText(name);
  return String.fromCharCode(...folded.units.subarray(0, folded.length));
}
