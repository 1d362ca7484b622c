import { Button } from '@mantine/core';
import { IconExternalLink, IconWorldSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, withPeriod, type Filters } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Query } from '../../components/query.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { Problem } from '../../components/problem.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { formatInstant } from '../../format/dates.ts';
import { formatPercent } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { serviceText } from '../../wording/service.ts';
import { CategoryChoice } from './category-choice.tsx';
import { CheckMark } from './check-mark.tsx';
import { checkKind, checkWords, reasonWords, type Article } from './check-words.ts';
import { ownerOf } from './source-split.ts';
import './sources.css';
import { useArticleCheck } from './use-article-check.ts';

/** Most pages of one site listed here; the table of pages has them all. */
const mostListed = 200;

/** One cited page: how often it is cited, whether it names the client, and the evidence. */
function ArticleEntry({
  article,
  customerId,
  filters,
  focused,
}: {
  article: Article;
  customerId: number;
  filters: Filters;
  focused: boolean;
}) {
  const entry = useRef<HTMLLIElement>(null);
  const timeZone = useTimeZone();
  useEffect(() => {
    if (focused) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  const { check } = article;
  const kind = checkKind(check);
  return (
    <li ref={entry} className={focused ? 'article-entry article-focused' : 'article-entry'}>
      <p className="article-title">
        <bdi>{article.title === '' ? shortAddress(article.url) : article.title}</bdi>
      </p>
      <p className="small article-line">
        <ExternalLink href={article.url} className="accent-link article-link">
          {shortAddress(article.url)} <IconExternalLink size={12} aria-hidden="true" />
        </ExternalLink>
        <Link
          className="text-link dim num"
          href={viewAddress(customerId, 'answers', filters, { article: article.url })}
        >
          {t('{count, plural, one {cited in # answer} other {cited in # answers}}, {share}', {
            count: article.count,
            share: formatPercent(article.percentage),
          })}
        </Link>
      </p>
      <p className="small article-line">
        <CheckMark kind={kind}>
          {kind === 'unreachable' ? t('unreachable: {reason}', { reason: reasonWords(check) }) : checkWords[kind]}
        </CheckMark>
        {check.checkedAt !== null && <span className="dim num">{formatInstant(check.checkedAt, timeZone)}</span>}
      </p>
      {check.message !== null && <p className="small dim">{serviceText(check.message)}</p>}
      {check.evidence !== null && (
        <blockquote className="article-evidence" dir="auto">
          {check.evidence}
        </blockquote>
      )}
      {check.competitors.length > 0 && (
        <p className="small dim">
          <T
            message="Names <companies>{names}</companies>"
            values={{
              names: texts().list(check.competitors.map(({ name }) => name)),
              companies: (inner) => <bdi>{inner}</bdi>,
            }}
          />
        </p>
      )}
    </li>
  );
}

/** One cited site: whose it is, its category, and its pages with what they say about the client. */
export function DomainPage({
  domain,
  url,
  customerId,
  filters,
  close,
}: {
  domain: string;
  /** The page to scroll to. */
  url: string | null;
  customerId: number;
  filters: Filters;
  close: () => void;
}) {
  const sources = useOperation('list-sources', { ...viewScope(customerId, filters), domain, limit: mostListed });
  return (
    <SidePage title={domain} size="min(44rem, 92vw)" close={close}>
      <Query of={sources} what={t('the site')} loading={<Lines count={12} />}>
        {(data) => (
          <Site
            domain={domain}
            url={url}
            data={data}
            customerId={customerId}
            filters={withPeriod(filters, data.period)}
          />
        )}
      </Query>
    </SidePage>
  );
}

function Site({
  domain,
  url,
  data,
  customerId,
  filters,
}: {
  domain: string;
  url: string | null;
  data: OutputOf<'list-sources'>;
  customerId: number;
  filters: Filters;
}) {
  const check = useArticleCheck();
  const row = data.domains.find((entry) => entry.domain === domain);
  const { articles } = data;
  if (row === undefined)
    return (
      <Empty title={t('No answer in this period cites this site')}>
        {t('Choose a longer period or all platforms.')}
      </Empty>
    );
  return (
    <div className="domain-page">
      <p className="side-line">
        <Link className="text-link num" href={viewAddress(customerId, 'answers', filters, { domain })}>
          <T
            message="cited in <b>{count, plural, one {# answer} other {# answers}}</b> of {answered, plural, one {# answer} other {# answers}}, {share}"
            values={{
              count: row.count,
              answered: data.answered,
              share: formatPercent(row.percentage),
              b: (inner) => <b>{inner}</b>,
            }}
          />
        </Link>
        <span className="dim">{ownerOf[row.owner]}</span>
      </p>
      <CategoryChoice customerId={customerId} domain={row} />
      <section aria-label={t('Pages')}>
        <div className="domain-pages-head">
          <h3>{t('{count, plural, one {# page} other {# pages}}', { count: data.totalArticles })}</h3>
          {data.checkable && articles.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconWorldSearch size={14} />}
              disabled={check.busy}
              onClick={() => check.start({ customerId, urls: articles.map((article) => article.url) })}
            >
              {articles.length === 1 ? t('Check it now') : t('Check them now')}
            </Button>
          )}
        </div>
        {check.busy && <JobProgress job={check.running ? check.job : null} label={t('Reading cited pages')} />}
        {!check.busy && <Problem error={check.error} />}
        <ul className="article-list">
          {articles.map((article) => (
            <ArticleEntry
              key={article.url}
              article={article}
              customerId={customerId}
              filters={filters}
              focused={article.url === url}
            />
          ))}
        </ul>
        {data.totalArticles > articles.length && (
          <p className="small dim">
            {t('The {count, number} most cited pages are listed; the table of pages has them all.', {
              count: mostListed,
            })}
          </p>
        )}
      </section>
    </div>
  );
}
