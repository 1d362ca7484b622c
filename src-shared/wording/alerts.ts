import { localDays, rewriter } from '#shared/language/rewrite.ts';
import { mark } from '#shared/language/text-key.ts';
import { english } from '#shared/language/text-languages.ts';
import type { Texts } from '#shared/language/texts.ts';

/** What changed, and where: a clause that stands before its figures. */
const whatChanged = rewriter(
  [
    mark('Pages of {client} are no longer cited on {platform}'),
    mark('Pages of {client} are cited in more answers on {platform}'),
    mark('Pages of {client} are cited in fewer answers on {platform}'),
    mark('{client} has a larger share of voice on {platform}'),
    mark('{client} has a smaller share of voice on {platform}'),
    mark('The page {page} is no longer cited in answers about {client} on {platform}'),
    mark('The page {page} is cited in more answers about {client} on {platform}'),
    mark('The page {page} is cited in fewer answers about {client} on {platform}'),
    mark('{domain} is no longer cited in answers about {client} on {platform}'),
    mark('{domain} is cited in more answers about {client} on {platform}'),
    mark('{domain} is cited in fewer answers about {client} on {platform}'),
    mark('{client} is no longer named in answers to “{query}” on {platform}'),
    mark('{client} is named in fewer answers to “{query}” on {platform}'),
    mark('{company} is named in more answers about {client} on {platform}'),
    mark('{company} is named in fewer answers about {client} on {platform}'),
    mark('{client} is named in more answers on {platform}'),
    mark('{client} is named in fewer answers on {platform}'),
  ],
  { platform: rewriter([mark('{platform} (queries with the tag {tag})')]) },
);

const sentence = rewriter(
  [
    mark('{what}: {rate, number} % since about {day}, {before, number} % before.'),
    mark('{what}: {rate, number} %, {before, number} % before.'),
    mark('On {day} {platform} replaced {from} with {to}: the change may come from that.'),
    mark('The days compared include a replaced model ({day}).'),
    mark('The days compared include replaced models ({days}).'),
    mark('The scan of {group} ({client}) on {platform} failed.'),
    mark(
      '{failed, number} of {total, number} queries failed and {refused, plural, one {# was} other {# were}} refused in the scan of {group} ({client}) on {platform}.',
    ),
    mark(
      '{failed, number} of {total, number} queries failed and {refused, plural, one {# was} other {# were}} refused.',
    ),
    mark('The workspace has used {share} of its cap for the month: {used} of {cap}.'),
    mark('{name} has used {share} of its cap for the month: {used} of {cap}.'),
    mark(
      '{company} is named for the first time in answers about {client}: in {count, plural, one {# answer} other {# answers}} on {platform}.',
    ),
    mark('{platform} answers with {to} instead of {from} since {day}.'),
    mark('{count, plural, one {# earlier scan} other {# earlier scans}} on {platform} did not name it.'),
    mark('The day is marked in every trend of the platform; changes across it are told with the replacement.'),
    mark('Scans wait once the cap is used up.'),
  ],
  { what: whatChanged, days: localDays },
);

/** Where a sentence about replaced models begins. */
const nextSentence = /(?<=\.) (?=On \d|The days compared include )/;

const day = String.raw`\d{1,2} \p{L}+ \d{4}`;
const severalModels = new RegExp(
  `^On (${day}) (\\S[^:]{0,60}?) replaced (\\S{1,200}) with (\\S{1,200})((?:, and on ${day} \\S{1,200} with \\S{1,200})+): `,
  'u',
);
const oneModel = new RegExp(`, and on (${day}) (\\S{1,200}) with (\\S{1,200})`, 'gu');

/** A sentence about several replaced models as one about each. */
function oneByOne(text: string): string[] {
  const [, first, platform, from, to, others = ''] = severalModels.exec(text) ?? [];
  if (first === undefined) return [text];
  const models = [[first, from, to], ...[...others.matchAll(oneModel)].map((found) => found.slice(1))];
  return models.map(
    ([on, before, after]) => `On ${on} ${platform} replaced ${before} with ${after}: the change may come from that.`,
  );
}

/** The sentence of an alert, or one of its facts, in a language; as it is stored where it is not one of the product's. */
export function alertSentenceIn(stored: string, texts: Texts): string {
  if (texts.language.code === english.code) return stored;
  const written = stored
    .split(nextSentence)
    .flatMap(oneByOne)
    .map((one) => sentence(one, texts));
  return written.includes(undefined) ? stored : texts.sentences(written.map(String));
}
