import type { CapturedCitation } from '../captured-answer.ts';
import type { NormalisedCitation } from '../types.ts';
import { writtenLinks } from './markdown-links.ts';
import { maskCode } from './mask-code.ts';
import { citedSpelling, normaliseUrl } from './normalise-url.ts';
import { registrableDomain } from './registrable-domain.ts';
import { memoise } from '../memoise.ts';
import { keyLinks, referredKeys } from './source-list.ts';

const articleOf = memoise(normaliseUrl);
const domainOfAddress = memoise(registrableDomain);
const spellingOf = memoise(citedSpelling);

/** Wrappers that hide their target: only the title shows the domain. */
const opaqueHost = /^https:\/\/vertexaisearch\.cloud\.google\.com\//;

/**
 * The sources of an answer in order, one per article, positions from 1.
 *
 * Captured sources come first, in the platform's order, then addresses that only the text contains, in the order of the text.
 * Links of the text are cited; an entry of a numbered source list that no marker refers to, while markers refer to others, was
 * only retrieved. For an article that occurs twice, cited wins over retrieved, and the first spelling and the first non-empty
 * title are used. Anything
 * that is not an http(s) address or has no registrable domain is left out.
 */
export function extractCitations(markdown: string, captured: readonly CapturedCitation[]): NormalisedCitation[] {
  const found = new Map<string, { spelling: string; domain: string; title: string; cited: boolean }>();
  for (const { url, title, cited } of [...captured, ...citedInText(markdown)]) {
    const article = articleOf(url);
    const domain = article === null ? null : domainOf(article, title);
    if (article === null || domain === null) continue;
    const earlier = found.get(article);
    if (earlier === undefined)
      found.set(article, { spelling: spellingOf(url) ?? article, domain, title: title.trim(), cited });
    else {
      earlier.cited ||= cited;
      earlier.title ||= title.trim();
    }
  }
  return [...found].map(([url, { spelling, domain, title, cited }], index) => ({
    position: index + 1,
    url,
    spelling,
    domain,
    title,
    cited,
  }));
}

function domainOf(article: string, title: string): string | null {
  const named = opaqueHost.test(article) && !/\s/.test(title.trim()) ? registrableDomain(title.trim()) : null;
  return named ?? domainOfAddress(article);
}

function citedInText(markdown: string): CapturedCitation[] {
  const masked = maskCode(markdown);
  const links = keyLinks(masked, writtenLinks(masked));
  const keys = new Set(links.map((link) => link.key).filter((key) => key !== null));
  const referred = keys.size === 0 ? keys : referredKeys(masked);
  const referencesAny = [...referred].some((key) => keys.has(key));
  return links.map(({ url, title, key }) => ({
    url,
    title,
    cited: key === null || !referencesAny || referred.has(key),
  }));
}
