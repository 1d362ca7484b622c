import type { CapturedCitation } from '#main/analysis/captured-answer.ts';
import { unitOf, type Chance } from './chance.ts';
import type { Scene } from './scene.ts';
import type { Company, Site } from './seed-data.ts';
import { hasHappened, type Moment } from './visibility.ts';
import { workFor } from './work-done.ts';

/** How often answers cite a page that was made for their query. */
const madePageShare = 0.3;

/** The sources of an answer: sites that the platform favours in this field, and sometimes a company's own site. */
export function chooseSources(
  scene: Scene,
  moment: Moment,
  named: readonly Company[],
  chance: Chance,
): CapturedCitation[] {
  const overview = moment.platform === 'aioverview';
  if (chance.happens(overview ? 0.03 : 0.16)) return [];
  const wanted = overview ? chance.between(3, 8) : chance.between(1, 6);
  const sources: CapturedCitation[] = [];
  for (const company of named.slice(0, 4))
    if (chance.happens(company.key === scene.customer.key ? 0.3 : 0.16))
      sources.push(companyPage(company, scene, chance));
  if (chance.happens(ownPageShare(scene, moment))) sources.push(companyPage(scene.customer, scene, chance));
  for (const { page, title } of workFor(scene.market, moment))
    if (page !== undefined && chance.happens(madePageShare)) sources.push({ url: page, title, cited: true });
  const { articles, affinities } = shelfOf(scene.locale.sites, moment);
  const weights = affinities.map((affinity) => affinity * (0.3 + chance.next()));
  const order = [...weights.keys()].toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
  for (const index of order.slice(0, wanted)) {
    const article = articles[index];
    if (article !== undefined) sources.push({ ...article, cited: true });
  }
  const gone = goneSources(scene, moment);
  return unique(sources)
    .map((source, index) => (overview || index < 4 || chance.happens(0.5) ? source : { ...source, cited: false }))
    .filter(({ url }) => !gone.some((beginning) => url.startsWith(beginning)));
}

interface Article {
  readonly url: string;
  readonly title: string;
}

/** All articles of a field, and how much a platform favours the site of each. */
interface Shelf {
  readonly articles: readonly Article[];
  readonly affinities: readonly number[];
}

/** By seed, platform and country. */
const shelves = new WeakMap<readonly Site[], Map<string, Shelf>>();

function shelfOf(sites: readonly Site[], moment: Moment): Shelf {
  const ofSites = shelves.get(sites) ?? new Map<string, Shelf>();
  shelves.set(sites, ofSites);
  const key = `${moment.seed}|${moment.platform}|${moment.country}`;
  const known = ofSites.get(key);
  if (known !== undefined) return known;
  const shelf = {
    articles: sites.flatMap(articlesOf),
    affinities: sites.flatMap((site) => site.articles.map(() => affinityFor(site, moment))),
  };
  ofSites.set(key, shelf);
  return shelf;
}

function articlesOf(site: Site): Article[] {
  const host = `${/^\w+\.wikipedia\.org$/.test(site.domain) ? '' : 'www.'}${site.domain}`;
  return site.articles.map(([path, title]) => ({ url: `https://${host}${path}`, title }));
}

/** How often the customer's own page is cited without being asked for: often, if it then stops. */
const ownPageShare = ({ market }: Scene, moment: Moment): number =>
  market.events.some((event) => event.kind === 'own-pages' && !hasHappened(event, moment)) ? 0.5 : 0.02;

/** How the addresses begin that are no longer cited. */
const goneSources = ({ market, customer }: Scene, moment: Moment): string[] =>
  market.events.flatMap((event) => {
    if (!hasHappened(event, moment)) return [];
    if (event.kind === 'site') return `https://www.${event.domain}/`;
    return event.kind === 'own-pages' ? `https://www.${customer.domain}/` : [];
  });

function companyPage(company: Company, scene: Scene, chance: Chance): CapturedCitation {
  const name = company.names[scene.language] ?? company.name;
  return {
    url: `https://www.${company.domain}/${chance.pick(['', '', 'faq'])}`,
    title: `${name} – ${scene.phrases.official}`,
    cited: true,
  };
}

const unique = (sources: readonly CapturedCitation[]): CapturedCitation[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
];

/** How much a platform favours a site: constant over time, lower for general-interest sites. */
function affinityFor(site: Site, { seed, platform, country }: Moment): number {
  const general = site.domain.endsWith('.example') ? 1 : 0.35;
  return general * (0.25 + unitOf(`${seed}|${site.domain}|${platform}|${country}`));
}
