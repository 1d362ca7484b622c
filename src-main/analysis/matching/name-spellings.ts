import { writtenLegalForms } from '../language/legal-forms.ts';

const longestFirst = writtenLegalForms.toSorted((a, b) => b.length - a.length).map((form) => RegExp.escape(form));
const legalForm = new RegExp(`,? (?:${longestFirst.join('|')})$|(?:株式会社|股份有限公司|有限公司)$`, 'u');

/** The name, and the name without its legal form, which answers leave out: "Acme, Inc." is also matched as Acme. */
export function withAndWithoutLegalForm(name: string): string[] {
  const bare = name.trim().replace(legalForm, '');
  return /[\p{L}\p{N}]{2}/u.test(bare) ? [name, bare] : [name];
}

const conjunctions = ['and', 'und', 'et', 'y'];

const withoutKazakhLetters: Readonly<Record<string, string>> = Object.fromEntries(
  ['қк', 'ғг', 'ңн', 'өо', 'ұу', 'үу', 'әа', 'һх', 'іи', 'ҳх', 'ҷч', 'ӣи', 'ӯу'].flatMap((pair) => [
    [pair.charAt(0), pair.charAt(1)],
    [pair.charAt(0).toUpperCase(), pair.charAt(1).toUpperCase()],
  ]),
);

/** Letters that keyboards or habits replace: å by aa, ø by oe, đ by dj, ə by e, Kazakh and Tajik letters by Russian ones. */
const respellings: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/å/iu, (name) => name.replaceAll(/å/giu, 'aa')],
  [/^Aa/u, (name) => name.replace(/^Aa/u, 'Å')],
  [/ø/iu, (name) => name.replaceAll(/ø/giu, 'oe')],
  [/đ/iu, (name) => name.replaceAll(/đ/giu, 'dj')],
  [/ə/iu, (name) => name.replaceAll(/ə/giu, 'e')],
  [
    /[қғңөұүһҳҷӣӯ]/iu,
    (name) => name.replaceAll(/[қғңөұүәһіҳҷӣӯ]/giu, (letter) => withoutKazakhLetters[letter] ?? letter),
  ],
  [/ة(?!\p{L})/u, (name) => name.replaceAll(/ة(?!\p{L})/gu, 'ه')],
  [/ँ/u, (name) => name.replaceAll('ँ', 'ं')],
  // Abbreviations without their dot: Dr. Max, Dr Max; J.Crew, J Crew.
  [
    /(?<!\p{L})\p{L}{1,3}\.\s?\p{L}{3}/u,
    (name) => name.replaceAll(/(?<=(?<!\p{L})\p{L}{1,3})\.\s?(?=\p{L}{3})/gu, ' '),
  ],
  [/^\p{Lu}\.\p{Lu}\p{L}{2}/u, (name) => name.replace('.', '. ')],
  [/^(?:Dr|St|Mr|Mrs) \p{L}{3}/u, (name) => name.replace(' ', '. ')],
];

/** Spellings of a name that differ by more than folding and spacing: & and "and", ü and ue, quotes, a final "!". */
export function spellings(name: string): string[] {
  const found = new Set([name]);
  if (/\p{L}{3,}\s*&\s*\p{L}{3,}/u.test(name)) {
    for (const word of conjunctions) found.add(name.replaceAll(/\s*&\s*/gu, ` ${word} `));
  }
  const conjunction = /(?<=\p{L}{3,}) (?:and|und|et) (?=\p{L}{3,})/iu;
  if (conjunction.test(name)) found.add(name.replace(conjunction, ' & '));
  if (/[äöüÄÖÜ]/u.test(name)) {
    found.add(name.replaceAll(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`));
  }
  if (/\p{L}["“”']\p{L}/u.test(name)) {
    found.add(name.replaceAll(/(?<=\p{L})["“”](?=\p{L})/gu, ' '));
    found.add(name.replaceAll(/(?<=\p{L}{3})['’](?=s\b)/gu, ''));
  }
  // An elided article: L'Oréal is also LOréal.
  if (/(?<!\p{L})\p{L}['’]\p{L}{4,}/u.test(name))
    found.add(name.replace(/(?<=(?<!\p{L})\p{L})['’](?=\p{L}{4,})/gu, ' '));
  if (/\p{L}{3,}['’]\s/u.test(name)) found.add(name.replaceAll(/(?<=\p{L}{3})['’](?=\s)/gu, ''));
  if (/\p{L}{4,}!$/u.test(name)) found.add(name.slice(0, -1));
  if (/\p{L}\+$/u.test(name)) found.add(name.replace(/\+$/u, ' Plus'));
  if (/\p{L} plus$/iu.test(name)) found.add(name.replace(/ plus$/iu, '+'));
  // An abbreviation with its dots: ΔΕΗ is also Δ.Ε.Η.
  if (/^\p{Lu}{3,5}$/u.test(name)) found.add([...name].join('.'));
  for (const [letters, others] of respellings) if (letters.test(name)) found.add(others(name));
  if (/^ال\p{L}{3,}/u.test(name)) found.add(`لل${name.slice(2)}`);
  return [...found];
}
