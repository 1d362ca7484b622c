/** Platforms, those of this installation and others, by how exports and people begin their names, without signs between words. */
const spellings: readonly (readonly [platform: string, spelling: RegExp])[] = [
  ['aioverview', /^(?:google(?:search)?)?(?:aio|(?:ai|sge)overviews?|sge)$/],
  ['aimode', /^(?:google(?:search)?)?aimode$/],
  ['chatgpt', /^(?:chatgpt|openai|gpt|searchgpt|chatopenai|o[1-9](?:mini|pro|preview)?$)/],
  ['claude', /^(?:claude|anthropic)/],
  ['gemini', /^(?:google)?(?:gemini|bard)/],
  ['perplexity', /^(?:perplexity|sonar|pplx)/],
  ['copilot', /^(?:microsoft|ms|bing)?copilot|^bingchat$/],
  ['grok', /^(?:xai)?grok|^xai$/],
  ['deepseek', /^deepseek/],
  ['mistral', /^(?:mistral|lechat)/],
  ['metaai', /^metaai$/],
];

/** The platform of a name such as `AI Overviews`, `perplexity.ai` or `gpt-5.2`, or of its vendor; null if it says none. */
export function platformOfName(name: string): string | null {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[\s_.-]+/g, '');
  return spellings.find(([, spelling]) => spelling.test(plain))?.[0] ?? null;
}

/** The platform that a row names; one stored under the name as it is written keeps it. Empty if the row names none. */
export function platformId(name: string, known: ReadonlySet<string>): string {
  const written = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '');
  return known.has(written) ? written : (platformOfName(name) ?? written);
}
