import { closingWords, leadWords } from '../language/opening-words.ts';
import { fold } from '../language/fold.ts';
import { isUncased, wordShape } from './name-shape.ts';
import type { Located } from './head-parts.ts';
import { namesAtTail, type Head } from './structured-names.ts';
import { wordsBetween } from './words.ts';
import type { DiscoveryText, Sighting } from './types.ts';
import type { Sign } from '../types.ts';

/** Share of names from which the other heads of a list count as names too. */
const shareInListOfNames = 0.75;
const fewestNames = 3;
/** Share of ordinary heads from which a list is one of labels ("Price: …, Range: …") and no head of it a name. */
const shareInListOfLabels = 0.5;
/** The same if a colon follows each head and no name has several words. */
const shareInColonListOfLabels = 1 / 3;
const longestRescued = 3;

/**
 * Names at the heads of blocks, with what their neighbours say of them, because the entries of a list are of one kind: if most
 * heads are names, "Remote" or "ttb" among them is one; if most are ordinary words, an unknown word among them is a label. If
 * the line breaks of a list were lost, each head is judged alone.
 */
export function namesAtHeads(heads: readonly Head[], answer: DiscoveryText): Sighting[] {
  return [...Map.groupBy(heads, (head) => head.segment.list)].flatMap(([list, members]) => {
    const kind = list === null ? 'unknown' : kindOf(members, answer);
    const known = members.filter(({ names }) => names.some(({ name }) => answer.gazetteer.isCompany(name)));
    return members.flatMap((head): Sighting[] => {
      const found = head.names.length > 0 ? head.names : kind === 'names' ? rescued(head, answer) : [];
      const otherKnown = known.length - (known.includes(head) ? 1 : 0);
      const ofList: Sign[] = [
        ...(kind === 'unknown' ? [] : [kind === 'names' ? ('name_list' as const) : ('label_list' as const)]),
        ...(otherKnown >= 2 ? ['known_list' as const] : []),
        ...(head.segment.isNested === true ? ['nested' as const] : []),
      ];
      const ofHead: Sign[] = [head.isOpen ? 'whole' : head.closer === 'colon' ? 'colon' : 'described'];
      const tails = found.length > 0 && kind !== 'labels' ? [] : namesAtTail(head.segment, answer);
      return [
        ...found.map((name) => sighting(name, head, [...ofList, ...ofHead])),
        ...tails.map((name) => sighting(name, head, ['tail'])),
      ];
    });
  });
}

function kindOf(members: readonly Head[], answer: DiscoveryText): 'names' | 'labels' | 'unknown' {
  const isNamed = ({ names }: Head): boolean => names.some(({ name }) => !isPlainWord(name, answer));
  const named = members.filter(isNamed);
  const ordinary = members.filter((head) => !isNamed(head) && head.label !== null);
  const all = named.length + ordinary.length;
  if (named.length >= fewestNames && named.length / all >= shareInListOfNames) return 'names';
  if (ordinary.length >= 2 && ordinary.length / all >= shareInListOfLabels) return 'labels';
  // "Firmness: …, Breathability: …, Trial period: …": three labels, of which only the phrase is known to be ordinary.
  const isColonList = members.every(({ closer }) => closer === 'colon');
  const areWords = named.every(({ names }) => names.every(({ name }) => !name.includes(' ')));
  return isColonList && areWords && ordinary.length >= 1 && ordinary.length / all >= shareInColonListOfLabels
    ? 'labels'
    : 'unknown';
}

/** Whether a head is one word that texts of the language use, and no company: "Budget". */
const isPlainWord = (name: string, { gazetteer, languageCode }: DiscoveryText): boolean =>
  languageCode !== null &&
  !name.includes(' ') &&
  wordShape(name) === 'capital' &&
  !gazetteer.isCompany(name) &&
  gazetteer.vocabularyOf(languageCode)?.isWord(name) === true;

// Only what reads like a title: short, each word with a capital, no closing remark ("Other options").
function rescued(head: Head, answer: DiscoveryText): readonly Located[] {
  const { label, segment } = head;
  if (
    label === null ||
    segment.list === null ||
    segment.isOtherCell === true ||
    (segment.role === 'heading' && !segment.list.endsWith('numbered'))
  )
    return [];
  const words = wordsBetween(answer.text, label.start, label.start + label.name.length);
  if (words.length === 0 || words.length > longestRescued || isUncased(label.name)) return [];
  const isTitle = words.every((word) => ['capital', 'strong', 'acronym'].includes(wordShape(word.text)));
  const isLowerName =
    words.length === 1 && wordShape(label.name) === 'lower' && !answer.lexicon.isGenericWord(label.name);
  const closes = words.some(
    (word) => closingWords.has(fold(word.text)) || (words.length === 1 && leadWords.has(fold(word.text))),
  );
  return (isTitle || isLowerName) && !closes && !/[,;:/$€£%]/u.test(label.name) ? [label] : [];
}

function sighting(located: Located, { segment }: Head, signs: readonly Sign[]): Sighting {
  const kind = segment.role === 'heading' ? 'heading' : segment.role === 'cell' ? 'table_cell' : 'list_head';
  const { name, start, isLeading } = located;
  const isTail = signs.includes('tail');
  return {
    name,
    start,
    kind,
    signs:
      isLeading === true
        ? ['leading']
        : isTail
          ? signs
          : [segment.isOtherCell === true ? 'other_cell' : kind, ...signs],
    list: isTail ? null : segment.list,
  };
}
