import { parse } from 'tldts';
import { hostToUnicode } from '#shared/domain/punycode.ts';
import type { Phrase } from './candidates.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import type { SiteContent } from './site-content.ts';

const businessTypes =
  /(?:Organization|Corporation|Business|WebSite|Brand|Store|Shop|Restaurant|Dentist|Physician|Attorney|Hotel|Clinic|Agency|Agent|Company|School|Bank|Notary|Bakery|Salon|Spa)$/u;
/** Whether a schema.org type is of businesses, or of their sites. */
export const isOfBusiness = (type: string): boolean => businessTypes.test(type);
const notTheBusiness = /^(?:Product|Service|Offer|Person|Place|ListItem|ImageObject|Article|BlogPosting|NewsArticle)$/u;

/**
 * The names of a page's own business: `og:site_name`, the application's name, organisations and the site itself in JSON-LD, the
 * registered label of the address, and parts of the title equal to one of them. Words that the page uses only inside such a
 * name ("Müller" of "Zahnarzt Müller", but not "Zahnarzt") are names too.
 */
export function businessNamesOf(content: SiteContent, phrases: readonly Phrase[]): string[] {
  const declared = [
    content.openGraph.siteName,
    content.applicationName,
    ...content.entities
      .filter(({ types, locality }) =>
        types.some((type) => businessTypes.test(type) || (locality !== '' && !notTheBusiness.test(type))),
      )
      .flatMap(({ name, alternateNames }) => [name, ...alternateNames]),
  ].filter((name) => name !== '');
  const label = parse(content.url).domainWithoutSuffix ?? '';
  const host = hostToUnicode(label);
  const names = [...declared, ...(host.length >= 3 && !isCommonWord(host, phrases) ? [host] : [])];
  const folded = new Set(names.map(foldLetters));
  const titleParts = [content.title, content.openGraph.title].flatMap((title) =>
    title
      .slice(0, longestTitle)
      .split(/\s[|–—·•:-]\s|[|｜]/u)
      .map((part) => part.trim()),
  );
  names.push(...titleParts.filter((part) => folded.has(foldLetters(part))));
  return [...new Set([...names, ...wordsOnlyInNames(names, phrases)])];
}

/** In UTF-16 units; a longer title is no title. */
const longestTitle = 1_000;

/** Whether a page writes a word in lower case in its sentences: "hotels" of hotels.example is no name. */
const isCommonWord = (word: string, phrases: readonly Phrase[]): boolean =>
  phrases.some(({ words }) => words.length > 1 && words.some(({ text }) => text === word && /\p{Ll}/u.test(text)));

/** Words of multi-word names that the page only uses inside at least two consecutive words of such a name. */
function wordsOnlyInNames(names: readonly string[], phrases: readonly Phrase[]): string[] {
  const parts = names
    .map((name) =>
      name
        .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
        .map(foldLetters)
        .filter(Boolean),
    )
    .filter((words) => words.length > 1)
    .flatMap(runsOfSeveral);
  const wanted = new Set(parts.flat().filter((word) => word.length >= 3));
  const outside = new Set<string>();
  const seen = new Set<string>();
  for (const { words } of phrases) {
    const run = words.map(({ key }) => foldLetters(key));
    const covered = new Set<number>();
    for (const part of parts)
      for (let start = 0; start + part.length <= run.length; start++)
        if (part.every((word, offset) => run[start + offset] === word))
          part.forEach((_, offset) => covered.add(start + offset));
    run.forEach((word, index) => (covered.has(index) ? seen : outside).add(word));
  }
  return [...wanted].filter((word) => seen.has(word) && !outside.has(word));
}

const runsOfSeveral = (words: readonly string[]): string[][] =>
  words.flatMap((_, start) => words.slice(start + 1).map((__, length) => words.slice(start, start + length + 2)));
