import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, noFilters } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { CompanyDot } from '../../components/company-mark.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Facts } from '../../components/side-page.tsx';
import { formatInstant } from '../../format/dates.ts';
import { formatCount, formatFineDollars, formatLatency, noFigure } from '../../format/numbers.ts';
import { namedCompanies } from './named-companies.ts';
import { mentionWords } from './rule-words.ts';

type Answer = OutputOf<'get-answer'>;

function Block({ title, children, note }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="facts-block" aria-label={title}>
      <h3>
        {title} {note !== undefined && <span className="dim num">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** The companies in the order they are first named, and the mentions that do not count with the reason. */
export function AnswerCompanies({ answer }: { answer: Answer }) {
  const { named, negated } = namedCompanies(answer.mentions);
  if (named.length === 0 && negated.length === 0) return null;
  return (
    <Block title="Companies" note={named.length}>
      <ol className="facts-companies">
        {named.map((one) => (
          <li key={one.brandId} className={one.own ? 'facts-own' : undefined}>
            <CompanyDot brandId={one.brandId} own={one.own} />
            <Link
              className="text-link truncate"
              href={viewAddress(
                answer.customerId,
                'answers',
                { ...noFilters, platform: answer.platform },
                { brand: one.brandId },
              )}
            >
              <bdi>{one.company}</bdi>
            </Link>
            {one.own && <span className="own-word">own</span>}
            <span className="dim num small facts-times">{one.times === 1 ? 'once' : `${one.times} times`}</span>
          </li>
        ))}
        {negated.map((one) => (
          <li key={`negated-${one.start}`} className="facts-negated">
            <CompanyDot brandId={one.brandId} own={one.own} />
            <bdi>{one.company}</bdi>
            <span className="small dim">{mentionWords(one)}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

function Sources({ title, list }: { title: string; list: Answer['citations'] }) {
  if (list.length === 0) return null;
  return (
    <Block title={title} note={list.length}>
      <ol className="facts-sources">
        {list.map((one) => (
          <li key={`${one.position}-${one.url}`}>
            <span className="cite" aria-hidden="true">
              {one.position}
            </span>
            <div className="facts-source">
              <ExternalLink href={one.url} title={one.url} className="text-link facts-source-title">
                <bdi>{one.title === '' ? one.url.replace(/^https?:\/\/(www\.)?/, '') : one.title}</bdi>
              </ExternalLink>
              <span className="small dim facts-domain">
                {one.domain} · <CategoryTag category={one.category} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** Cited sources, numbered as in the text, and those only looked at. */
export function AnswerSources({ answer }: { answer: Answer }) {
  return (
    <>
      <Sources title="Sources" list={answer.citations.filter((one) => one.cited)} />
      <Sources title="Read but not cited" list={answer.citations.filter((one) => !one.cited)} />
    </>
  );
}

/** What the platform itself searched for on the way. */
export function AnswerSearches({ answer }: { answer: Answer }) {
  if (answer.searches.length === 0) return null;
  return (
    <Block title="Its own searches" note={answer.searches.length}>
      <ul className="facts-searches">
        {answer.searches.map((text, index) => (
          <li key={index}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const surfaces: Readonly<Record<Answer['surface'], string>> = {
  api: 'programming interface',
  interface: 'web page',
  serp: 'search results page',
  import: 'imported',
  simulated: 'simulated',
};

/** Where the answer came from and what it took. */
export function AnswerOrigin({ answer }: { answer: Answer }) {
  const timeZone = useTimeZone();
  const tokens =
    answer.inputTokens === null && answer.outputTokens === null
      ? null
      : `${formatCount(answer.inputTokens)} in, ${formatCount(answer.outputTokens)} out`;
  const facts: [string, ReactNode][] = [
    ['Captured', formatInstant(answer.capturedAt, timeZone)],
    ['Query group', <bdi key="group">{answer.queryGroupName}</bdi>],
    ['Surface', surfaces[answer.surface]],
    ['Provider', answer.provider === '' ? noFigure : answer.provider],
    ['Model asked for', answer.requestedModel ?? noFigure],
    ['Model that answered', answer.servedModel ?? noFigure],
    ['Time', formatLatency(answer.latencyMs)],
    ['Tokens', tokens ?? noFigure],
    ['Cost', formatFineDollars(answer.costUsd)],
    ['Analysis', `version ${answer.analysisVersion}`],
  ];
  return (
    <Block title="Where it came from">
      <Facts facts={facts} />
    </Block>
  );
}
