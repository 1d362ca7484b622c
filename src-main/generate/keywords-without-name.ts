import type { LanguageCode } from '#shared/domain/languages.ts';
import { stopWords } from '#main/analysis/language/stop-words.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import { createNameGuard } from './name-guard.ts';
import { wordKey } from './segment-words.ts';

/** Words that make no sense without the removed name: "Acme alternatives", "acme pricing", "acme login". */
const besideName = new Set(
  [
    'alternative alternatives review reviews rating ratings login account official website homepage',
    'pricing price prices cost costs discount coupon coupons promo download install support contact',
    'careers ceo founder owner wiki competitors competitor',
    'alternativen preis preise kosten anmelden kundenservice erfahrungen bewertung bewertungen gutschein konto webseite',
    'prix tarif tarifs avis connexion compte promo precio precios opiniones iniciar sesión cuenta prezzo prezzi recensioni',
    'preço preços avaliações entrar prijs prijzen ervaringen inloggen cena ceny opinie pris priser omdöme omdömen',
  ]
    .join(' ')
    .split(' '),
);
/** Words that need more than each other: "Acme free trial", "Acme app". */
const tooLittle = new Set(
  'app apps free plan plans trial stock share history number phone address code similar jobs online site'.split(' '),
);
const comparison = new Set(['vs', 'versus']);

/**
 * Keywords for use in questions: with single spaces, without the customer's names and without repetitions. With a name the
 * words that depend on it are removed ("software by Acme", "Acme vs other software"). A keyword is dropped if nothing remains,
 * or only what was said of the name ("Acme alternatives for designers", "acme.com pricing").
 */
export function keywordsWithoutName(request: {
  readonly keywords: readonly string[];
  readonly languageCode: LanguageCode;
  readonly names: readonly string[];
}): string[] {
  const guard = createNameGuard(request.names);
  const stops = new Set(`${stopWords.en ?? ''} ${stopWords[request.languageCode] ?? ''}`.split(' '));
  const keyOf = (word: string | undefined) => (word === undefined ? '' : wordKey(word, request.languageCode));
  const isLink = (word: string | undefined) => stops.has(keyOf(word)) || comparison.has(keyOf(word));
  const isDependent = (word: string | undefined) => isLink(word) || besideName.has(keyOf(word));
  /** What is left of a keyword after the name between `before` and `after` was cut out; "" if it was about the name. */
  const sensibleRest = (before: string[], after: string[]): string => {
    const compared = comparison.has(keyOf(before.at(-1))) || comparison.has(keyOf(after[0]));
    const follows = after.find((word) => !isLink(word));
    const words = [...before, ...after];
    const aboutName = before.every(isLink) && besideName.has(keyOf(follows));
    if (aboutName || words.every((word) => isDependent(word) || tooLittle.has(keyOf(word)))) return '';
    while (isDependent(words.at(-1))) words.pop();
    while (isDependent(words[0])) words.shift();
    // What the name is compared with is another name.
    return compared && words.length === 1 ? '' : words.join(' ');
  };
  return uniqueFolded(
    request.keywords.map((keyword) => {
      const tidy = collapse(keyword);
      const rest = guard.strip(tidy);
      if (rest === tidy) return tidy;
      const [words, whole] = [rest.split(' ').filter(Boolean), tidy.split(' ')];
      const cut = words.findIndex((word, index) => word !== whole[index]);
      const at = cut === -1 ? words.length : cut;
      return sensibleRest(words.slice(0, at), words.slice(at));
    }),
  );
}

/** Drops empty texts and repetitions that differ only in case, accents or punctuation; "C++" and "C#" are different. */
export function uniqueFolded(texts: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const text of texts.map(collapse)) {
    const key = `${foldLetters(text) || text}${text.replaceAll(/[^+#]/gu, '')}`;
    if (text !== '' && !unique.has(key)) unique.set(key, text);
  }
  return [...unique.values()];
}

const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();
