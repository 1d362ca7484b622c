/** One thing that a regular expression matches, with how often. */
export interface Piece {
  readonly what: Atom | Group | Backreference;
  readonly max: number;
}
/** A character, a class or an escape, as written. */
interface Atom {
  readonly kind: 'atom';
  readonly source: string;
}
interface Group {
  readonly kind: 'group';
  /** Looks ahead or behind and matches nothing itself. */
  readonly looks: boolean;
  readonly number: number | null;
  readonly alternatives: readonly (readonly Piece[])[];
}
interface Backreference {
  readonly kind: 'backreference';
  readonly number: number;
}

/** Parses the pattern of a regular expression that JavaScript accepts, as far as attacks need it. */
export function parsePattern(pattern: string): Group {
  let at = 0;
  let groups = 0;
  const alternatives = (): Piece[][] => {
    const found: Piece[][] = [[]];
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1;
        found.push([]);
        continue;
      }
      const what = piece();
      const max = quantifier();
      if (what !== null) found.at(-1)?.push({ what, max });
    }
    return found;
  };
  const piece = (): Piece['what'] | null => {
    const start = at;
    const character = pattern[at];
    if (character === '^' || character === '$') {
      at += 1;
      return null;
    }
    if (character === '(') return group();
    if (character === '[') return { kind: 'atom', source: characterClass() };
    if (character !== '\\') {
      at += (pattern.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      return { kind: 'atom', source: pattern.slice(start, at) };
    }
    const escape = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|c[A-Za-z]|.)/su.exec(
      pattern.slice(at),
    )?.[0];
    if (escape === undefined) throw new Error(`no escape at ${at} of ${pattern}`);
    at += escape.length;
    if (escape === '\\b' || escape === '\\B') return null;
    if (/^\\[1-9]$/.test(escape)) return { kind: 'backreference', number: Number(escape[1]) };
    return { kind: 'atom', source: escape };
  };
  const group = (): Group => {
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/u.exec(pattern.slice(at))?.[0] ?? '(';
    at += opening.length;
    const captures = opening === '(' || /^\(\?<[^=!]/u.test(opening);
    const number = captures ? ++groups : null;
    const inner = alternatives();
    at += 1;
    return { kind: 'group', looks: /[=!]$/u.test(opening), number, alternatives: inner };
  };
  const characterClass = (): string => {
    const start = at;
    let depth = 0;
    for (; at < pattern.length; at++) {
      if (pattern[at] === '\\') at += 1;
      else if (pattern[at] === '[') depth += 1;
      else if (pattern[at] === ']' && --depth === 0) break;
      // Without the v flag a class holds no other: "[[]" is one of a bracket.
      if (depth === 2 && !/--|&&/u.test(pattern)) depth = 1;
    }
    at += 1;
    return pattern.slice(start, at);
  };
  const quantifier = (): number => {
    const written = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/u.exec(pattern.slice(at));
    if (written === null) return 1;
    at += written[0].length;
    if (written[0].startsWith('*') || written[0].startsWith('+')) return Infinity;
    if (written[0].startsWith('?')) return 1;
    return written[2] === undefined ? Number(written[1]) : written[3] === '' ? Infinity : Number(written[3]);
  };
  return { kind: 'group', looks: false, number: null, alternatives: alternatives() };
}

/** Characters that the product's patterns tell apart. */
const alphabet = [
  ...'a A 1 _ - . , ; : ! ? / \\ | ( ) [ ] { } < > = & % # @ * ` ~ ^ $ + é я ו و ก 無 の ァ 가 क — – … ’ “ « » 「 」 【 】 、 。 ： （ • · ① ⁰ €'.split(
    ' ',
  ),
  ...['"', "'", ' ', '\t', '\n', '\u00a0', '\u200b', '\u0301', '\u30fb', '😀', '\u{1f1e6}'],
];

/** Whether a character is matched by an atom, whatever the case. */
function matches(source: string, flags: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, flags.replaceAll(/[gym]/g, '')).test(character);
  } catch {
    return false;
  }
}

/** Texts of one repetition of a piece: the characters of a class, one text per alternative of a group. */
export function samples(what: Piece['what'], flags: string, root: Group, most = 6): string[] {
  if (what.kind === 'atom') {
    const found = alphabet.filter((character) => matches(what.source, flags, character));
    return found.length > 0 ? found.slice(0, most) : [what.source.replace(/^\\/, '')];
  }
  if (what.kind === 'backreference') {
    const target = groupOf(root, what.number);
    return target === undefined ? [''] : samples(target, flags, root, 1);
  }
  if (what.looks) return [''];
  return what.alternatives.slice(0, most).map((pieces) => sampleOf(pieces, flags, root));
}

export const sampleOf = (pieces: readonly Piece[], flags: string, root: Group): string =>
  pieces.map(({ what }) => samples(what, flags, root, 1)[0] ?? '').join('');

function groupOf(group: Group, number: number): Group | undefined {
  if (group.number === number) return group;
  for (const pieces of group.alternatives)
    for (const { what } of pieces) {
      const found = what.kind === 'group' ? groupOf(what, number) : undefined;
      if (found !== undefined) return found;
    }
  return undefined;
}
