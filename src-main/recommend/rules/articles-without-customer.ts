import type { Channel } from '#main/store/recommendations.ts';
import type { ArticleEvidence } from '#main/store/statistics/cited-articles.ts';
import type { AnswersBehind } from '#shared/contract/workspace/recommendations.ts';
import { dataPoint, figure, share } from '../data-point.ts';
import type { GroupEvidence, Rule } from '../rule.ts';
import { bounded, quoted } from '../wording.ts';

const fewestAnswers = 2;
const most = 3;
const foreign = new Set(['owned', 'competitor']);

/**
 * Third-party articles that answers cite while naming competitors and never the customer.
 * Priority: 100 × answers citing the article and naming a competitor ÷ answered.
 */
export const articlesWithoutCustomer: Rule = {
  id: 'articles-without-customer',
  find: (evidence) =>
    evidence.articles
      .filter(
        (article) =>
          !foreign.has(article.category) &&
          article.check !== 'mentioned' &&
          article.namingCompetitor >= fewestAnswers &&
          article.namingCustomer === 0,
      )
      .toSorted((a, b) => b.namingCompetitor - a.namingCompetitor || (a.address < b.address ? -1 : 1))
      .slice(0, most)
      .map((article) => ({
        key: article.address,
        title: `Get ${evidence.customerName} into an article on ${article.domain}`,
        task: [
          `ChatGPT cites [${quoted(article.title || article.url)}](${article.url}) for ${quoted(evidence.groupName)} and names competitors, not ${evidence.customerName}.`,
          '',
          '1. Read the article and note which companies it names and by which criteria.',
          `2. Find the author or editor and offer what they need to add ${evidence.customerName}: facts, prices, a trial account, a named contact.`,
          '3. When it is updated, mark this as done: the next scans show whether answers follow.',
        ].join('\n'),
        dataPoints: [
          dataPoint`Cited in ${share(article.answers, evidence.answered, { part: citing(evidence, article), all: evidence.period })} from ${evidence.period.from} to ${evidence.period.to}.`,
          dataPoint`Of these ${figure(`${article.answers} answers`, citing(evidence, article))}, ${figure(article.namingCompetitor, { ...citing(evidence, article), namesOthers: true })} name a competitor and none names ${evidence.customerName}.`,
          dataPoint`${checkedIn(article.check, evidence.customerName)}`,
        ],
        whyImportant:
          'Answers are written from the pages they cite. A page that names your competitors and not you keeps you out of every answer built on it.',
        channel: channelOf(article.category),
        priority: bounded((100 * article.namingCompetitor) / evidence.answered),
        takeActionUrl: article.url,
        referenceUrlIds: [article.urlId],
        evidence: { ...article, answered: evidence.answered },
      })),
};

const citing = ({ period }: GroupEvidence, article: ArticleEvidence): AnswersBehind => ({
  ...period,
  article: article.url,
});

const channels: Readonly<Record<string, Channel>> = {
  forum: 'community forum',
  video: 'video site',
  reviews: 'review site',
  news: 'news site',
  blog: 'blog',
  social: 'social network',
  reference: 'reference site',
  shop: 'shop',
};

const channelOf = (category: string): Channel => channels[category] ?? 'third-party site';

function checkedIn(check: ArticleEvidence['check'], customerName: string): string {
  if (check === 'not_mentioned') return `The article was fetched: it does not name ${customerName}.`;
  if (check === 'unreachable')
    return 'The article itself could not be read, so it is not known whether it names anyone.';
  return 'The article itself has not been checked yet.';
}
