import type { SiteContent } from './site-content.ts';

/** The part of a page that a text is in. */
export type ZoneName =
  | 'title'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'navigation'
  | 'description'
  | 'keywords'
  | 'offer'
  | 'entity'
  /** The first paragraphs, in which a page says what it is about. */
  | 'lead'
  | 'body';

/**
 * The weight of an occurrence by zone: names of offers and the page's own summary count more than running text. Set by
 * judgement; the order matters, the exact figures little.
 */
export const zoneWeight: Readonly<Record<ZoneName, number>> = {
  title: 5,
  h1: 5,
  offer: 5,
  keywords: 4,
  h2: 3,
  description: 3,
  navigation: 2.5,
  h3: 2.5,
  entity: 2,
  lead: 2,
  body: 1,
};

export interface Zone {
  readonly name: ZoneName;
  readonly text: string;
}

const offerTypes =
  /^(?:Product|ProductGroup|ProductModel|Service|Offer|OfferCatalog|AggregateOffer|SoftwareApplication|WebApplication|MobileApplication|MedicalProcedure|MedicalTest|MedicalTherapy|Course|Event|Trip|TouristTrip|Menu|MenuItem|MenuSection|Vehicle|Car|Accommodation|HotelRoom|LoanOrCredit|FinancialProduct|.*Service)$/u;
const proseTypes =
  /^(?:Article|NewsArticle|BlogPosting|Review|Comment|Person|Question|Answer|FAQPage|BreadcrumbList|ListItem|ImageObject|VideoObject|Rating|AggregateRating|SearchAction)$/u;

/** The number of blocks in the lead, and the shortest possible one, in UTF-16 units: shorter ones are buttons and labels. */
const leadBlocks = 2;
const minLead = 25;

/** The page's texts by zone, the highest weight first, each once; without people, questions and articles in JSON-LD. */
export function zonesOf(content: SiteContent): Zone[] {
  const heading = (level: number) => content.headings.filter((each) => each.level === level).map(({ text }) => text);
  const offers = content.entities.filter(({ types }) => types.some((type) => offerTypes.test(type)));
  const others = content.entities.filter(
    (each) => !offers.includes(each) && !each.types.some((type) => proseTypes.test(type)),
  );
  const prose = content.body.filter((block) => block.length >= minLead);
  const lead = new Set(prose.slice(0, leadBlocks));
  const texts: Record<ZoneName, readonly string[]> = {
    title: [content.title, content.openGraph.title],
    h1: heading(1),
    offer: offers.map(({ name }) => name),
    keywords: [...content.metaKeywords, ...content.entities.flatMap(({ keywords }) => keywords)],
    h2: heading(2),
    description: [content.description, content.openGraph.description, ...others.map(({ description }) => description)],
    navigation: content.navigation,
    h3: heading(3),
    entity: offers.map(({ description }) => description),
    lead: [...lead],
    body: [...[4, 5, 6].flatMap(heading), ...content.body.filter((block) => !lead.has(block))],
  };
  return (Object.keys(zoneWeight) as ZoneName[]).flatMap((name) =>
    [...new Set(texts[name])].filter((text) => text !== '').map((text) => ({ name, text })),
  );
}
