import { texts } from '../language/current.ts';

/** A text with a capital at its beginning, as at the beginning of a sentence. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(texts().language.locale) + text.slice(first.length);
}

/** A path, address or name within a text: from left to right also where the text is not. */
export const isolated = (value: string): string =>
  texts().language.direction === 'rtl' ? `\u2068${value}\u2069` : value;
