import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { notFound } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';

type Mention = OutputOf<'list-negated-mentions'>['mentions'][number];
type Portrayal = OutputOf<'list-portrayals'>['portrayals'][number];

const sentences = [
  ['I found no information about Copper in this price range.', 'Copper', 6],
  ['I have no reliable data on Tessel CRM.', 'Tessel CRM', 1],
  ['לא מצאתי מידע על Tessel CRM.', 'Tessel CRM', 1],
  ['There is nothing I could find on Nutshell for agencies.', 'Nutshell', 11],
] as const;

const assessed = [
  ['Tessel CRM is the easier one to live with day to day.', 'positive'],
  ['Tessel CRM starts at $12 a month.', 'neutral'],
  ['Reviewers complain that Tessel CRM has no offline mode.', 'negative'],
] as const;

const place = (index: number, sentence: string) => ({
  answerId: 1_105_100 + index,
  query: 'Which simple CRM is best for a small agency?',
  platform: 'chatgpt',
  date: '2026-11-17',
  sentence,
  sentenceStart: 300,
  sentenceEnd: 300 + sentence.length,
});

/** Review queues; `model`: null if none is configured. */
export function createReview(emit: (event: ServiceEvent) => void, model: string | null) {
  const changed = () => emit({ kind: 'changed', topic: 'answers', customerId: 3 });
  const mentions: Mention[] = sentences.map(([sentence, brand, brandId], index) => ({
    ...place(index, sentence),
    brandId,
    brand,
    own: brandId === 1,
    start: 300 + sentence.indexOf(brand),
    end: 300 + sentence.indexOf(brand) + brand.length,
    matched: brand,
    rule: 'exact',
    negated: true,
    decision: 'undecided',
    decidedAt: null,
  }));
  const portrayals: Portrayal[] =
    model === null
      ? []
      : assessed.map(([sentence, word], index) => ({
          portrayalId: index + 1,
          ...place(index, sentence),
          assessed: word,
          portrayal: word,
          review: 'open',
          model,
          assessedAt: '2026-11-18T09:00:00Z',
          reviewedAt: null,
        }));
  const countOf = (list: readonly Portrayal[], word: string) =>
    list.filter((portrayal) => portrayal.portrayal === word).length;
  const byWord = (list: readonly Portrayal[]) => ({
    positive: countOf(list, 'positive'),
    neutral: countOf(list, 'neutral'),
    negative: countOf(list, 'negative'),
  });
  const inReview = (review: string) => portrayals.filter((portrayal) => portrayal.review === review).length;

  return {
    listMentions(request: InputOf<'list-negated-mentions'>): OutputOf<'list-negated-mentions'> {
      const shown = mentions.filter(
        (mention) =>
          (request.brandId === undefined || mention.brandId === request.brandId) &&
          (request.decision === undefined || mention.decision === request.decision),
      );
      return { total: shown.length, mentions: shown.slice(0, request.limit ?? 100) };
    },
    decideMention({ answerId, start, decision }: InputOf<'decide-negated-mention'>) {
      const mention = mentions.find((candidate) => candidate.answerId === answerId && candidate.start === start);
      if (mention === undefined) throw notFound('answer', answerId);
      Object.assign(mention, { decision, negated: decision !== 'counts', decidedAt: '2026-11-20T10:00:00Z' });
      changed();
      return { answerId, mentioned: mention.own && !mention.negated, negated: mention.negated };
    },
    listPortrayals(request: InputOf<'list-portrayals'>): OutputOf<'list-portrayals'> {
      const shown = portrayals.filter((item) => request.review === undefined || item.review === request.review);
      return {
        sentences: byWord(portrayals.filter((item) => item.review !== 'rejected')),
        reviewed: byWord(portrayals.filter((item) => item.review === 'accepted' || item.review === 'corrected')),
        review: {
          open: inReview('open'),
          accepted: inReview('accepted'),
          corrected: inReview('corrected'),
          rejected: inReview('rejected'),
        },
        answersNaming: 40,
        answersAssessed: portrayals.length,
        model,
        total: shown.length,
        portrayals: shown,
      };
    },
    reviewPortrayal({ portrayalId, decision, portrayal }: InputOf<'review-portrayal'>): OutputOf<'review-portrayal'> {
      const reviewed = portrayals.find((each) => each.portrayalId === portrayalId);
      if (reviewed === undefined) throw notFound('portrayal', portrayalId);
      const review = ({ accept: 'accepted', correct: 'corrected', reject: 'rejected', reopen: 'open' } as const)[
        decision
      ];
      Object.assign(reviewed, { review, portrayal: portrayal ?? reviewed.assessed });
      changed();
      return { portrayalId, review, portrayal: reviewed.portrayal };
    },
  };
}
