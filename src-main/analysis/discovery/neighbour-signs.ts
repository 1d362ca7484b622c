import { foldPhrase } from '../language/search-folding.ts';
import { shows, whatWordShows } from '../language/use-words/lookup.ts';
import { memoise } from '../memoise.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText } from './types.ts';

const reach = 60;
const near = 6;
const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const folded = memoise(foldPhrase);

/**
 * What the words beside a name say: a kind of company ("the insurer Acme", "Acme stores"), what companies do ("Acme offers"),
 * buying and selling nearby, a title or relation of a person, a word for a place, an article.
 */
export function neighbourSigns(start: number, end: number, { text, languageCode }: DiscoveryText): Sign[] {
  const languages = languageCode === null ? ['en'] : [languageCode.split('-')[0] ?? 'en', 'en'];
  const show = (token: string | undefined, bit: number): boolean =>
    token !== undefined && (whatWordShows(folded(token), languages) & bit) !== 0;
  const windowBefore = text.slice(Math.max(0, start - reach), start);
  const windowAfter = text.slice(end, end + reach);
  const lineBefore = windowBefore.slice(windowBefore.lastIndexOf('\n') + 1);
  const lineAfter = windowAfter.split('\n', 1)[0] ?? '';
  const left = [...lineBefore.matchAll(word)].map(([token]) => token);
  const right = [...lineAfter.matchAll(word)].map(([token]) => token);
  const [before, beforeThat] = [left.at(-1), left.at(-2)];
  const [after] = right;
  const isAdjacent = /^[\s*_'’"”»)-]*\p{L}/u.test(lineAfter);
  const signs: Sign[] = [];
  if (show(before, shows.kind) || show(beforeThat, shows.kind)) signs.push('kind_before');
  if (isAdjacent && show(after, shows.kind)) signs.push('kind_after');
  if (isAdjacent && show(after, shows.verb)) signs.push('verb_after');
  if ([...left.slice(-near), ...right.slice(0, near)].some((token) => show(token, shows.trade)))
    signs.push('trade_near');
  if (show(before, shows.person) || (isAdjacent && show(after, shows.person))) signs.push('person_beside');
  if (show(before, shows.place) || (isAdjacent && show(after, shows.place))) signs.push('place_beside');
  if (show(before, shows.determiner)) signs.push('determiner_before');
  return signs;
}
