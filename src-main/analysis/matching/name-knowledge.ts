import type { NameSenses } from '../language/name-senses.ts';
import { foldPhrase } from '../language/search-folding.ts';
import type { WordTable } from '../language/word-table.ts';
import { fold } from '../language/fold.ts';
import { once } from '../memoise.ts';
import { isPlace } from '../language/places.ts';
import { memoise } from '../memoise.ts';
import { calendarNames } from '../language/calendar-names.ts';

/** What else a name means: decides whether, and how, each occurrence is judged by its context. */
export interface NameKnowledge {
  /** As written in the brand book. */
  readonly name: string;
  /** A person answered that it is a common word. */
  readonly asked: boolean;
  /** Languages in which it is a word. */
  readonly languages: ReadonlySet<string>;
  /** Languages in which it is a rare word. */
  readonly rareIn: ReadonlySet<string>;
  readonly isFirstName: boolean;
  readonly isLastName: boolean;
  readonly isPlace: boolean;
  /** A company of this name is known. */
  readonly isCompany: boolean;
  /** What it trades in is known too. */
  readonly isWellKnown: boolean;
  /** Languages in which it is a day or month, written like the name. */
  readonly calendar: ReadonlySet<string>;
  /** Begins with a capital. */
  readonly isCased: boolean;
  readonly isOneWord: boolean;
  /** Any list holds it: as a word, a person's name, a place, a day or month; or a person marked it. */
  readonly isListed: boolean;
  /** Whether texts of one of the languages use it as a word, or as a name of their own: a town, a surname. */
  readonly isUsedIn: (languages: readonly string[]) => boolean;
  /** What the name has to do with as a word of one of the languages, as bits of `themes.ts`. */
  readonly themesIn: (languages: readonly string[]) => number;
  /** What stands near the name in texts of a language; undefined if it is not known. */
  readonly sensesIn: (language: string) => NameSenses | undefined;
  /** What stands near it in any language where the company is meant: names of products are the same everywhere. */
  readonly sensesElsewhere: readonly NameSenses[];
  /** Whether texts of one of the languages write it in lower case. */
  readonly isWrittenSmall: (languages: readonly string[]) => boolean;
  /** {@link isUsedIn} of the name of a known company. */
  readonly isUsedCompany: (languages: readonly string[]) => boolean;
}

/** Regions, rivers, mountains and towns after which companies are named. */
const geographicNames = once(
  () =>
    new Set(
      `patagonia amazon amazonia columbia nokia dacia montana sahara alaska dakota arizona nevada savannah everest himalaya fuji olympus
  olimp olympia santander sabadell evian vichy volvic spa eden atlas andes alps sierra tundra taiga siberia sibir moldova transilvania
  bucovina dobrogea banat bohemia moravia silesia tatra tatry karpaty carpathia bavaria bayern hansa rhein donau dunaj danubio thames
  cisco lima riga roma venezia milano capri ischia elba sardinia corsica bretagne normandie provence champagne bordeaux cognac gouda edam
  cheddar dijon parma modena sorrento amalfi ibiza mallorca formentera granada sevilla alhambra toledo rioja porto madeira algarve
  alentejo açores brasilia ipanema copacabana bahia pacifico atlantico baltika balaton matra bukk tisza volga вологда байкал балтика волга
  урал сибирь кавказ крым ессентуки боржоми карпати дністер дніпро говерла δέλτα όλυμπος αιγαίο μακεδονία κρήτη`
        .split(/\s+/u)
        .map((name) => foldPhrase(name)),
    ),
);

/** "Bank" before a name of a script without capitals. */
const bank = /^(?:בנק|بنك|مصرف|बैंक|ব্যাংক)$/u;

/** Vocabularies of large languages that tell a word of one language from a name that all write without a capital. */
const sampled = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'tr', 'id', 'hu', 'fi', 'cs', 'sv'];
const international = 5;
/** Lists of languages that a name remembers. */
const mostLanguages = 200;

/** Whether texts of one of the languages use a name as a word, or as a name of their own. */
function isUsedIn(
  name: string,
  { isCased, isCompany, isWellKnown }: Pick<NameKnowledge, 'isCased' | 'isCompany' | 'isWellKnown'>,
  codes: readonly string[],
  table: WordTable,
): boolean {
  const isKnownCompany = isCompany || isWellKnown;
  // Where names have no capitals, a vocabulary holds those of companies too.
  if (!isCased) return !isKnownCompany && table.isUsed(name, codes);
  if (!isKnownCompany) return table.isTown(name) || table.isUsed(name, codes) || table.isLocalName(name, codes);
  return table.isUsed(name, codes) && sampled.filter((code) => table.isUsed(name, [code])).length < international;
}

