import { lexiconOf } from '#main/analysis/discovery/lexicon.ts';

const links = /https?:\/\/[^\s)\]>"”]+|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+[a-z]{2,}\b/giu;
const quotations = /“[^“”]*”/gu;
const numbers = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const numberWords =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|thousand|half|third|thirds|quarter|quarters|twice|first|second|dozen)\b/giu;
const negations = /\b(?:no|not|never|none|nobody|nothing|neither|nor|without|cannot)\b|n[’']t\b/giu;
const items = /^(?:\d+\.|-) /gmu;
const words = /\p{L}[\p{L}\p{N}’'&-]*/gu;
const opensSentence = /(?:^|[.!?:]\s+|\n\s*|(?:\d+\.|-)\s+|[“"(]\s*)$/u;
const shortest = 0.5;
const longest = 1.8;

/** The kinds of facts that must occur equally often in the new wording of a text. */
const facts: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an address', links],
  ['a quotation', quotations],
  ['a number', numbers],
  ['a number in words', numberWords],
  ['a negation', negations],
  ['a step or list item', items],
];

/**
 * Checks that a new wording states the same facts: every address, quotation, number and negation as often, no known
 * name added or lost, no unknown name added, as many steps, and about the same length. Null if it does, else
 * the first difference, in words. Strict on purpose: a refused wording costs nothing, a changed
 * fact costs trust.
 */
export function factCheckWording(before: string, after: string, knownNames: readonly string[]): string | null {
  if (after.length < shortest * before.length || after.length > longest * before.length)
    return 'the length is different';
  for (const [what, pattern] of facts) {
    const [old, now] = [occurrences(before, pattern), occurrences(after, pattern)];
    const changed = [...new Set([...old.keys(), ...now.keys()])].find((fact) => old.get(fact) !== now.get(fact));
    if (changed !== undefined) return `${what} is different: ${changed}`;
  }
  const name = knownNames.find((known) => hasName(before, known) !== hasName(after, known));
  if (name !== undefined) return `a name was added or lost: ${name}`;
  const added = unknownName(before, after);
  return added === undefined ? null : `a name was added: ${added}`;
}

function occurrences(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(pattern)) {
    const key = found.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether a text contains a name as a separate word. */
function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + name.length, at + name.length + 1);
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** A capitalised word that the old text does not contain, unless it is an ordinary one that begins a sentence. */
function unknownName(before: string, after: string): string | undefined {
  const known = new Set([...before.matchAll(words)].map(([word]) => word.toLowerCase()));
  const { isGenericWord } = lexiconOf('en');
  for (const match of after.matchAll(words)) {
    const [word] = match;
    if (!/^\p{Lu}|\p{Ll}\p{Lu}/u.test(word) || known.has(word.toLowerCase())) continue;
    const begins =
      opensSentence.test(after.slice(Math.max(0, match.index - 40), match.index)) && !/\p{Ll}\p{Lu}/u.test(word);
    if (!begins || !isGenericWord(word)) return word;
  }
  return undefined;
}
