import type { Catalogue } from '#shared/language/text-key.ts';
import { english, findTextLanguage, preferredLanguage, type TextLanguage } from '#shared/language/text-languages.ts';
import { textsFor } from '#shared/language/texts.ts';
import { setTexts } from './current.ts';

const storageKey = 'answerscope-language';

const catalogues = import.meta.glob<{ readonly default: Catalogue }>('../../resources/languages/app/*.json');

/** The code of the language chosen in the settings; null to follow the system. */
export const chosenLanguage = (): string | null => localStorage.getItem(storageKey);

/** The language of the system, as far as the app is translated into it. */
export const systemLanguage = (): TextLanguage => preferredLanguage(navigator.languages, 'app');

/** Chooses a language, or the system's (null), and shows the page in it. */
export function chooseLanguage(code: string | null): void {
  if (code === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, code);
  window.location.reload();
}

async function catalogueOf({ code }: TextLanguage): Promise<Catalogue | undefined> {
  const load = catalogues[`../../resources/languages/app/${code}.json`];
  return load === undefined ? undefined : (await load()).default;
}

/** Loads the texts of the page's language and sets its direction; in English where that fails. Call it before any module of the app is loaded. */
export async function loadLanguage(): Promise<void> {
  const wanted = findTextLanguage(chosenLanguage() ?? '') ?? systemLanguage();
  // A failure shows English instead of nothing.
  const catalogue = await catalogueOf(wanted).catch(() => null);
  const language = catalogue === null ? english : wanted;
  setTexts(textsFor(language, catalogue ?? {}));
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
}
