import type { CapturedCitation } from '#main/analysis/captured-answer.ts';

/** A source as a platform reports it; address and title may be missing. */
export interface ReportedSource {
  readonly url?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly cited: boolean;
}

/**
 * The sources of one answer in the platform's order, each page once.
 * A page reported twice (bare and as a card, cited and retrieved) keeps its first place, is cited if any of its
 * reports is, and has the first non-empty title. Addresses stay as the platform gave them; anything that is not an
 * http(s) address is dropped.
 */
export function mergeCitations(sources: readonly ReportedSource[]): readonly CapturedCitation[] {
  const pages = new Map<string, CapturedCitation>();
  for (const source of sources) {
    const url = source.url?.trim() ?? '';
    const key = pageKey(url);
    if (key === null) continue;
    const known = pages.get(key) ?? { url, title: '', cited: false };
    const title = known.title || (source.title?.trim() ?? '');
    pages.set(key, { url: known.url, title, cited: known.cited || source.cited });
  }
  return [...pages.values()];
}

/** Sources that are all cited, or all only retrieved. */
export const sourcesAs = (
  cited: boolean,
  sources: readonly { readonly url?: string | null | undefined; readonly title?: string | null | undefined }[],
): readonly ReportedSource[] => sources.map(({ url, title }) => ({ url, title, cited }));

/** The same key for two addresses of one page in a reply: platforms add `utm_*` and text fragments to only some of them. */
function pageKey(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (!/^https?:$/.test(parsed.protocol)) return null;
  const names = Array.from(parsed.searchParams.keys());
  for (const name of names) if (name.startsWith('utm_')) parsed.searchParams.delete(name);
  const fragment = parsed.hash.replace(/:~:.*$/s, '').replace(/^#$/, '');
  return `${parsed.host}${parsed.pathname.replace(/\/$/, '')}${parsed.search}${fragment}`;
}
