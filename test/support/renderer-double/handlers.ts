import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { portfolio } from './portfolio.ts';
import { notFound } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { RecommendationState } from '#shared/contract/v1/recommendations.ts';
import { fullAnswer } from './answer-text.ts';
import { createBrandBook } from './brand-book.ts';
import { queryCompanies, queryRates } from './heat.ts';
import {
  companiesIn,
  answersIn,
  domainStats,
  groupGrowth,
  growth,
  listAnswers,
  listCustomers,
  listedRecommendations,
  madeReports,
  listQueryGroups,
  overview,
  recommendations,
  scansIn,
} from './reads.ts';
import { createMeasuring } from './measuring.ts';
import { createReview } from './review.ts';
import { createActions } from './actions.ts';
import { createAlerts } from './alerts.ts';
import { createMessages } from './messages.ts';
import { createPublishing } from './publishing.ts';
import { createLabels } from './labels.ts';
import { createNotes } from './notes.ts';
import { createReports } from './reports.ts';
import { createPace, type Pace } from './pace.ts';
import { createScanning } from './scanning.ts';
import { createSources } from './sources.ts';

/** What the double simulates: a full workspace, one without data, a first run, one that never answers, one that fails. */
export const scenarios = ['full', 'empty', 'first-run', 'slow', 'failing'] as const;
export type Scenario = (typeof scenarios)[number];

