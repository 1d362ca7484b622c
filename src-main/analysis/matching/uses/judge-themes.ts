import { unspacedScripts } from '../../language/characters.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { themeBits, tradeBits, type ThemeTable, type Trade, type WordThemes } from '../../language/themes.ts';
import type { NameKnowledge } from '../name-knowledge.ts';
import { judgeGoods } from './judge-goods.ts';
import { onlySpace, type Judgement, type Surroundings } from './occurrence.ts';
import type { SignName } from './signs.ts';
import { judgeUseWords } from './judge-use-words.ts';
import { formsOf } from './words-around.ts';

/** Themes of which texts about goods hardly speak. */
const distant = themeBits([
  ...(['animals', 'plants', 'farm', 'sky', 'weather', 'land', 'sea'] as const),
  ...(['faith', 'history', 'school', 'science', 'family', 'art'] as const),
]);
/** What texts about places, and about people, speak of. */
const ofPlaces = themeBits(['land', 'sea', 'weather']);
const ofPeople = themeBits(['family', 'history', 'art', 'school', 'sport', 'law', 'faith']);
/** What is said of all companies. */
const ofCompanies = tradeBits(['business', 'verbs', 'people']);

/** Themes that belong to what companies of a field sell: of bread and jackets people speak as of baking and clothes. */
const themesOfFields: Readonly<Partial<Record<Trade, number>>> = {
  insurance: themeBits(['law']),
  travel: themeBits(['land', 'sea', 'weather', 'time', 'motion']),
  cars: themeBits(['motion']),
  shops: themeBits(['cooking', 'clothing', 'time']),
  fashion: themeBits(['clothing', 'body', 'weather', 'form']),
  care: themeBits(['body', 'clothing']),
  food: themeBits(['cooking', 'farm']),
  drink: themeBits(['cooking']),
  media: themeBits(['art', 'history', 'law', 'school', 'sport']),
  software: themeBits(['school', 'art', 'time']),
  devices: themeBits(['form', 'art']),
  home: themeBits(['building', 'material', 'form', 'plants']),
  energy: themeBits(['science', 'weather']),
  health: themeBits(['body', 'science']),
  parcels: themeBits(['motion', 'time']),
  classifieds: themeBits(['building', 'family']),
};

function themesOf(fields: Iterable<Trade>): number {
  let bits = 0;
  for (const field of fields) bits |= themesOfFields[field] ?? 0;
  return bits;
}

/** Most times that each sign is added. */
const most = { theme: 3, other: 2, lower: 1 };
/** Of these a single one speaks for a name that is written as a word: "stay in constant contact". */
const tradeSigns: ReadonlySet<SignName> = new Set<SignName>(['tradeOfField', 'otherTrade', 'ofCompanies']);
/** Words to each side that are read. */
const reach = 20;
/** Letters by which two forms of a word are taken for one. */
const sameBeginning = 5;
/** Likely languages whose words are looked up. */
const mostLanguages = 2;

/** A word of the sentence other than the name. */
interface Said extends WordThemes {
  readonly word: string;
}

/** Signs from what the other words of the sentence speak of: what the name means as a word, anything but trade, trade. */
export function judgeThemes(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, context } = surroundings;
  const languages = surroundings.languages.slice(0, mostLanguages);
  const tables = languages.flatMap((code) => context.table.themesOf(code) ?? []);
  if (tables.length === 0) return;
  const own = themesOfName(occurrence.knowledge, languages);
  const fields = tradeBits(occurrence.fields as Iterable<Trade>);
  const close = judgement.has('lowerCase') ? 0 : themesOf(occurrence.fields);
  const counts = new Map<SignName, Set<string>>();
  for (const said of wordsOf(surroundings, tables)) {
    const sign = signOf(said, { own, fields, close });
    if (sign === undefined) continue;
    const words = counts.get(sign) ?? new Set();
    counts.set(sign, words.add(said.word.slice(0, sameBeginning)));
  }
  if (counts.has('tradeOfField')) judgement.remove('fieldMissing');
  for (const [sign, words] of counts) {
    const limit =
      sign === 'theme' ? most.theme : tradeSigns.has(sign) && judgement.has('lowerCase') ? most.lower : most.other;
    for (let index = 0; index < Math.min(words.size, limit); index += 1) judgement.add(sign);
  }
  judgement.add('roleBefore', isAfterRole(surroundings, tables));
  judgeGoods(judgement, surroundings, tables);
  judgeUseWords(judgement, surroundings, tables);
}

/** What a word of the sentence says of a name with some themes and of a brand with some fields. */
function signOf(
  { themes, trades }: WordThemes,
  { own, fields, close }: { readonly own: number; readonly fields: number; readonly close: number },
): SignName | undefined {
  if ((trades & fields) !== 0) return 'tradeOfField';
  if ((themes & own) !== 0) return 'themeOfName';
  if (trades === 0 && (themes & close) !== 0) return 'themeOfField';
  if (trades === 0) return (themes & distant) === 0 ? 'theme' : 'distantTheme';
  if ((trades & ofCompanies) !== 0) return (themes & distant) === 0 ? 'ofCompanies' : undefined;
  return themes === 0 ? 'otherTrade' : undefined;
}

function themesOfName(knowledge: NameKnowledge, languages: readonly string[]): number {
  const { isPlace, isFirstName, isLastName } = knowledge;
  return knowledge.themesIn(languages) | (isPlace ? ofPlaces : 0) | (isFirstName || isLastName ? ofPeople : 0);
}

/** "The neighbour Elisa", "the lawyer Ørsted": a person's role before what is also a person's name. */
function isAfterRole({ occurrence, sentence, script }: Surroundings, tables: readonly ThemeTable[]): boolean {
  const { knowledge, text, start } = occurrence;
  const before = sentence.left.at(-1);
  if (before === undefined || !(knowledge.isFirstName || knowledge.isLastName)) return false;
  if (!onlySpace.test(text.slice(before.end, start))) return false;
  return tables.some((table) =>
    formsOf(before, script).some((form) => {
      const { themes, trades } = table.of(form);
      return trades === 0 && (themes & ofPeople) !== 0;
    }),
  );
}

function wordsOf({ sentence, part, script, occurrence }: Surroundings, tables: readonly ThemeTable[]): readonly Said[] {
  if (unspacedScripts.has(script)) {
    const [from, to] = [occurrence.start - sentence.from, occurrence.end - sentence.from];
    return [part.slice(0, from), part.slice(to)].flatMap((side) =>
      tables.flatMap((table) => table.inside(foldPhrase(side))),
    );
  }
  const own = foldPhrase(occurrence.knowledge.name);
  return [sentence.left.slice(-reach), sentence.right.slice(0, reach)].flatMap((side) =>
    side.flatMap((token, index): Said[] => {
      if (token.folded === own) return [];
      let [themes, trades] = [0, 0];
      const next = side[index + 1]?.folded;
      for (const table of tables) {
        const forms = formsOf(token, script);
        for (const form of table.hasPhrases && next !== undefined ? [...forms, `${token.folded} ${next}`] : forms) {
          const found = table.of(form);
          themes |= found.themes;
          trades |= found.trades;
        }
      }
      return themes === 0 && trades === 0 ? [] : [{ word: token.folded, themes, trades, uses: 0 }];
    }),
  );
}
