import { genericWordsEnglish } from './generic-words-english.ts';
import { genericWordsEuropean } from './generic-words-european.ts';
import { genericWordsOther } from './generic-words-other.ts';

export { genericPartsWithoutSpaces, namingSuffixesWithoutSpaces, neverInNamesWithoutSpaces } from './generic-parts.ts';

/** Ordinary words of all languages together: answers mix languages, and a list head is ordinary in any of them. */
export const genericWordsOfAllLanguages: ReadonlySet<string> = new Set([
  ...genericWordsEnglish,
  ...genericWordsEuropean,
  ...genericWordsOther,
]);

/** Ends of compound nouns that are ordinary whatever stands before them (German, Dutch, the Nordic languages, Finnish). */
export const compoundEndings: readonly string[] = `
ung ungen heit heiten keit keiten schaft ität itäten tion tionen enz laufzeit zeit gebühr gebühren kosten preis preise netz konto konten
karte karten schutz sicherheit vergleich versicherung versicherungen leistung leistungen gewicht schuh schuhe zins zinsen kredit
auswahl angebot angebote programm funktionen qualität erfahrung erfahrungen bewertung empfehlung übersicht nutzer kunden anbieter
möglichkeiten möglichkeit verzögerung geschwindigkeit reichweite verbrauch stationen anlage geräte gerät beratung
heid heden teit kosten prijs prijzen tijd duur rekening verzekering verzekeringen schoenen keuze dienst diensten
het heter else elser ning ningar priser kostnader skydd sikkerhet sikkerhed
minen uus yys suus mahdollisuus hinta hinnat
ность ности ция ции ание ения ство ización ização zione mente iteit`
  .trim()
  .split(/\s+/u)
  .map((ending) =>
    ending
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .normalize('NFC'),
  )
  .filter((ending) => ending.length >= 3);