/** A reply for each operation a view calls. */
type Handlers = {
  [Name in OperationName]?: (request: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>;
};

const emptyOverview: OutputOf<'get-overview'> = {
  period: null,
  answered: 0,
  confirmedCompetitors: 0,
  platforms: [],
  trend: [],
  companies: [],
  domains: [],
  movements: { comparedWith: null, won: [], lost: [] },
  recommendations: [],
};

const noSources: OutputOf<'list-sources'> = {
  period: null,
  answered: 0,
  owners: [],
  checks: { checked: 0, mentioning: 0, unreachable: 0, notChecked: 0 },
  domains: [],
  totalArticles: 0,
  articles: [],
  checkable: true,
  options: { weekly: true, most: 100 },
  lastWeeklyCheck: null,
};

/** The double's reply to each operation that a view calls. */
export function createHandlers(options: {
  scenario: Scenario;
  /** The model that reads sentences; null for none. */
  model: string | null;
  emit: (event: ServiceEvent) => void;
  pace?: Pace;
}) {
  const { scenario, model, emit, pace = createPace() } = options;
  const empty = scenario === 'empty' || scenario === 'first-run';
  const scanning = createScanning(emit, pace);
  const sources = createSources(emit, pace);
  const measuring = createMeasuring();
  const brandBook = createBrandBook(emit, pace);
  const review = createReview(emit, model);
  const notes = createNotes();
  const messages = createMessages(empty);
  const labels = createLabels();
  let statuses = new Map<number, RecommendationState>();
  const actions = createActions(empty);
  const alerts = createAlerts(empty);
  const publishing = createPublishing(empty);
  let firstRun = scenario === 'first-run';
  let keys: OutputOf<'list-keys'> = empty
    ? []
    : [
        {
          id: 1,
          organizationId: 1,
          name: 'Reporting script',
          prefix: 'as_7Kd2',
          ...{ scopes: ['read', 'manage', 'spend'], expiresOn: '2027-03-31', dailyCapUsd: 5, committedTodayUsd: 1.4 },
          createdAt: '2026-03-02T10:00:00Z',
          lastUsedAt: '2026-11-19T07:00:00Z',
          revokedAt: null,
        },
        {
          id: 2,
          organizationId: 1,
          name: 'Old laptop',
          prefix: 'as_Qp81',
          ...{ scopes: ['read'], expiresOn: null, dailyCapUsd: null, committedTodayUsd: 0 },
          createdAt: '2025-12-02T10:00:00Z',
          lastUsedAt: null,
          revokedAt: '2026-01-05T10:00:00Z',
        },
      ];

  const handlers: Handlers = {
    'preview-deletion': () => ({
      name: 'Northwind',
      ...{ customers: 1, queryGroups: 2, queries: 40, scans: 52, openScans: 0, answers: 2_080 },
      ...{
        recommendations: 3,
        retiredNames: 4,
        notes: 2,
        actions: 4,
        alerts: 1,
        tags: 0,
        savedViews: 0,
        reports: 3,
        reportFilesElsewhere: 1,
        spentUsd: 12.5,
      },
      copies: { automatic: 7, automaticGoneBy: '2027-11-20', others: 1 },
    }),
    'get-upkeep': () => ({
      notices: [],
      copies: [
        {
          file: '/data/backups/automatic-2026-11-19.db',
          kind: 'automatic',
          madeAt: '2026-11-19T10:00:00Z',
          bytes: 4_200_000,
          whole: true,
          encrypted: false,
        },
      ],
      automaticCopies: { on: true, folder: null, sharePercent: 10 },
    }),
    'get-workspace-status': () => ({
      env: firstRun ? 'local' : 'sample',
      workspaceId: firstRun ? 'own' : 'sample',
      appVersion: '0.1.0',
      timeZone: 'Europe/Berlin',
      firstRun,
      sampleExists: false,
      organizations: [{ id: 1, name: 'Northlight Consulting', quota: 50, used: 10 }],
      scansRunning: scanning.running(),
      nextRun: empty ? null : '2026-11-24T05:00:00Z',
      spentThisMonthUsd: empty ? 0 : 18.42,
      unpricedThisMonth: 0,
      monthlyCapUsd: 25,
      offline: false,
      scansPaused: false,
      apiBaseUrl: 'http://127.0.0.1:4720/v1',
    }),
    'open-sample-workspace': async () => {
      for (let step = 1; step <= 20; step += 1) {
        await pace.step();
        emit({
          kind: 'job',
          jobId: 1,
          job: 'sample',
          state: step === 20 ? 'done' : 'running',
          completed: step * 1_040,
          total: 20_800,
          message: 'Simulating a year of scans',
        });
      }
      firstRun = false;
      return { env: 'sample' };
    },
    'find-by-name': () => ({ customers: [], queryGroups: [], queries: [], companies: [], domains: [] }),
    'search-answers': () => ({ state: 'off', answers: [], next: null }),
    'get-answer-search': () => ({ on: !empty, indexed: 4_100, answers: 4_160, bytes: 2_300_000 }),
    'set-answer-search': ({ on }) => ({ on, indexed: 0, answers: 4_160, bytes: 0 }),
    'copy-query-group': ({ dryRun }) => ({
      query_group_id: dryRun === true ? null : 12,
      name: 'CRM for agencies',
      queries: [
        { text: 'Is Tessel a good CRM?', before: 'Is Northwind a good CRM?', names: [] },
        { text: 'Is HubSpot better?', before: null, names: ['HubSpot'] },
      ],
      duplicates: 0,
      platforms: ['chatgpt'],
      schedule: { kind: 'off' },
      nextRunAt: null,
    }),
    'import-customers': ({ dryRun = false }) => {
      const row = { aliases: [], domains: [], competitors: [], language: null, countryCode: null };
      return {
        imported: dryRun ? 0 : 1,
        rows: [
          {
            line: 2,
            name: 'Larkspur',
            websiteUrl: 'https://larkspur.com',
            ...row,
            result: 'new',
            message: null,
            customerId: null,
          },
          {
            line: 3,
            name: 'Tessel',
            websiteUrl: 'https://tessel.com',
            ...row,
            result: 'exists',
            message: 'has the same name as the client Tessel',
            customerId: 3,
          },
          {
            line: 4,
            name: '',
            websiteUrl: 'nowhere',
            ...row,
            result: 'bad',
            message: 'name: must not be empty',
            customerId: null,
          },
        ],
        columns: { name: 'Client', website: 'Website' },
        unusedColumns: ['Contact'],
        dryRun,
      };
    },
    'merge-customers': () => ({ queryGroups: 2, renamed: [], backup: null }),
    'list-customers': () => listCustomers(empty, labels.withoutBranded),
    'hand-over-customer': () => ({
      file: '/data/exports/3/Tessel.answerscope-client',
      bytes: 4_100_000,
      answers: 4_160,
    }),
    'get-portfolio': () => portfolio(empty ? 0 : undefined),
    'list-query-groups': ({ customerId }) => (empty ? [] : listQueryGroups(customerId).map(actions.withNoise)),
    'get-overview': (request) => (empty ? emptyOverview : overview(request)),
    'list-answers': (request) => (empty ? { total: 0, answers: [] } : listAnswers(request)),
    'get-answer': ({ answerId }) => {
      const answer = fullAnswer(answerId);
      if (answer === undefined) throw notFound('answer', answerId);
      return answer;
    },
    'list-executions': (request) => {
      const list = empty
        ? []
        : scanning
            .all()
            .filter(
              (execution) =>
                (request.customerId === undefined || execution.customerId === request.customerId) &&
                (request.queryGroupId === undefined || execution.queryGroupId === request.queryGroupId) &&
                (request.platform === undefined || execution.platform === request.platform) &&
                (request.state === undefined || execution.state === request.state) &&
                (request.from === undefined || execution.executionDate >= request.from) &&
                (request.to === undefined || execution.executionDate <= request.to),
            );
      return {
        total: list.length,
        executions: list.slice(request.offset ?? 0, (request.offset ?? 0) + (request.limit ?? 50)),
      };
    },
    'get-execution': ({ executionId }) => {
      const execution = scanning.all().find((candidate) => candidate.id === executionId);
      if (execution === undefined) throw notFound('execution', executionId);
      const failures = Array.from({ length: Math.min(3, execution.outcomes.failed) }, (_, index) => ({
        queryId: index,
        query: `Which CRM is best for team ${index + 1}?`,
        sample: 1,
        attempts: 4,
        kind: 'rate_limited',
        message:
          'Rate limit reached for gpt-5-mini in organization org-x on tokens per min (TPM): Limit 200000, Used 199012.',
        at: '2026-11-19T05:09:00Z',
      }));
      return { execution, failures };
    },
    'start-scan': ({ queryGroupId, platform }) => ({
      executionIds: scanning.start(queryGroupId, platform),
      begunBefore: [],
    }),
    'cancel-execution': ({ executionId }) => {
      scanning.cancel(executionId);
      return { state: 'Cancelled' };
    },
    'retry-failed-queries': () => ({ retried: 3 }),
    'set-query-group-status': ({ status }) => ({ status }),
    'list-keys': () => keys,
    'create-key': ({ name, scopes = ['read'], expiresOn = null, dailyCapUsd = null }) => {
      keys = [
        {
          id: keys.length + 1,
          organizationId: 1,
          name: name ?? '',
          prefix: 'as_New1',
          ...{ scopes, expiresOn, dailyCapUsd, committedTodayUsd: 0 },
          createdAt: '2026-11-20T10:00:00Z',
          lastUsedAt: null,
          revokedAt: null,
        },
        ...keys,
      ];
      return { id: keys.length, api_key: 'as_New1gVx0d1rT5cJ2mQ9uK7wB4zH8nL3pE6yA0sF', prefix: 'as_New1' };
    },
    'revoke-key': ({ keyId }) => {
      keys = keys.map((key) => (key.id === keyId ? { ...key, revokedAt: '2026-11-20T10:00:00Z' } : key));
      return { revoked: true };
    },
    'get-organization-quota-status': () => ({
      quota: 50,
      used: 10,
      customers: listCustomers(false).map((customer) => ({
        customer_id: customer.id,
        customer_name: customer.name,
        active_query_groups: customer.queryGroups,
      })),
    }),
    'get-companies-stats': ({ customerID }) =>
      empty
        ? []
        : companiesIn(answersIn(scansIn({ customerId: customerID }))).map(({ company, count, percentage }) => ({
            company,
            count,
            percentage,
          })),
    'get-domain-stats': (request) => (empty ? { domainStats: [], articleStats: [] } : domainStats(request)),
    'get-customer-growth-stats': (request) => (empty ? { perScan: [], overview: [] } : growth(request)),
    'preview-report': ({ title }) => ({
      html: `<!doctype html><html lang="en"><title>Report</title><h1>${title ?? 'Tessel in AI answers'}</h1>`,
    }),
    ...createReports(empty),
    'list-reports': ({ customerId }) => (empty ? [] : madeReports(customerId ?? 3)),
    'get-shell-settings': () => ({
      desktop: false,
      vault: false,
      vaultProblem: null,
      kept: [],
      port: null,
      background: null,
      updates: null,
      opened: null,
    }),
    'get-growth': (request) => (empty ? [] : groupGrowth(request)),
    'list-alerts': (request) => alerts.list(request),
    'refresh-alerts': () => ({ told: 0 }),
    'set-alert-state': (request) => alerts.setState(request),
    'snooze-alert': (request) => alerts.snooze(request),
    'mute-alerts': (request) => alerts.mute(request),
    'list-alert-rules': () => alerts.rules(),
    'save-alert-rule': (request) => alerts.saveRule(request),
    'delete-alert-rule': (request) => alerts.deleteRule(request),
    'get-alert-settings': () => alerts.settings(),
    'set-alert-settings': (request) => alerts.setBound(request),
    'list-model-changes': () => [],
    'get-publishing': () => publishing.state(),
    'set-publishing': (request) => publishing.set(request),
    'publish-workspace': () => publishing.publish(),
    'get-message-settings': () => messages.settings(),
    'set-mail-server': (request) => messages.setServer(request),
    'save-message-channel': (request) => messages.save(request),
    'delete-message-channel': (request) => messages.remove(request),
    'send-test-message': (request) => messages.test(request),
    'list-messages': (request) => messages.list(request),
    'send-message-again': (request) => messages.again(request),
    'list-query-labels': (request) =>
      empty ? { tags: [], rules: [], withoutBranded: false, queries: [] } : labels.list(request),
    'set-query-labels': labels.set,
    'accept-query-labels': labels.accept,
    'save-tag': labels.saveTag,
    'delete-tag': labels.deleteTag,
    'save-label-rule': labels.saveRule,
    'delete-label-rule': labels.deleteRule,
    'set-branded-queries': labels.setBranded,
    'get-label-scores': (request) => (empty ? { period: null, labels: [] } : labels.scores(request)),
    'get-company-shares': ({ customerId }) =>
      empty
        ? []
        : companiesIn(answersIn(scansIn({ customerId }))).map(({ company, count, percentage }) => ({
            company,
            count,
            percentage,
          })),
    'list-saved-views': ({ customerId }) => labels.views(customerId),
    'save-view': labels.saveView,
    'delete-view': labels.deleteView,
    'list-actions': () => actions.list(),
    'list-effects': () => actions.effects(),
    'get-effect': ({ actionId }) => actions.effect(actionId),
    'propose-action': () => actions.propose(),
    'save-action': (request) => actions.save(request),
    'draw-order': (request) => actions.draw(request),
    'set-action-day': (request) => actions.move(request),
    'delete-action': ({ actionId }) => actions.remove(actionId),
    'get-plan': (request) => actions.plan(request),
    'start-noise-check': (request) => actions.checkNoise(request),
    'list-notes': () => (empty ? [] : notes.list()),
    'save-note': (request) => notes.save(request),
    'delete-note': ({ noteId }) => notes.remove(noteId),
    'list-recommendations': ({ customerId }) =>
      empty
        ? []
        : listedRecommendations(customerId).map((recommendation) => ({
            ...recommendation,
            status: statuses.get(recommendation.id) ?? recommendation.status,
          })),
    'set-recommendation-status': ({ recommendationId, status }) => {
      statuses = new Map(statuses).set(recommendationId, status);
      return { status };
    },
    'refresh-recommendations': ({ customerId }) => ({ recommendations: listedRecommendations(customerId).length }),
    'list-sources': (request) => (empty ? noSources : sources.list(request)),
    'check-articles': (request) => sources.check(request),
    'set-domain-category': (request) => sources.setCategory(request),
    'set-article-checks': (request) => sources.setOptions(request),
    'cancel-job': ({ jobId }) => {
      sources.cancel(jobId);
      return { cancelling: true };
    },
    'list-negated-mentions': (request) => (empty ? { total: 0, mentions: [] } : review.listMentions(request)),
    'decide-negated-mention': (request) => review.decideMention(request),
    'get-model-assistance': () => ({ discovery: false, model: 'llama3.3', answersRead: 24, answers: 118 }),
    'list-portrayals': (request) => review.listPortrayals(request),
    'review-portrayal': (request) => review.reviewPortrayal(request),
    'assess-portrayals': () => ({ jobId: null, answers: 0, outcome: null }),
    'list-brands': () => (empty ? brandBook.list().filter((brand) => brand.own) : brandBook.list()),
    'list-reanalyses': ({ limit }) => brandBook.reanalyses(limit),
    'save-brand': (request) => brandBook.save(request),
    'merge-brands': (request) => brandBook.merge(request),
    reanalyse: () => ({ answers: 4_160 }),
    'get-query-companies': (request) =>
      empty
        ? { period: null, companies: [], queries: [], executions: 0, executionsInScope: 0 }
        : queryCompanies(request),
    'get-query-rates': (request) => (empty ? { period: null, queries: [] } : queryRates(request)),
    'get-recommendations': ({ customerID }) => (empty ? [] : recommendations(customerID)),
    'add-customer': () => ({ customer_id: 2 }),
    'add-query-group': () => ({ query_group_id: 11 }),
    'generate-keywords': () =>
      'crm for agencies, simple crm, small business crm, client pipeline tool, sales tracking software, agency crm, crm with gmail, crm for consultants, affordable crm, contact management',
    'suggest-keywords': () => ({ keywords: ['crm for agencies', 'simple crm', 'small business crm'], note: null }),
    'generate-queries': ({ keywords }) => ({
      queries: keywords.split(', ').map((keyword) => `Which ${keyword} is best?`),
      note: 'The model gpt-6-luna failed (401 Unauthorized), so these were made without it.',
    }),
    'read-website': () => ({
      name: 'Aurora Bank',
      aliases: ['Aurora'],
      domains: ['aurora.example', 'aurora-bank.example'],
      language: 'German',
      countryCode: 'at',
    }),
    'suggest-competitors': () => ({
      source: 'answers',
      competitors: [
        { name: 'Borealis', answers: 31 },
        { name: 'Solstice', answers: 12 },
      ],
      note: null,
    }),
    'suggest-intents': ({ queries }) => ({
      intents: queries.map((query) => (query.includes('best') ? 'comparison' : null)),
    }),
    'get-scan-settings': ({ queryGroupId }) => measuring.scanSettings(queryGroupId),
    'set-schedule': (request) => measuring.setSchedule(request),
    'set-samples': (request) => measuring.setSamples(request),
    'set-group-platforms': (request) => measuring.setPlatforms(request),
    'estimate-scan': (request) => measuring.estimate(request),
    'get-calendar': (request) =>
      empty ? { timeZone: 'Europe/Berlin', runs: [], expectedUsd: 0, complete: true } : measuring.calendar(request),
    'get-budget': () => measuring.budget(),
    'set-budget': (request) => measuring.setBudget(request),
    'spend-report': () =>
      empty ? { rows: [], costUsd: 0, unconfirmedUsd: 0, unpricedRequests: 0 } : measuring.spend(),
    'get-prices': () => measuring.prices(),
    'list-providers': () => measuring.providers(),
    'get-queries-definitions': (request) => measuring.definitions(request),
    'list-query-revisions': (request) => measuring.revisions(request),
    'update-query-group-name': () => ({ message: 'Renamed.' }),
    'edit-queries-definitions': () => ({ message: 'Edited.' }),
    'create-query-group-from-existing': () => ({ query_group_id: 12 }),
    'add-organization': () => ({ organization_id: 1 }),
    'open-own-workspace': () => ({ env: 'local' }),
  };
  return { handlers, stop: () => scanning.stop() };
}
