import { ServiceError } from '#shared/contract/errors.ts';
import { findCountry, type CountryCode } from '#shared/domain/countries.ts';
import { findLanguage, type LanguageCode } from '#shared/domain/languages.ts';
import type { FetchedPage, FetchPageOptions } from '#main/web/fetch-page.ts';
import { PageFetchError } from '#main/web/page-fetch-error.ts';
import { UnreadablePage } from '#main/web/page-reader.ts';
import { businessNamesOf } from './business-names.ts';
import { phrasesOf } from './candidates.ts';
import { competitorsWithModel } from './competitors-with-model.ts';
import { extractKeywords } from './extract-keywords.ts';
import { findPlace } from './find-place.ts';
import { identityOf, type SiteIdentity } from './identity.ts';
import type { ModelConfig } from '#main/models/generate-with-model.ts';
import { keywordsWithModel } from './keywords-with-model.ts';
import { queriesFromTemplates, type QueriesRequest } from './queries-from-templates.ts';
import { queriesWithModel } from './queries-with-model.ts';
import { loadQueryTemplates, outputLanguage, wordingFor, type QueryTemplates } from './query-templates.ts';
import { createSegmenter } from './segment-words.ts';
import type { SiteContent } from './site-content.ts';
import { zonesOf } from './zones.ts';

interface GeneratorOptions {
  /** Usually `fetchPage` of `web/`. */
  readonly fetchPage: (url: string, options: FetchPageOptions) => Promise<FetchedPage>;
  /** Reads a fetched page, usually in a thread of its own: it is a stranger's. Throws {@link UnreadablePage}. */
  readonly readSite: (html: string, url: string) => Promise<SiteContent>;
  /** The folder `resources/query-templates`. */
  readonly templatesDirectory: string;
  /** The model to use, null for none; a function is called before each use, so that changed settings apply at once. */
  readonly model: ModelConfig | null | (() => ModelConfig | null);
  /** Receives the reason if the offline method replaces a failed model. */
  readonly log: (message: string) => void;
}

/** Receives, in words for the user, why the offline method replaces the configured model. */
export type OnFallback = (why: string) => void;

/** Generates keywords and queries: by a model if one is configured, otherwise, or if it fails, offline. */
export interface Generator {
  /**
   * Ten keywords of a website; the scheme of the address may be missing.
   * @throws ServiceError `website_unreachable`, or `invalid_request` for an unsupported language
   */
  keywords(request: {
    readonly websiteUrl: string;
    readonly language: string;
    readonly signal?: AbortSignal;
    readonly onFallback?: OnFallback;
  }): Promise<string[]>;
  /** Three questions per keyword, 150 at most, that never name the customer. */
  queries(
    request: QueriesRequest & { readonly signal?: AbortSignal; readonly onFallback?: OnFallback },
  ): Promise<string[]>;
  /**
   * What a website says its business is called.
   * @throws ServiceError `website_unreachable`
   */
  identity(request: { readonly websiteUrl: string; readonly signal?: AbortSignal }): Promise<SiteIdentity>;
  /** Names of competitors by the model, for a person to confirm; none without one, or if it fails. */
  competitors(request: CompetitorsRequest): Promise<string[]>;
}

interface CompetitorsRequest {
  readonly names: readonly string[];
  readonly websiteUrl: string;
  readonly language: string;
  readonly countryCode: CountryCode;
  readonly signal?: AbortSignal;
  readonly onFallback?: OnFallback;
}

/** Limits under which a customer's website is read. */
const siteLimits = { timeoutMs: 20_000, maxBytes: 3 * 1024 * 1024, maxRedirects: 5 } as const;

