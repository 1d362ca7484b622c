import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { formatPeriod } from '../../format/dates.ts';

type Recommendation = OutputOf<'list-recommendations'>[number];
type Answers = NonNullable<Recommendation['points'][number][number]['answers']>;

/** The address of the answers that a figure counts; recommendations are based on ChatGPT answers only. */
const answersAddress = (customerId: number, group: number, behind: Answers): string =>
  viewAddress(
    customerId,
    'answers',
    { ...noFilters, group, platform: 'chatgpt', from: behind.from, to: behind.to },
    {
      query: behind.queryId,
      brand: behind.brandId,
      domain: behind.domain,
      article: behind.article,
      cites: behind.cites,
      others: behind.namesOthers === undefined ? undefined : behind.namesOthers ? 'yes' : 'no',
      named: behind.mentioned === undefined ? undefined : behind.mentioned ? 'yes' : 'no',
      ids: behind.answerIds?.join(','),
      outcome: 'answered',
    },
  );

/** The days that all figures of the evidence cover; '' where they cover different days, or none is given. */
export function evidenceDays({ points }: Pick<Recommendation, 'points'>): string {
  const days = points
    .flat()
    .flatMap(({ answers }) => (answers === null ? [] : [formatPeriod(answers.from, answers.to)]));
  const [first = '', ...others] = new Set(days);
  return others.length === 0 ? first : '';
}

/** The lines of evidence; every figure leads to the answers that it counts. */
export function Evidence({ customerId, recommendation }: { customerId: number; recommendation: Recommendation }) {
  return (
    <ul className="advice-evidence" dir="auto">
      {recommendation.points.map((pieces, line) => (
        <li key={line}>
          {pieces.map(({ text, answers }, index) =>
            answers === null ? (
              <span key={index}>{text}</span>
            ) : (
              <Link
                key={index}
                className="accent-link num"
                href={answersAddress(customerId, recommendation.query_group_id, answers)}
              >
                {text}
              </Link>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
