import { fold, wordSet } from '../fold.ts';
import { englishWords } from './english.ts';
import { europeanWords } from './european.ts';
import { otherWords } from './other.ts';

/** Languages whose words are in the list of a near relative. */
const listedUnder: Readonly<Record<string, string>> = {
  sk: 'cs',
  sl: 'hr',
  sr: 'hr',
  bs: 'hr',
  lv: 'lt',
  et: 'lt',
  mk: 'bg',
  ky: 'kk',
  tg: 'kk',
  uz: 'az',
  ms: 'id',
  nb: 'no',
  nn: 'no',
  lb: 'de',
  gsw: 'de',
};

const writtenLists: ReadonlyMap<string, string> = new Map(
  Object.entries({ en: englishWords, ...europeanWords, ...otherWords }),
);

/** The lists of ordinary words; a list is named after its main language's code. */
export const ordinaryWordLists: readonly string[] = [...writtenLists.keys()];

const foldedLists = new Map<string, ReadonlySet<string>>();

/** Folded ordinary words of a list; undefined if there is no such list. Folded when first asked for: most commands never do. */
export function ordinaryWordsOf(list: string): ReadonlySet<string> | undefined {
  const known = foldedLists.get(list);
  if (known !== undefined) return known;
  const words = writtenLists.get(list);
  if (words === undefined) return undefined;
  const folded = wordSet(words);
  foldedLists.set(list, folded);
  return folded;
}

/** The list with a language's ordinary words; null for languages without one (scripts without spaces). */
export function listOfLanguage(languageCode: string): string | null {
  const code = languageCode.split('-')[0]?.toLowerCase() ?? '';
  const list = listedUnder[code] ?? code;
  return writtenLists.has(list) ? list : null;
}

/** Lists of languages that write compounds as one word: "Batterielaufzeit", "reisverzekering". */
export const compoundingLists: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'no', 'da', 'fi', 'ru', 'uk', 'bg']);

/** Folded ends of compound and derived nouns that are ordinary words whatever their beginning, in {@link compoundingLists}. */
export const compoundEndings: readonly string[] = `
ung ungen heit heiten keit keiten schaft ität itäten tion tionen enz laufzeit zeit gebühr gebühren kosten preis preise netz konto konten
karte karten schutz sicherheit vergleich versicherung versicherungen leistung leistungen gewicht schuh schuhe zins zinsen kredit
auswahl angebot angebote programm funktionen qualität erfahrung erfahrungen bewertung empfehlung übersicht nutzer kunden anbieter
rabatt rabatter samtal korting kortingen rabatte dauer
möglichkeiten möglichkeit verzögerung geschwindigkeit reichweite verbrauch stationen anlage geräte gerät beratung
heid heden teit kosten prijs prijzen tijd duur rekening verzekering verzekeringen schoenen keuze dienst diensten
het heter else elser ning ningar priser kostnader skydd sikkerhet sikkerhed
minen uus yys suus mahdollisuus hinta hinnat
ность ности ция ции ание ения ство ización ização zione mente iteit`
  .trim()
  .split(/\s+/u)
  .map(fold)
  .filter((ending) => ending.length >= 3);
