import { guessWordList } from '../language/guess-language.ts';
import type { Gazetteer } from '../language/gazetteer.ts';
import { fold } from '../language/fold.ts';

const hidden = String.raw`(?:\+\d{1,2}(?![\d.,%])| \+ (?:weitere|more|autres|otros|altri|mais|meer|flere|fler|mere|więcej)(?!\p{Ll}))`;
/** "Acme+2", "Acme + more": the chip of a source as it is copied from a page, with the number of those that it hides. */
const chip = new RegExp(String.raw`(?<=[\p{L}\p{N})])${hidden}`, 'gu');
const capitalWord = String.raw`\p{Lu}[\p{L}\p{N}.'’&-]{0,30}`;
/** The name on a chip, which is a link on the page, after a full stop, a bullet or a line break. */
const sourceOfChip = new RegExp(
  String.raw`(?<=^|[.!?:•·|\n)]\s?)(?<source>${capitalWord}(?: (?:& )?${capitalWord}){0,4})${hidden}`,
  'gu',
);
/** Where a capital, or a word after a number or bracket, follows without a space. */
const joint = /(?<=\p{Ll}{2})(?=\p{Lu}\p{L})|(?<=[\d)])(?=\p{Lu}\p{Ll}{2})/gu;
const token = /[\p{L}\p{N})][\p{L}\p{N}'’&.)-]*/gu;
const capital = /^\p{Lu}/u;
/** So many joints between two ordinary words, or chips, show that the text lost what separated its parts. */
const fewestJoints = 4;
const fewestChips = 3;

/**
 * A text that was copied from a page without its tables and chips, with line breaks where they were: "usageSoftware / featuresCost",
 * "Acme+1Luxury". Any other text is returned as it is.
 */
export function separateFlattened(text: string, gazetteer: Gazetteer, languageCode: string | null | undefined): string {
  if (!mayBeFlattened(text)) return text;
  const chips = text.match(chip)?.length ?? 0;
  const isWord = gazetteer.vocabularyOf(languageCode ?? guessWordList(text) ?? 'en')?.isWord ?? (() => false);
  const isName = (part: string): boolean => gazetteer.isCompany(part) || gazetteer.isBrand(part);
  const isOrdinary = (part: string): boolean => isWord(fold(part));
  const withoutChips = text.replace(sourceOfChip, '\n[$<source>](#)').replace(chip, '\n');
  const counts = new Map<string, number>();
  for (const [word] of withoutChips.matchAll(token)) counts.set(word, (counts.get(word) ?? 0) + 1);
  let joints = 0;
  const separated = withoutChips.replace(token, (word) => {
    const parts = word.split(joint);
    // What stands there twice is hardly joined by chance: "RoadRunner".
    if (parts.length < 2 || isName(word) || (capital.test(word) && (counts.get(word) ?? 0) > 1)) return word;
    if (parts.every((part) => part.length > 2 && (isOrdinary(part) || isName(part)))) joints += 1;
    return joinNames(parts, isName).join('\n');
  });
  return joints < fewestJoints && chips < fewestChips ? text : separated;
}

/** Letters without marks, as every such text has some; without properties of Unicode, which take ten times as long. */
const plainJoint = /[a-z][a-z][A-Z][A-Za-z]|[\d)][A-Z][a-z][a-z]|[A-Za-z)\d]\+\d|[a-z] \+ [a-z]/g;

/** Whether a text has joints and chips enough, whatever they are: few have. */
function mayBeFlattened(text: string): boolean {
  plainJoint.lastIndex = 0;
  for (let count = 0; plainJoint.test(text);) {
    count += 1;
    if (count >= fewestChips) return true;
  }
  return false;
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
