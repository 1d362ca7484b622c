/** A text that is looked up later, where the language is known. Its type proves that it is in the catalogues. */
export type MarkedText = string & { readonly [marked]: true };
declare const marked: unique symbol;

/** Translations by key. A text without one is shown in English. */
export type Catalogue = Readonly<Record<string, string>>;

/** Stands in a key between the English text and what distinguishes it from the same words with another meaning. */
const separator = ' ‖ ';

/** The key of a text in the catalogues: the English text, and its context if it has one. */
export const textKey = (text: string, context?: string): string =>
  context === undefined ? text : `${text}${separator}${context}`;

/** The English text of a key. */
export const englishOf = (key: string): string => key.split(separator)[0] ?? key;

/** Marks a literal text for the catalogues, to be looked up later with `t.marked`. With a context it is no English text by itself. */
export const mark = (text: string, context?: string): MarkedText => textKey(text, context) as MarkedText;
