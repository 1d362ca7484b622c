import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { viewAddress, noFilters } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { CompanyDot } from '../../components/company-mark.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Facts } from '../../components/side-page.tsx';
import { formatInstant } from '../../format/dates.ts';
import { answerCost } from '../../format/money.ts';
import { formatCount, formatLatency, noFigure } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
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

/** Entries of a list shown before the rest is asked for. */
const entriesAtOnce = 100;

/** The first entries of a list, and what shows the rest. */
function useBeginning<Entry>(list: readonly Entry[]): readonly [readonly Entry[], ReactNode] {
  const [all, setAll] = useState(false);
  if (all || list.length <= entriesAtOnce) return [list, null];
  const more = (
    <button type="button" className="text-link small" onClick={() => setAll(true)}>
      {t('Show {count, number} more', { count: list.length - entriesAtOnce })}
    </button>
  );
  return [list.slice(0, entriesAtOnce), more];
}

/** The companies in order of first mention, then the mentions that are not counted, with the reason. */
export function AnswerCompanies({ answer }: { answer: Answer }) {
  const { named, negated } = namedCompanies(answer.mentions);
  const [namedFirst, moreNamed] = useBeginning(named);
  const [negatedFirst, moreNegated] = useBeginning(negated);
  if (named.length === 0 && negated.length === 0) return null;
  return (
    <Block title={t('Companies')} note={named.length}>
      <ol className="facts-companies">
        {namedFirst.map((company) => (
          <li key={company.brandId} className={company.own ? 'facts-own' : undefined}>
            <CompanyDot brandId={company.brandId} own={company.own} />
            <Link
              className="text-link truncate"
              href={viewAddress(
                answer.customerId,
                'answers',
                { ...noFilters, platform: answer.platform },
                { brand: company.brandId },
              )}
            >
              <bdi>{company.company}</bdi>
            </Link>
            {company.own && <span className="own-word">{t('own', {}, 'brand')}</span>}
            <span className="dim num small facts-times">
              {t('{count, plural, one {once} other {# times}}', { count: company.times })}
            </span>
          </li>
        ))}
        {negatedFirst.map((mention) => (
          <li key={`negated-${mention.start}`} className="facts-negated">
            <CompanyDot brandId={mention.brandId} own={mention.own} />
            <bdi>{mention.company}</bdi>
            <span className="small dim">{mentionWords(mention)}</span>
          </li>
        ))}
      </ol>
      {moreNamed}
      {moreNegated}
    </Block>
  );
}

function Sources({ title, list }: { title: string; list: Answer['citations'] }) {
  const [first, more] = useBeginning(list);
  if (list.length === 0) return null;
  return (
    <Block title={title} note={list.length}>
      <ol className="facts-sources">
        {first.map((citation) => (
          <li key={`${citation.position}-${citation.url}`}>
            <span className="cite" aria-hidden="true">
              {citation.position}
            </span>
            <div className="facts-source">
              <ExternalLink href={citation.url} title={citation.url} className="text-link facts-source-title">
                <bdi>{citation.title === '' ? citation.url.replace(/^https?:\/\/(www\.)?/, '') : citation.title}</bdi>
              </ExternalLink>
              <span className="small dim facts-domain">
                {citation.domain} · <CategoryTag category={citation.category} />
              </span>
            </div>
          </li>
        ))}
      </ol>
      {more}
    </Block>
  );
}

/** Cited sources, numbered as in the text, and those the platform read without citing. */
export function AnswerSources({ answer }: { answer: Answer }) {
  if (!answer.sourcesReported && answer.citations.length === 0)
    return (
      <Block title={t('Sources')}>
        <p className="small dim">{t('Not reported by the platform. This does not mean that it used none.')}</p>
      </Block>
    );
  return (
    <>
      <Sources title={t('Sources')} list={answer.citations.filter(({ cited }) => cited)} />
      <Sources title={t('Read but not cited')} list={answer.citations.filter(({ cited }) => !cited)} />
    </>
  );
}

/** The searches the platform ran itself. */
export function AnswerSearches({ answer }: { answer: Answer }) {
  if (answer.searches.length === 0) return null;
  return (
    <Block title={t('Searches by the platform')} note={answer.searches.length}>
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
  api: 'API',
  interface: t('web interface'),
  serp: t('search results page'),
  import: t('imported'),
  simulated: t('simulated'),
};

/** Where the answer came from, and its cost. */
export function AnswerOrigin({ answer }: { answer: Answer }) {
  const timeZone = useTimeZone();
  const tokens =
    answer.inputTokens === null && answer.outputTokens === null
      ? null
      : t('{input} in, {output} out', {
          input: formatCount(answer.inputTokens),
          output: formatCount(answer.outputTokens),
        });
  const facts: [string, ReactNode][] = [
    [t('Captured'), formatInstant(answer.capturedAt, timeZone)],
    [t('Query group'), <bdi key="group">{answer.queryGroupName}</bdi>],
    [t('Surface', {}, 'of an answer'), surfaces[answer.surface]],
    [t('Provider'), answer.provider === '' ? noFigure : answer.provider],
    [t('Model requested'), answer.requestedModel ?? noFigure],
    [t('Model used'), answer.servedModel ?? noFigure],
    [t('Time', {}, 'duration'), formatLatency(answer.latencyMs)],
    [t('Tokens'), tokens ?? noFigure],
    [t('Cost'), answer.surface === 'import' ? noFigure : answerCost(answer.costUsd)],
    [t('Analysis'), t('version {version}', { version: answer.analysisVersion })],
  ];
  return (
    <Block title={t('Origin')}>
      <Facts facts={facts} />
    </Block>
  );
}
