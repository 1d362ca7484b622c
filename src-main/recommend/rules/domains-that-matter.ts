import type { Channel, Finding } from '#main/store/recommendations.ts';
import { dataPoint, share } from '../data-point.ts';
import type { DomainEvidence, GroupEvidence, Rule } from '../rule.ts';
import { bounded, bullets } from '../wording.ts';

interface Advice {
  readonly channel: Channel;
  readonly title: (evidence: GroupEvidence) => string;
  readonly steps: (evidence: GroupEvidence) => readonly string[];
}

const advice: Readonly<Record<string, Advice>> = {
  forum: {
    channel: 'community forum',
    title: () => 'Take part where buyers ask each other',
    steps: ({ customerName }) => [
      'Search the forums below for the questions of this query group and list the threads that get read.',
      `Answer with a named account of ${customerName}: helpful first, open about who you are, no advertising.`,
      'Come back weekly: unanswered threads from this month are the ones that answers pick up next.',
    ],
  },
  reviews: {
    channel: 'review site',
    title: () => 'Bring your review profiles up to date',
    steps: ({ customerName }) => [
      `Claim or complete the profile of ${customerName} on each site below: category, description, prices, pictures.`,
      'Ask ten satisfied customers of the last quarter for a review, with the direct link.',
      'Answer the latest critical reviews.',
    ],
  },
  video: {
    channel: 'video site',
    title: () => 'Publish a video that answers the question',
    steps: ({ customerName }) => [
      'Take the two most asked queries of this group and answer each in a video of under six minutes, with the query as its title.',
      'Give it chapters, a transcript and a description with the facts in text: text is what gets cited.',
      `Offer independent reviewers a trial of ${customerName}.`,
    ],
  },
  news: {
    channel: 'news site',
    title: () => 'Give the press that gets cited something to report',
    steps: ({ customerName }) => [
      'List which journalists wrote the cited pieces on the sites below.',
      `Offer one figure of your own that no one else has (a survey, a benchmark), with ${customerName} as its source.`,
      'Make the figure citable: a page of its own, a date, a method.',
    ],
  },
  blog: {
    channel: 'blog',
    title: () => 'Win over the blogs answers are built on',
    steps: ({ customerName }) => [
      'Read the cited posts below and note what they recommend and why.',
      `Offer their authors a trial account for ${customerName}, an interview or a guest post that fills a gap.`,
    ],
  },
};

const fewestAnswers = 3;
const mostListed = 5;

/**
 * Domains that matter in this group, by category, with what to do there.
 * Priority: 80 × answers citing the category's strongest domain ÷ answered.
 */
export const domainsThatMatter: Rule = {
  id: 'domains-that-matter',
  find: (evidence) =>
    Object.entries(advice)
      .flatMap(([category, about]) => {
        const domains = evidence.domains
          .filter((domain) => domain.category === category && domain.answers >= fewestAnswers)
          .slice(0, mostListed);
        return domains.length === 0 ? [] : [finding(evidence, category, about, domains)];
      })
      .toSorted((a, b) => b.priority - a.priority),
};

function finding(
  evidence: GroupEvidence,
  category: string,
  about: Advice,
  domains: readonly DomainEvidence[],
): Finding {
  const [strongest] = domains;
  const names = new Set(domains.map((domain) => domain.domain));
  return {
    key: category,
    title: `${about.title(evidence)}: ${domains
      .slice(0, 2)
      .map((domain) => domain.domain)
      .join(', ')}`,
    task: about
      .steps(evidence)
      .map((step, index) => `${index + 1}. ${step}`)
      .concat('', bullets(domains.map((domain) => `**${domain.domain}**`)))
      .join('\n'),
    dataPoints: domains.map(
      ({ domain, answers }) =>
        dataPoint`${domain} is cited in ${share(answers, evidence.answered, { part: { ...evidence.period, domain }, all: evidence.period })}.`,
    ),
    whyImportant:
      'These are the sites ChatGPT reads before it answers the questions of this group. What these pages say influences who gets named.',
    channel: about.channel,
    priority: bounded((80 * (strongest?.answers ?? 0)) / evidence.answered),
    takeActionUrl: strongest === undefined ? null : `https://${strongest.domain}/`,
    referenceUrlIds: evidence.articles
      .filter((article) => names.has(article.domain))
      .slice(0, mostListed)
      .map((article) => article.urlId),
    evidence: { category, domains, answered: evidence.answered },
  };
}
