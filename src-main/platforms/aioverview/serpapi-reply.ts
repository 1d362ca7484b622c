import { z } from 'zod';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { failureMessage, kindOfPlatformError } from '../http/failure-from.ts';
import { ScanFailure } from '../scan-failure.ts';
import { mergeCitations } from '../merge-citations.ts';
import { invalidReply, readReply } from '../read-reply.ts';
import { type OverviewBlock, overviewBlockSchema, overviewMarkdown, withNested } from './overview-blocks.ts';

const text = z.string().nullish().catch(null);
const referenceSchema = z.looseObject({ index: z.number().nullish().catch(null), link: text, title: text });
const overviewSchema = z.looseObject({
  text_blocks: z.array(overviewBlockSchema).nullish(),
  references: z.array(referenceSchema).nullish(),
  page_token: text,
  error: text,
});
const replySchema = z.looseObject({
  error: text,
  search_metadata: z.looseObject({ status: text }).nullish().catch(null),
  ai_overview: overviewSchema.nullish(),
});
type Overview = z.output<typeof overviewSchema>;

/** What one reply of SerpApi says about the overview of a query. */
export type OverviewState =
  | { readonly kind: 'none' }
  | { readonly kind: 'deferred'; readonly pageToken: string }
  | ({ readonly kind: 'shown' } & Pick<CapturedAnswer, 'text' | 'citations'>);

/** SerpApi's message for an empty result page; nothing was shown, so no overview either. */
const noResults = /hasn't returned any results/i;

/**
 * Reads the overview out of a reply of SerpApi, of the search (`search`) or of the follow-up (`overview`).
 *
 * - an overview with text is one, whatever else the reply says: SerpApi reports "no results" for a page without
 *   organic results, although an overview may appear above them.
 * - no `ai_overview`, or a search without any results: Google showed none.
 * - `ai_overview.error` ("Can't generate an AI overview right now. Try again later."): Google tried and failed; a
 *   temporary failure (`server`), not a page without an overview.
 * - a follow-up without content: the search announced an overview, so it exists but was not captured
 *   (SerpApi says the same of an expired `page_token`): `server`, and the query is asked again from the start.
 *
 * Throws {@link ScanFailure}.
 */
export function readSerpApiReply(
  body: unknown,
  step: 'search' | 'overview',
  label: string,
  secrets: readonly string[],
): OverviewState {
  const reply = readReply(replySchema, body, label);
  const fail = (message: string, kind = kindOfPlatformError([], message) ?? 'server') =>
    new ScanFailure(kind, failureMessage(`${label}: ${message}`, secrets), {
      status: 200,
      maybeBilled: step === 'overview',
    });
  const overview = reply.ai_overview;
  const shown = overview ? readOverview(overview) : null;
  if (shown !== null) return { kind: 'shown', ...shown };
  if (reply.error && !(step === 'search' && noResults.test(reply.error))) throw fail(reply.error);
  if (reply.search_metadata?.status === 'Error') throw fail('the search ended in an error');
  if (overview?.error) throw fail(overview.error);
  if (step === 'overview') throw fail('the announced overview came back empty');
  if (overview?.page_token) return { kind: 'deferred', pageToken: overview.page_token };
  if (!overview) return { kind: 'none' };
  throw invalidReply(label, 'an overview without text, token or error');
}

function readOverview(overview: Overview): Pick<CapturedAnswer, 'text' | 'citations'> | null {
  const blocks = overview.text_blocks ?? [];
  const markdown = overviewMarkdown(blocks);
  return markdown === '' ? null : { text: markdown, citations: citationsOf(blocks, overview.references ?? []) };
}

/**
 * References in their order, cited when a block refers to them by number or links to them.
 * Many replies number no block at all; their references are then all cited, because Google shows them as the sources
 * of the overview and nothing distinguishes some of them.
 */
function citationsOf(blocks: readonly OverviewBlock[], references: readonly z.output<typeof referenceSchema>[]) {
  const all = blocks.flatMap(withNested);
  const referred = new Set(all.flatMap((block) => block.reference_indexes ?? []));
  const shown = references.map((reference, place) => ({
    url: reference.link,
    title: reference.title,
    cited: referred.size === 0 || referred.has(reference.index ?? place),
  }));
  const links = all
    .flatMap((block) => [...(block.snippet_links ?? []).map(({ link }) => link), block.link])
    .filter((link) => link && !googleItself.test(link))
    .map((url) => ({ url, cited: true }));
  return mergeCitations([...shown, ...links]);
}

/** Links back to Google's own search are not sources. */
const googleItself = /^https?:\/\/(www\.)?google\.[a-z.]+\/(search|url|async)/;
