import { pageKeyParameter } from '#shared/contract/page-key.ts';

const storageKey = 'answerscope-page-key';
const mark = `#${pageKeyParameter}=`;

/**
 * Takes the page key from the fragment of the address that opened the dashboard and removes it there. It is kept for all tabs
 * of this port, and no other port can read it. Call it before anything reads the address.
 */
export function takePageKey(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(mark)) return;
  localStorage.setItem(storageKey, hash.slice(mark.length));
  window.history.replaceState(null, '', pathname + search);
}

/** The second factor of the session; '' if this browser never opened the dashboard. */
export const pageKey = (): string => localStorage.getItem(storageKey) ?? '';
