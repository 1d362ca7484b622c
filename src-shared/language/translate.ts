import { IntlMessageFormat } from 'intl-messageformat';
import { pseudoMessage } from './pseudo.ts';
import { englishOf, textKey, type Catalogue, type MarkedText } from './text-key.ts';
import { english, pseudoLanguage, type TextLanguage } from './text-languages.ts';

/** What the placeholders of a text stand for. Numbers are for plural forms and `{n, number}`; other figures are formatted before. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The inside of a tag of a rich text. */
export type RichParts<Part> = readonly (string | Part)[];

/** Placeholders and tags of a rich text: a tag is a function of what is inside it. */
export type RichValues<Part> = Readonly<Record<string, string | number | Part | ((parts: RichParts<Part>) => Part)>>;

/** Looks up a literal English text (ICU MessageFormat) in a language; `context` distinguishes the same words with another meaning. */
export interface Translate {
  (text: string, values?: TextValues, context?: string): string;
  /** Looks up a text that was marked with `mark` before. */
  readonly marked: (text: MarkedText, values?: TextValues) => string;
  /** Looks up a text with tags: `See <link>the method</link>.` */
  readonly rich: <Part>(text: string, values: RichValues<Part>, context?: string) => (string | Part)[];
  /** Looks up a text with tags that was marked before. */
  readonly richMarked: <Part>(text: MarkedText, values: RichValues<Part>) => (string | Part)[];
}

/** What a message needs to be more than its own characters. */
const needsFormat = /[{}]|''|'[<>]/;

/** Makes formats of a kind once each: they are expensive, and the same for all texts of a language. */
function once<Options extends object, Format>(
  make: (locale: Intl.LocalesArgument, options: Options | undefined) => Format,
  keyOf: (options: Options) => string = JSON.stringify,
): (locale?: Intl.LocalesArgument, options?: Options) => Format {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = options === undefined ? String(locale) : `${String(locale)} ${keyOf(options)}`;
    const found = known.get(key) ?? make(locale, options);
    known.set(key, found);
    return found;
  };
}

const formatters = {
  getNumberFormat: once((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  getDateTimeFormat: once((locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
  getPluralRules: once(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
    ({ type = '' }) => type,
  ),
};

/** Creates the look-up in a language. A text that the catalogue lacks is in English, with English plural forms and numbers. */
export function createTranslate(language: TextLanguage, catalogue: Catalogue): Translate {
  const prepared = new Map<string, string | IntlMessageFormat>();

  const prepare = (key: string, tags: boolean): string | IntlMessageFormat => {
    const translation = catalogue[key];
    const message = translation === undefined || translation === '' ? englishOf(key) : translation;
    const { locale } = message === translation ? language : english;
    const options = { ignoreTag: !tags, formatters };
    if (language.code === pseudoLanguage.code)
      return new IntlMessageFormat(pseudoMessage(message, options), locale, undefined, options);
    if (!tags && !needsFormat.test(message)) return message;
    return new IntlMessageFormat(message, locale, undefined, options);
  };

  const preparedOf = (key: string, tags: boolean): string | IntlMessageFormat => {
    const known = prepared.get(key);
    if (known !== undefined) return known;
    const made = prepare(key, tags);
    prepared.set(key, made);
    return made;
  };

  const plain = (key: string, values?: TextValues): string => {
    const message = preparedOf(key, false);
    return typeof message === 'string' ? message : String(message.format(values));
  };

  const richMarked = <Part>(text: string, values: RichValues<Part>): (string | Part)[] => {
    const message = preparedOf(text, true);
    if (typeof message === 'string') return [message];
    const parts = message.format<Part>(values as Parameters<typeof message.format<Part>>[0]);
    return Array.isArray(parts) ? parts : [parts];
  };

  return Object.assign(
    (text: string, values?: TextValues, context?: string): string => plain(textKey(text, context), values),
    {
      marked: (text: MarkedText, values?: TextValues): string => plain(text, values),
      rich: <Part>(text: string, values: RichValues<Part>, context?: string) =>
        richMarked<Part>(textKey(text, context), values),
      richMarked,
    },
  );
}
