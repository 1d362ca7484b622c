import { trimEnd } from '#main/analysis/trim-end.ts';
import { z } from 'zod';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { failureMessage } from '../http/failure-from.ts';
import { ScanFailure } from '../scan-failure.ts';
import { mergeCitations } from '../merge-citations.ts';
import { readReply } from '../read-reply.ts';

const text = z.string().nullish().catch(null);
const referencesSchema = z
  .array(z.looseObject({ url: text, title: text }))
  .nullish()
  .catch(null);

interface OverviewElement {
  readonly markdown?: string | null | undefined;
  readonly references?: z.output<typeof referencesSchema>;
  readonly links?: z.output<typeof referencesSchema>;
  readonly items?: readonly OverviewElement[] | null | undefined;
  readonly components?: readonly OverviewElement[] | null | undefined;
}
const elementSchema: z.ZodType<OverviewElement> = z.lazy(() =>
  z.looseObject({
    markdown: text,
    references: referencesSchema,
    links: referencesSchema,
    items: z.array(elementSchema).nullish().catch(null),
    components: z.array(elementSchema).nullish().catch(null),
  }),
);
const pageSchema = z.looseObject({
  items: z
    .array(z.looseObject({ type: z.string(), asynchronous_ai_overview: z.boolean().nullish().catch(null) }))
    .nullish(),
});

/**
 * The overview of a result page of DataForSEO; null when the page has none.
 * References keep the order of the overview's own list and are cited if a part of the overview refers to them (all of
 * them if no part refers to any); links inside the text are cited too. An overview that Google announced but DataForSEO
 * could not load is a temporary failure, not a missing overview. Throws {@link ScanFailure}.
 */
export function readDataForSeoOverview(
  result: unknown,
  label: string,
): Pick<CapturedAnswer, 'text' | 'citations'> | null {
  const item = readReply(pageSchema, result, label).items?.find(({ type }) => type === 'ai_overview');
  if (item === undefined) return null;
  const overview = readReply(elementSchema, item, label);
  const parts = (overview.items ?? []).flatMap(withNested);
  const markdown =
    cleanMarkdown(overview.markdown ?? '') || cleanMarkdown(parts.map((part) => part.markdown ?? '').join('\n\n'));
  if (markdown === '') {
    const why =
      item.asynchronous_ai_overview === true ? 'the announced overview was not loaded' : 'an overview without text';
    throw new ScanFailure('server', failureMessage(`${label}: ${why}`, []), { status: 200, maybeBilled: true });
  }
  const referred = new Set(
    parts.flatMap((part) => [...(part.references ?? []), ...(part.links ?? [])]).map(({ url }) => url),
  );
  const listed = (overview.references ?? []).map(({ url, title }) => ({
    url,
    title,
    cited: referred.size === 0 || referred.has(url),
  }));
  const within = parts
    .flatMap((part) => [...(part.references ?? []), ...(part.links ?? [])])
    .map(({ url, title }) => ({ url, title, cited: true }));
  return { text: markdown, citations: mergeCitations([...listed, ...within]) };
}

const withNested = (element: OverviewElement): readonly OverviewElement[] => [
  element,
  ...[...(element.items ?? []), ...(element.components ?? [])].flatMap(withNested),
];

/** Markdown without pictures and without the empty links used as icons. */
const cleanMarkdown = (markdown: string): string =>
  markdown
    .replace(/!\[[^[\]]*\]\([^)[\]]*\)/g, '')
    .replace(/\[\s*\]\([^)[\]]*\)/g, '')
    .split('\n')
    .map((line) => trimEnd(line, /[ \t]/))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
