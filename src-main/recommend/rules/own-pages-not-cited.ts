import { dataPoint, figure, share } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded, bullets } from '../wording.ts';

const fewestCompetitorAnswers = 2;
const mostListed = 5;

/**
 * The customer's own pages are never cited although a competitor's are.
 * Priority: 90 × answers citing the most cited competitor's domain ÷ answers with a citation.
 */
export const ownPagesNotCited: Rule = {
  id: 'own-pages-not-cited',
  find: (evidence) => {
    const competitors = evidence.domains.filter((domain) => domain.category === 'competitor');
    const [strongest] = competitors;
    if (evidence.citingOwn > 0 || evidence.citing === 0 || !strongest || strongest.answers < fewestCompetitorAnswers)
      return [];
    const pages = evidence.articles.filter((article) => article.category === 'competitor').slice(0, mostListed);
    return [
      {
        key: 'own-pages',
        title: 'Give answers a page of your own to cite',
        task: [
          'ChatGPT cites pages of competitors for these queries and none of yours.',
          '',
          '1. Open the cited competitor pages below and note which question each answers in its first paragraph.',
          `2. Publish one page on the site of ${evidence.customerName} for each of the three most important queries: the query as its heading, the answer in two sentences, then figures, prices and a comparison in a table.`,
          '3. Check that robots.txt and any bot protection let search and AI crawlers read it.',
          ...(pages.length === 0 ? [] : ['', bullets(pages.map((page) => page.url))]),
        ].join('\n'),
        dataPoints: [
          dataPoint`No page of ${evidence.customerName} is cited in ${figure(`${evidence.citing} answers`, { ...evidence.period, cites: 'any' })} that cite anything.`,
          ...competitors
            .slice(0, mostListed)
            .map(
              ({ domain, answers }) =>
                dataPoint`${domain} (competitor) is cited in ${share(answers, evidence.answered, { part: { ...evidence.period, domain }, all: evidence.period })}.`,
            ),
        ],
        whyImportant: 'A page that is cited tells the story in its own words. Without one, others tell it.',
        channel: 'own website',
        priority: bounded((90 * strongest.answers) / evidence.citing),
        takeActionUrl: null,
        referenceUrlIds: pages.map((page) => page.urlId),
        evidence: {
          citing: evidence.citing,
          citingOwn: evidence.citingOwn,
          competitors: competitors.slice(0, mostListed),
        },
      },
    ];
  },
};
