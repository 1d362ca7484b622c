import { dataPoint, figure } from '../data-point.ts';
import type { Rule } from '../rule.ts';
import { bounded, quoted, quotedPlain } from '../wording.ts';

const fewestAnswers = 2;
const most = 2;

/**
 * Answers that use a different spelling of the customer's name or an old name. Priority: 50 × answers with the variant ÷ answers
 * naming the customer.
 */
export const wrongName: Rule = {
  id: 'wrong-name',
  find: (evidence) =>
    evidence.nameVariants
      .filter((variant) => variant.answers >= fewestAnswers)
      .toSorted((a, b) => b.answers - a.answers || (a.spelling < b.spelling ? -1 : 1))
      .slice(0, most)
      .map((variant) => ({
        key: variant.spelling,
        title: `Have ${quotedPlain(variant.spelling)} corrected to ${quotedPlain(evidence.customerName)}`,
        task: [
          `Some answers call ${evidence.customerName} ${quoted(variant.spelling)}.`,
          '',
          '1. Search the web for that spelling and list the pages that use it, your own first.',
          '2. Correct it on your site, profiles and directories; ask others for a correction.',
          '3. State the current name, and what it was before, on your about page.',
        ].join('\n'),
        dataPoints: [
          dataPoint`${quoted(variant.spelling)} appears in ${figure(variant.answers, { ...evidence.period, answerIds: [...variant.answerIds] })} of ${figure(`${evidence.mentioned} answers`, { ...evidence.period, mentioned: true })} that name the customer.`,
        ],
        whyImportant: 'Two names divide what is known about one company.',
        channel: 'own website',
        priority: bounded((50 * variant.answers) / Math.max(1, evidence.mentioned)),
        takeActionUrl: null,
        referenceUrlIds: [],
        evidence: {
          spelling: variant.spelling,
          answers: variant.answers,
          exampleAnswerId: variant.exampleAnswerId,
          mentioned: evidence.mentioned,
        },
      })),
};