/** Creates the generator of keywords and queries. */
export function createGenerator(options: GeneratorOptions): Generator {
  const templates = new Map<LanguageCode, QueryTemplates>();
  const templatesOf = (code: LanguageCode): QueryTemplates => {
    const loaded = templates.get(code) ?? loadQueryTemplates(options.templatesDirectory, code);
    templates.set(code, loaded);
    return loaded;
  };
  const currentModel = () => (typeof options.model === 'function' ? options.model() : options.model);

  /** The model's result, or that of the offline method if there is no model or it fails. */
  const withFallback = async (
    subject: string,
    { signal, onFallback }: { readonly signal?: AbortSignal | undefined; readonly onFallback?: OnFallback | undefined },
    byModel: (config: ModelConfig) => Promise<string[]>,
    offline: () => string[],
    consequence = 'so these were made without it',
  ): Promise<string[]> => {
    const config = currentModel();
    if (config === null) return offline();
    try {
      return await byModel(config);
    } catch (failure) {
      signal?.throwIfAborted();
      const reason = failure instanceof Error ? failure.message : String(failure);
      options.log(`${subject} made offline: the model ${config.model} failed (${reason})`);
      onFallback?.(`The model ${config.model} failed (${reason}), ${consequence}.`);
      return offline();
    }
  };

  return {
    keywords: async ({ websiteUrl, language, signal, onFallback }) => {
      const found = findLanguage(language);
      if (found === undefined) throw new ServiceError('invalid_request', `language: "${language}" is not supported`);
      const content = await readWebsite(websiteUrl, options, signal);
      const offline = () =>
        extractKeywords(content, {
          languageCode: found.code,
          businessName: null,
          searches: searchesFor(templatesOf(found.code), content),
        });
      if (!hasText(content)) return offline();
      return withFallback(
        'Keywords',
        { signal, onFallback },
        (config) => {
          const phrases = phrasesOf(zonesOf(content), createSegmenter(found.code));
          const businessNames = businessNamesOf(content, phrases);
          return keywordsWithModel(config, {
            content,
            languageCode: found.code,
            language: outputLanguage(found.code, templatesOf(found.code)),
            businessNames,
            place: findPlace(content),
            signal,
          });
        },
        offline,
      );
    },

    queries: (request) =>
      withFallback(
        'Queries',
        request,
        (config) =>
          queriesWithModel(config, {
            ...request,
            language: outputLanguage(request.languageCode, templatesOf(request.languageCode)),
          }),
        () => queriesFromTemplates({ ...request, templates: templatesOf(request.languageCode) }),
      ),

    identity: async ({ websiteUrl, signal }) => identityOf(await readWebsite(websiteUrl, options, signal)),

    competitors: (request) =>
      withFallback(
        'No competitors',
        request,
        async (config) => {
          // The model may know a business whose site cannot be read.
          const content = await readWebsite(request.websiteUrl, options, request.signal).catch((failure: unknown) => {
            if (failure instanceof ServiceError) return null;
            throw failure;
          });
          return competitorsWithModel(config, { ...request, content });
        },
        () => [],
        'so it proposes none',
      ),
  };
}

/** Search templates in the wording of the page's country. */
function searchesFor(templates: QueryTemplates, content: SiteContent): readonly string[] {
  return wordingFor(templates, findCountry(regionOf(content.language)), `${content.title} ${content.description}`)
    .searches;
}

/** The likely country of a language tag ("zh-Hant": TW); "" if the tag is invalid. */
function regionOf(languageTag: string): string {
  try {
    return new Intl.Locale(languageTag).maximize().region ?? '';
  } catch {
    return '';
  }
}

/** Whether a page has enough text for a model, which would otherwise invent keywords. */
const hasText = (content: SiteContent): boolean =>
  [content.title, content.description, ...content.headings.map(({ text }) => text), ...content.body].join(' ').length >=
  20;

/**
 * Fetches and reads a customer's website. A missing scheme was replaced by `https`, so if nothing listens there the site is read
 * over `http`.
 */
async function readWebsite(
  websiteUrl: string,
  { fetchPage, readSite }: GeneratorOptions,
  signal: AbortSignal | undefined,
): Promise<SiteContent> {
  const trimmed = websiteUrl.trim();
  const url = /^[a-z][a-z\d+.-]*:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`;
  const limits = { ...siteLimits, signal };
  try {
    const page = await fetchPage(url, limits).catch(async (failure: unknown) => {
      if (!(failure instanceof PageFetchError && failure.reason === 'connection' && url.startsWith('https://')))
        throw failure;
      return fetchPage(url.replace('https://', 'http://'), limits).catch(() => Promise.reject(failure));
    });
    return await readSite(page.html, page.finalUrl);
  } catch (failure) {
    if (failure instanceof PageFetchError || failure instanceof UnreadablePage)
      throw new ServiceError('website_unreachable', failure.message, { cause: failure });
    throw failure;
  }
}
