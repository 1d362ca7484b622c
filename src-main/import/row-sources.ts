import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { trimEnd } from '#main/analysis/trim-end.ts';

/** The platform's own searches: a list, or one a line. */
export function readSearches(value: unknown): string[] {
  const list = typeof value === 'string' ? (jsonList(value.trim()) ?? value.split('\n')) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : []));
}

/** A list column: a JSON list of addresses or `{url, title}` objects, or addresses separated by spaces, commas, semicolons or bars. */
export function readCitations(value: unknown): CapturedCitation[] {
  const list = typeof value === 'string' ? readList(value.trim()) : value;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    if (typeof item === 'string')
      return /^https?:\/\//i.test(item.trim()) ? [{ url: item.trim(), title: '', cited: true }] : [];
    if (typeof item !== 'object' || item === null) return [];
    const entry = item as Record<string, unknown>;
    const url = [entry['url'], entry['link'], entry['href'], entry['uri']].find((value) => typeof value === 'string');
    const title = [entry['title'], entry['name']].find((value) => typeof value === 'string');
    return typeof url === 'string'
      ? [{ url, title: typeof title === 'string' ? title : '', cited: isCited(entry) }]
      : [];
  });
}

/** False if the tool says that the page was only found. */
const isCited = (entry: Record<string, unknown>): boolean =>
  entry['cited'] !== false && entry['citationCount'] !== 0 && entry['citation_count'] !== 0;

/** A text that is a JSON list or object, as a list; undefined for any other. */
function jsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[') && !text.startsWith('{')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? (parsed as unknown[]) : [parsed];
  } catch {
    return undefined;
  }
}

function readList(text: string): unknown {
  const list = jsonList(text);
  if (list !== undefined) return list;
  return text
    .split(/[\s|;]+|,(?=\s*https?:)/i)
    .map((part) => trimEnd(part.replace(/^[<"'(]+/, ''), /[>"'),]/))
    .filter((part) => /^https?:\/\//i.test(part));
}
