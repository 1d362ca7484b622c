import { dataPoint, share } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded } from '../wording.ts';

const fewestMentions = 5;

/**
 * The brand is named but its own pages are never cited. Priority: 70 × answers naming it ÷ answered.
 */
export const namedNotCited: Rule = {
  id: 'named-not-cited',
  find: (evidence) =>
    evidence.citingOwn > 0 || evidence.citing === 0 || evidence.mentioned < fewestMentions
      ? []
      : [
          {
            key: 'named-not-cited',
            title: 'Turn mentions into citations',
            task: [
              `ChatGPT names ${evidence.customerName} but never links to it: readers get the name and someone else's page.`,
              '',
              '1. Open three answers that name the brand and note what they say about it: price, feature, use.',
              '2. Make sure one page of yours states each of these facts in plain text, near the top, with a date.',
              '3. Give each such page a descriptive title and let other pages of yours link to it by that title.',
            ].join('\n'),
            dataPoints: [
              dataPoint`${evidence.customerName} is named in ${share(evidence.mentioned, evidence.answered, { part: { ...evidence.period, mentioned: true }, all: evidence.period })}.`,
              dataPoint`Its own site is cited in ${share(0, evidence.citing, { part: { ...evidence.period, cites: 'own' }, all: { ...evidence.period, cites: 'any' } })} that cite anything.`,
            ],
            whyImportant: 'A citation brings visitors and lets you correct what is said; a mention alone does neither.',
            channel: 'own website',
            priority: bounded((70 * evidence.mentioned) / evidence.answered),
            takeActionUrl: null,
            referenceUrlIds: [],
            evidence: {
              mentioned: evidence.mentioned,
              answered: evidence.answered,
              citing: evidence.citing,
              citingOwn: evidence.citingOwn,
            },
          },
        ],
};
