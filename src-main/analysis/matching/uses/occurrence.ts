import { unspacedScripts, type Script } from '../../language/characters.ts';
import type { Field, FieldWord } from '../../language/fields/index.ts';
import type { WordTable } from '../../language/word-table.ts';
import type { NameKnowledge } from '../name-knowledge.ts';
import type { SentenceContext } from '../sentence-context.ts';
import type { SignName } from './signs.ts';

/** An occurrence that is judged, and what is known around it. */
export interface Occurrence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where the name ends without its ending. */
  readonly nameEnd: number;
  readonly knowledge: NameKnowledge;
  readonly firstScript: Script;
  /** Words by which other names of the brand are longer: what it sells or is. */
  readonly companions: ReadonlySet<string>;
  /** Words that the brand's other names write in capitals. */
  readonly capitalWords: ReadonlySet<string>;
  /** Names by which the brand is known, folded. */
  readonly ownNames: ReadonlySet<string>;
  /** The text has an occurrence that is surely the brand, or surely a word without its capital. */
  readonly isSureElsewhere: boolean;
  /** An earlier occurrence has another company's name before it: "the Ford Acme". */
  readonly isOwnedElsewhere: boolean;
  /** An earlier occurrence has a person's first name or title before it: "Ada Acme". */
  readonly isPersonElsewhere: boolean;
  /** What the brand trades in, as far as it is known. */
  readonly fields: ReadonlySet<Field>;
  /** Letters attached before the name: Arabic and Hebrew particles. */
  readonly hasPrefix: boolean;
  /** Other brands of the book named in the text, by place, that need no context. */
  readonly others: readonly { readonly start: number; readonly end: number; readonly brandId: number }[];
  /** Names of other brands of the book in the text, by place, whether or not they mean the brands there. */
  readonly mayStandBeside: readonly { readonly start: number; readonly end: number }[];
  /** The text names the brand by a name that needs no context. */
  readonly isNamedOtherwise: boolean;
}

/** What judging needs besides the occurrence. */
export interface UseContext {
  readonly table: WordTable;
  /** The languages that the text is likely in, by script. */
  readonly languagesIn: (script: Script) => readonly string[];
  /** The words of the text that belong to a field, in the languages. */
  readonly fieldWordsIn: (languages: readonly string[]) => readonly FieldWord[];
}

/** An occurrence with its sentence and the languages that the sentence may be in. */
export interface Surroundings {
  readonly occurrence: Occurrence;
  readonly context: UseContext;
  readonly sentence: SentenceContext;
  readonly part: string;
  readonly languages: readonly string[];
  readonly script: Script;
}

/** The signs found so far. */
export class Judgement {
  signs: SignName[] = [];

  add(sign: SignName, applies = true): void {
    if (applies) this.signs.push(sign);
  }

  /** Takes back signs that another one explains. */
  remove(...signs: readonly SignName[]): void {
    this.signs = this.signs.filter((sign) => !signs.includes(sign));
  }

  has(sign: SignName): boolean {
    return this.signs.includes(sign);
  }
}

/** Where the word ends that the name begins: after its ending, also one after an apostrophe. */
export function wordEnd(text: string, { end, nameEnd, firstScript }: Occurrence): number {
  if (unspacedScripts.has(firstScript)) return end;
  const ending = /^(?:['’]?[\p{L}\p{M}]{1,10})?/u.exec(text.slice(nameEnd, nameEnd + 12))?.[0].length ?? 0;
  return Math.max(end, nameEnd + ending);
}

/** Whether a name that the brand book writes with a capital has none here. */
export const isLowerCase = ({ text, start, knowledge }: Occurrence): boolean =>
  knowledge.isCased && /^\p{Ll}/u.test(text.slice(start, start + 1));

/** Whether the name is also that of a place, in a language of the text. */
export const mayBePlace = ({ occurrence: { knowledge }, languages, context: { table } }: Surroundings): boolean =>
  knowledge.isPlace || (knowledge.isCased && languages.some((code) => table.isTownOf(knowledge.name, code)));

/** Languages of whose words nearly all are listed. */
export const hasLargeList = new Set(['en', 'nl', 'ru', 'tr']);

/** Languages that join a name to a noun with a hyphen no more often than a word. */
export const looseHyphen = new Set(['en', 'fr', 'es', 'pt', 'it', 'ro']);

/** Between a name and the word beside it there is nothing but spaces and marks of emphasis. */
export const onlySpace = /^[\s*_`"'“”„«»‘’「」『』]*$/u;
