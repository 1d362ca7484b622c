import { preferredLanguage } from '#shared/language/text-languages.ts';
import type { Texts } from '#shared/language/texts.ts';
import { serviceTextIn } from '#shared/wording/service/service-text.ts';
import { languageTexts } from '#main/files/language-texts.ts';

let current: Texts | null = null;
const listeners = new Set<() => void>();

/** The texts of menus, notifications and dialogs: in the language of the window. */
export const desktopTexts = (): Texts => current ?? languageTexts('en');

/** What an error says, for a dialog: a sentence of the product in the language of the window, another as it is. */
export const desktopProblem = (error: unknown): string =>
  serviceTextIn(error instanceof Error ? error.message : String(error), desktopTexts());

/** Sets the language of menus, notifications and dialogs: the one chosen in the window (null: none), else the system's. */
export function setDesktopLanguage(chosen: string | null, system: readonly string[]): void {
  const { code } = preferredLanguage([...(chosen === null ? [] : [chosen]), ...system], 'app');
  if (desktopTexts().language.code === code) return;
  current = languageTexts(code);
  for (const listener of listeners) listener();
}

/** Calls a listener whenever the language changes, so that what is always on screen is shown again; returns the function that ends it. */
export function onDesktopLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
