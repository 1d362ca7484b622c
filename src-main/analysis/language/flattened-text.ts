/** "Acme+2", "Acme + more": the chip of a source as it is copied from a page, with the number of those that it hides. */
const chip =
  /(?<=[\p{L}\p{N})])(?:\+\d{1,2}(?![\d.,%])| \+ (?:weitere|more|autres|otros|altri|mais|meer|flere|fler|mere|więcej)(?!\p{Ll}))/gu;
/** The name on a chip, which is a link on the page, after a full stop, a bullet or a line break. */
const sourceAtEnd =
  /[.!?:•·|\n)]\s?(?<source>\p{Lu}[\p{L}\p{N}.'’&-]{0,30}(?: (?:& )?\p{Lu}[\p{L}\p{N}.'’&-]{0,30}){0,4})$/u;
const longestSource = 170;
/** Where a capital, or a word after a number or bracket, follows without a space. */
const joint = /(?<=\p{Ll}{2})(?=\p{Lu}\p{L})|(?<=[\d)])(?=\p{Lu}\p{Ll}{2})/gu;
const token = /[\p{L}\p{N})][\p{L}\p{N}'’&.)-]*/gu;
const capital = /^\p{Lu}/u;
/** Beside names in code: `userName`, userName(), this.userName. */
const codeBefore = /[`.([{<=_$@#:]/;
const codeAfter = /[`([{<>=_;:]/;
/** So many joints between two ordinary words, or chips, show that the text lost what separated its parts. */
const fewestJoints = 4;
const fewestChips = 3;
/** A word that is longer, or has more joints, is not one of a table. */
const longestToken = 100;
const mostParts = 8;

/** What must be known of words to part a text. */
export interface KnownParts {
  /** Whether a list has it as a company. */
  readonly isName: (part: string) => boolean;
  /** Whether texts of the language write it as a word. */
  readonly isWord: (part: string) => boolean;
}

/** Letters without marks, as every such text has some; without properties of Unicode, which take ten times as long. */
const plainJoint = /[a-z][a-z][A-Z][A-Za-z]|[\d)][A-Z][a-z][a-z]|[A-Za-z)\d]\+\d|[a-z] \+ [a-z]/g;

/** Whether a text has so many joints and chips, of any kind, that it is worth asking where it lost spaces: few have. */
export function mayBeFlattened(text: string): boolean {
  plainJoint.lastIndex = 0;
  for (let count = 0; plainJoint.test(text);) {
    count += 1;
    if (count >= fewestChips) return true;
  }
  return false;
}

/**
 * Where a text that was copied from a page without its tables and chips lost what separated two parts, in order: between "usage" and
 * "Software". Empty for any other text.
 *
 * @param chips the number of chips that the text had, if they are taken out
 */
export function breaksOf(
  text: string,
  { isName, isWord }: KnownParts,
  chips = text.match(chip)?.length ?? 0,
): number[] {
  const tokens = [...text.matchAll(token)].filter(([word]) => word.length <= longestToken);
  const counts = new Map<string, number>();
  for (const [word] of tokens) counts.set(word, (counts.get(word) ?? 0) + 1);
  let joints = 0;
  const breaks = tokens.flatMap(({ 0: word, index }) => {
    const parts = word.split(joint);
    if (parts.length < 2 || parts.length > mostParts || isName(word)) return [];
    // What stands there twice is hardly joined by chance: "RoadRunner".
    if (capital.test(word) && (counts.get(word) ?? 0) > 1) return [];
    const isCode = codeBefore.test(text.charAt(index - 1)) || codeAfter.test(text.charAt(index + word.length));
    if (!isCode && parts.every((part) => part.length > 2 && (isWord(part) || isName(part)))) joints += 1;
    let at = index;
    return joinNames(parts, isName)
      .slice(0, -1)
      .map((part) => (at += part.length));
  });
  return joints < fewestJoints && chips < fewestChips ? [] : breaks;
}

/** Such a text with line breaks where they were lost, and the names on its chips as links; any other text as it is. */
export function separateFlattened(text: string, known: KnownParts): string {
  const { plain, chips } = withoutChips(text);
  const breaks = breaksOf(plain, known, chips);
  return breaks.length === 0 && chips < fewestChips ? text : withBreaks(plain, breaks);
}

/** A text with line breaks at some offsets, in order. */
export const withBreaks = (text: string, breaks: readonly number[]): string =>
  breaks.length === 0 ? text : [0, ...breaks].map((from, index) => text.slice(from, breaks[index])).join('\n');

function withoutChips(text: string): { readonly plain: string; readonly chips: number } {
  const parts: string[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(chip)) {
    const from = Math.max(done, index - longestSource);
    const before = `${from === 0 ? '\n' : ''}${text.slice(from, index)}`;
    const source = sourceAtEnd.exec(before)?.groups?.['source'];
    if (source === undefined) parts.push(text.slice(done, index), '\n');
    else parts.push(text.slice(done, index - source.length), `\n[${source}](#)\n`);
    done = index + found.length;
  }
  return { plain: `${parts.join('')}${text.slice(done)}`, chips: parts.length / 2 };
}

/** "SmartHomesMake": parts that are a known name together stay so. */
function joinNames(parts: readonly string[], isName: (part: string) => boolean): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < parts.length;) {
    let length = parts.length - at;
    while (length > 1 && !isName(parts.slice(at, at + length).join(''))) length -= 1;
    joined.push(parts.slice(at, at + length).join(''));
    at += length;
  }
  return joined;
}
