import type { AnswerText } from './answer-text.ts';
import { closingWords, leadWords } from '../language/opening-words.ts';
import { fold } from '../language/fold.ts';
import { isUncased, wordShape } from './name-shape.ts';
import type { Sighting } from './sighting.ts';
import { namesAtTail, type Head, type Located } from './structured-names.ts';
import { wordsBetween } from './words.ts';

/** From this share of names on, the other heads of a list are taken for names too. */
const listOfNames = 0.75;
const fewestNames = 3;
/** From this share of ordinary heads on, a list is one of labels ("Price: …, Range: …"), and no head of it is a name. */
const listOfLabels = 0.5;
/** The same where a colon follows each head and no head of two words is a name. */
const colonListOfLabels = 1 / 3;
const longestRescued = 3;

/**
 * Names at the heads of blocks, judged by their neighbours: lists are of one kind. Where most heads are names, "Remote"
 * or "ttb" among them is one; where most are ordinary words, an unknown word among them is a label, unless its spelling
 * is unmistakable. Where the lines of a list were lost each head stands for itself.
 */
export function namesAtHeads(
  heads: readonly Head[],
  answer: AnswerText,
): { names: Sighting[]; labels: ReadonlySet<number> } {
  const lists = Map.groupBy(heads, (head) => head.segment.list);
  const labels = new Set<number>();
  const names = [...lists].flatMap(([list, members]) => {
    const kind = list === null ? 'unknown' : kindOf(members);
    return members.flatMap((head): Sighting[] => {
      const found = head.names.length > 0 ? head.names : kind === 'names' ? rescued(head, answer) : [];
      if (kind !== 'labels')
        return (found.length > 0 ? found : namesAtTail(head.segment, answer)).map((name) => sighting(name, head));
      const kept = found.filter(({ name }) => isUnmistakable(name));
      for (const { start } of found) if (!kept.some((one) => one.start === start)) labels.add(start);
      return (kept.length > 0 ? kept : namesAtTail(head.segment, answer)).map((name) => sighting(name, head));
    });
  });
  return { names, labels };
}

function kindOf(members: readonly Head[]): 'names' | 'labels' | 'unknown' {
  const named = members.filter(({ names }) => names.length > 0);
  const ordinary = members.filter(({ names, label }) => names.length === 0 && label !== null);
  const all = named.length + ordinary.length;
  if (named.length >= fewestNames && named.length / all >= listOfNames) return 'names';
  if (ordinary.length >= 2 && ordinary.length / all >= listOfLabels) return 'labels';
  // "Firmness: …, Breathability: …, Trial period: …": three labels, of which only the phrase is known to be ordinary.
  const isColonList = members.every(({ closer }) => closer === 'colon');
  const areWords = named.every(({ names }) => names.every(({ name }) => !name.includes(' ')));
  return isColonList && areWords && ordinary.length >= 1 && ordinary.length / all >= colonListOfLabels
    ? 'labels'
    : 'unknown';
}

// Only what reads like a title of its own: short, each word with a capital, no closing remark ("Other options").
function rescued(head: Head, answer: AnswerText): readonly Located[] {
  const { label, segment } = head;
  if (label === null || segment.list === null || (segment.role === 'heading' && !segment.list.endsWith('numbered')))
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

function isUnmistakable(name: string): boolean {
  const shapes = name.split(/\s+/u).map(wordShape);
  return shapes.includes('strong') && !isUncased(name);
}

function sighting(name: Located, { segment }: Head): Sighting {
  const kind = segment.role === 'heading' ? 'heading' : segment.role === 'cell' ? 'table_cell' : 'list_head';
  return { ...name, kind, strength: 'structure' };
}
