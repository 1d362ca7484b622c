import { english } from '#shared/language/text-languages.ts';
import { textsFor, type Texts } from '#shared/language/texts.ts';
import type { Translate } from '#shared/language/translate.ts';

/**
 * A page has one language, loaded before any module of the app: so `t` and the formats can be used anywhere, in constants of
 * modules, too. Another language begins with a new page.
 */
let current: Texts = textsFor(english);

/** Sets the texts of the page; only for its start, and tests. */
export function setTexts(texts: Texts): void {
  current = texts;
}

/** The texts and formats of the page's language. */
export const texts = (): Texts => current;

/** Looks up an English text in the language of the page. */
export const t: Translate = Object.assign((...text: Parameters<Translate>) => current.t(...text), {
  marked: (...text: Parameters<Translate['marked']>) => current.t.marked(...text),
  rich: <Part>(...text: Parameters<typeof current.t.rich<Part>>) => current.t.rich<Part>(...text),
  richMarked: <Part>(...text: Parameters<typeof current.t.richMarked<Part>>) => current.t.richMarked<Part>(...text),
});
