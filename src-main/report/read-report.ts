import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { actionMarks } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { percentage } from '#shared/domain/rounding.ts';
import type { Texts } from '#shared/language/texts.ts';
import { recommendationIn } from '#shared/wording/recommendations.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { readGrowth } from '#main/results/growth.ts';
import { rateMeasureOf } from '#main/results/measures.ts';
import { today, type ReadContext } from '#main/results/read-context.ts';
import { readRecommendations } from '#main/results/recommendations.ts';
import { viewExecutions } from '#main/results/view-executions.ts';
import { listBrandRows } from '#main/store/brands.ts';
import { listNoteRows } from '#main/store/notes.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listModelChangeRows } from '#main/store/model-changes.ts';
import { findOrganization } from '#main/store/organizations.ts';
import { findQuery } from '#main/store/queries.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import { citedArticles } from '#main/store/statistics/cited-articles.ts';
import { readAnswers, type AnswerSelection } from './read-answers.ts';
import { readOutcomes, type ReportReader } from './read-outcomes.ts';
import { logoOfData, readLogo } from './read-logo.ts';
import { summarise } from './summarise.ts';
import type { GroupScore, QueryMovements, ReportModel } from './report-model.ts';

const defaultAccentColor = '#5b45d9';
const defaultPerGroup = 2;
const shownArticles = 25;
/** Number of articles searched for gaps: those cited less often hardly matter. */
const consideredArticles = 500;

/** Reads everything in a report, from the same statistics as the dashboards; throws `ServiceError`. */
export function readReport(request: ReportRequest, reader: ReportReader, selection: AnswerSelection): ReportModel {
  const { store } = reader;
  const { customer, period, texts, sections, view, queryGroup, overview, actions, effects } = readOutcomes(
    request,
    reader,
  );
  const scope = viewExecutions(reader, view);
  const articles = citedArticles(store, customer.id, scope, consideredArticles).map(
    ({ answers, urlId: _, address: __, ...article }) => ({
      ...article,
      category: article.category as DomainCategory,
      count: answers,
      percentage: percentage(answers, scope.answered),
    }),
  );
  const organization = findOrganization(store, customer.organizationId)?.name ?? '';
  const figures: Omit<ReportModel, 'summary'> = {
    language: texts.language.code,
    title: request.title ?? texts.t('{name} in AI answers', { name: customer.name }),
    intro: request.intro ?? '',
    accentColor: request.accentColor ?? defaultAccentColor,
    logo: logoOf(request),
    clientLogo: logoOf({ logo: request.clientLogo, logoFile: request.clientLogoFile }, 'clientLogo'),
    author: request.author ?? organization,
    contact: request.contact ?? '',
    bandColor: request.bandColor ?? request.accentColor ?? defaultAccentColor,
    coverText: request.coverText ?? '',
    footer: request.footer ?? '',
    paper: request.paper ?? 'a4',
    sections,
    env: reader.env,
    customer: { name: customer.name, websiteUrl: customer.websiteUrl },
    organization,
    queryGroup,
    platform: request.platform ?? null,
    queries: reader.queries(texts),
    period,
    createdOn: today(reader),
    timeZone: reader.timeZone,
    appVersion: reader.appVersion,
    analysisVersion,
    answered: scope.answered,
    executions: scope.executionIds.length,
    platforms: overview.platforms,
    trend: overview.trend,
    groups: request.queryGroupId === undefined ? groupScores(view, reader) : [],
    notes: [
      ...listNoteRows(store, view).map(({ day, text, queryGroupName }) => ({ day, text, queryGroup: queryGroupName })),
      ...modelMarks(store, customer.id, view, texts),
      ...actions
        .flatMap((action) => actionMarks(action, period.to, texts.t))
        .filter(({ day }) => day >= period.from)
        .map((mark) => ({ ...mark, queryGroup: null })),
    ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    effects,
    companies: overview.companies,
    confirmedCompetitors: listBrandRows(store, customer.id)
      .filter((brand) => brand.kind === 'competitor' && brand.state === 'confirmed')
      .map((brand) => brand.name),
    domains: overview.domains,
    articles: articles.slice(0, shownArticles),
    gaps: articles
      .filter((article) => article.namingCustomer === 0 && article.namingCompetitor > 0)
      .slice(0, shownArticles),
    citationShare: rateMeasureOf([
      // In a fixed order, because the draws of a long period's interval depend on it.
      executionCounts(store, scope)
        .toSorted((a, b) => a.id - b.id)
        .map((row) => ({ successes: row.citingOwn, n: row.citing })),
    ]),
    wholeAnswers: request.wholeAnswers ?? false,
    movements: withGroups(store, customer.id, overview.movements),
    ...readAnswers(
      store,
      scope,
      {
        selection: sections.includes('answers') || sections.includes('evidence') ? selection : 'none',
        rule: request.evidence ?? 'sample',
        perGroup: request.evidencePerGroup ?? defaultPerGroup,
        referred: new Set([...overview.movements.won, ...overview.movements.lost].map(({ answerId }) => answerId)),
      },
      texts,
    ),
    recommendations: readRecommendations(store, customer.id)
      .filter(
        (recommendation) =>
          recommendation.status !== 'Dismissed' &&
          (request.queryGroupId === undefined || recommendation.query_group_id === request.queryGroupId),
      )
      .map((recommendation) => recommendationIn(recommendation, texts)),
  };
  return { ...figures, summary: summarise(figures) };
}

/** The same question may be in several groups. */
function withGroups(
  store: ReadStore,
  customerId: number,
  { comparedWith, won, lost }: OutputOf<'get-overview'>['movements'],
): QueryMovements {
  const names = new Map(listQueryGroupRows(store, customerId).map((group) => [group.id, group.name]));
  const withGroup = <Item extends { queryId: number }>(item: Item): Item & { queryGroup: string } => ({
    ...item,
    queryGroup: names.get(findQuery(store, item.queryId)?.queryGroupId ?? 0) ?? '',
  });
  return { comparedWith, won: won.map(withGroup), lost: lost.map(withGroup) };
}

/** The scores of the query groups on each platform, as the dashboards show them. */
const groupScores = (view: ViewScope, reader: ReadContext): GroupScore[] =>
  readGrowth(view, reader).flatMap(({ queryGroupName, platforms }) =>
    platforms.map(({ platform, latest, change }) => ({ queryGroup: queryGroupName, platform, latest, change })),
  );

const logoOf = (
  { logo, logoFile }: Pick<ReportRequest, 'logo' | 'logoFile'>,
  field: 'logo' | 'clientLogo' = 'logo',
): ReportModel['logo'] =>
  logo !== undefined ? logoOfData(logo, field) : logoFile !== undefined ? readLogo(logoFile, `${field}File`) : null;

/** The days on which a provider replaced a model, each replacement once, to be printed among the notes. */
function modelMarks(
  store: ReadStore,
  customerId: number,
  { queryGroupId, platform, from, to }: ViewScope,
  { t }: Texts,
): ReportModel['notes'] {
  const first = new Map(
    listModelChangeRows(store, customerId, queryGroupId ?? null)
      .filter((change) => platform === undefined || change.platform === platform)
      .filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to))
      .toReversed()
      .map((change) => [`${change.platform} ${change.from} ${change.to}`, change]),
  );
  return [...first.values()].toReversed().map((change) => ({
    day: change.day,
    text: t('{platform}: {to} replaced {from}', {
      platform: platformLabel(change.platform),
      to: change.to,
      from: change.from,
    }),
    queryGroup: null,
  }));
}
