/** A language that fixed texts are written in. */
export interface TextLanguage {
  /** BCP 47, as in the names of the catalogues. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  /** BCP 47, for numbers, dates, lists and plural forms. Arabic with the digits that charts and spreadsheets have, too. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether all texts are translated: of the app's screens, and of reports and e-mails. Others are in English meanwhile. */
  readonly complete: { readonly app: boolean; readonly report: boolean };
}

/** Which texts: the screens of the app, or what the main process writes (reports, e-mails). */
export type TextScope = keyof TextLanguage['complete'];
export const textScopes: readonly TextScope[] = ['app', 'report'];

export const english: TextLanguage = {
  code: 'en',
  name: 'English',
  locale: 'en',
  direction: 'ltr',
  complete: { app: true, report: true },
};

const language = (
  code: string,
  name: string,
  complete: TextLanguage['complete'],
  more: Partial<Pick<TextLanguage, 'locale' | 'direction'>> = {},
): TextLanguage => ({ code, name, locale: code, direction: 'ltr', complete, ...more });

const whole = { app: true, report: true };

/** The languages of the app, its reports and its e-mails. */
export const textLanguages: readonly TextLanguage[] = [
  english,
  language('de', 'Deutsch', whole),
  language('fr', 'Français', whole),
  language('es', 'Español', whole),
  language('pt', 'Português', whole, { locale: 'pt-BR' }),
  language('it', 'Italiano', whole),
  language('nl', 'Nederlands', whole),
  language('pl', 'Polski', whole),
  language('sv', 'Svenska', whole),
  language('ja', '日本語', whole),
  language('ar', 'العربية', whole, { locale: 'ar-u-nu-latn', direction: 'rtl' }),
];

/** English with accents, longer and in brackets: shows what is not translated, and what a longer language breaks. */
export const pseudoLanguage: TextLanguage = {
  code: 'en-XA',
  name: 'Ƥşḗŭḓǿ',
  locale: 'en',
  direction: 'ltr',
  complete: { app: true, report: true },
};

/** The language of a BCP 47 tag (`pt-PT` and `pt-BR` are Portuguese); undefined if there are no texts in it. */
export function findTextLanguage(tag: string): TextLanguage | undefined {
  if (tag === pseudoLanguage.code) return pseudoLanguage;
  const [code] = tag.toLowerCase().split(/[-_]/);
  return textLanguages.find((one) => one.code === code);
}

/** The first language of a list of wishes (BCP 47) in which all texts of a scope are translated; else English. */
export function preferredLanguage(wishes: readonly string[], scope: TextScope): TextLanguage {
  for (const wish of wishes) {
    const found = findTextLanguage(wish);
    if (found?.complete[scope] === true) return found;
  }
  return english;
}
