import { texts } from '../language/current.ts';

/** A text with a capital at its beginning, as at the beginning of a sentence. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(texts().language.locale) + text.slice(first.length);
}