/** Whether a listed company's name often means something else; with capitals, abbreviations and coined names are among such. */
const isDoubtful = (folded: string, isCased: boolean, table: WordTable): boolean =>
  !isCased && table.isBrand(folded) && !table.isSure(folded);

/** One word with at most its first letter a capital, or several such words: anything else is coined. */
const wordLike =
  /^\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+(?:(?: & |[ '’-])\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+)*$|^\p{Lu} \p{Lu}?\p{Ll}+$/u;
const capitals = /^\p{Lu}{2,}$/u;
const cased = /^\p{Lu}/u;

/**
 * What a name means besides the brand; undefined if it needs no context: a coined spelling ("LastPass", "1Password"), several
 * words that are not all words of one language, or a name of which a person said that it only means the brand.
 */
export function knowName(name: string, commonWord: boolean | undefined, table: WordTable): NameKnowledge | undefined {
  if (commonWord === false) return undefined;
  const isCapitals = capitals.test(name);
  const folded = foldPhrase(name);
  // "МегаФон" is coined, "мегафон" is a word.
  const isCoined = !wordLike.test(name) && !isCapitals;
  if (isCoined && (!wordLike.test(name.toLowerCase()) || table.languagesOf(folded).length === 0)) return undefined;
  const meanings = isCoined ? undefined : table.meaningsOf(folded);
  const senses = table.sensesOf(folded);
  const parts = folded.split(/[ '-]/u).filter((part) => part !== '' && part !== '&');
  let languages = new Set([...table.languagesOf(folded), ...(meanings?.wordIn ?? [])]);
  if (parts.length > 1) {
    if (isCoined || (commonWord !== true && bank.test(parts[0] ?? ''))) return undefined;
    // "O Boticário": an article is in no list.
    const [first = '', ...rest] = parts.filter((part) => part.length > 1);
    const shared = table.languagesOf(first).filter((code) => rest.every((part) => table.isWord(part, [code])));
    languages = new Set([...languages, ...shared]);
    if (languages.size === 0 && meanings === undefined && commonWord !== true) return undefined;
  }
  const known = {
    name,
    asked: commonWord === true,
    languages,
    rareIn: new Set(table.rareIn(folded)),
    isFirstName: meanings?.isFirstName === true || (parts.length === 1 && table.isFirstName(folded)),
    isLastName: meanings?.isLastName === true || (parts.length === 1 && table.isLastName(folded)),
    isPlace:
      meanings?.isPlace === true ||
      isPlace(fold(name)) ||
      geographicNames().has(folded) ||
      (parts.length === 1 && table.isTown(name)),
    isCompany: meanings !== undefined || table.isCompany(fold(name)),
    isWellKnown: table.fieldsOfCompany(folded).size > 0,
    calendar: calendarNames(name),
    isCased: cased.test(name),
    isOneWord: parts.length === 1,
  };
  const isUsed = memoise((codes) => !isCoined && isUsedIn(name, known, codes.split(' '), table), mostLanguages);
  return {
    ...known,
    isUsedIn: (codes) => isUsed(codes.join(' ')),
    themesIn: (codes) => {
      let bits = 0;
      for (const code of codes)
        bits |= (meanings?.themes.get(code) ?? 0) | (table.themesOf(code)?.ofWhole(folded).themes ?? 0);
      return bits;
    },
    sensesIn: (code) => senses.get(code),
    sensesElsewhere: [...senses.values()].map(({ brand }) => ({ brand, other: [], phrases: [] })),
    isWrittenSmall: (codes) => table.isUsed(name, codes),
    isUsedCompany: (codes) => (known.isCompany || known.isWellKnown) && isUsed(codes.join(' ')),
    isListed:
      known.asked ||
      (!isCoined &&
        (senses.size + languages.size + known.rareIn.size + known.calendar.size > 0 ||
          known.isFirstName ||
          (known.isLastName && (!known.isWellKnown || meanings?.isLastName === true)) ||
          known.isPlace ||
          isDoubtful(fold(name), known.isCased, table))),
  };
}
