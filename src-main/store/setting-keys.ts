/** Names of the workspace's settings; values are JSON and never secrets. */
export const settingKeys = {
  env: 'env',
  timeZone: 'timeZone',
  /** The id by which the workspace is told from others in a warehouse; none before it was published. */
  warehouseId: 'warehouse.id',
  /** Where and how often the workspace is published, without the address of a database; and how the last time ended. */
  publishing: 'publishing',
  lastPublication: 'publishing.last',
  monthlyCapUsd: 'monthlyCapUsd',
  /** Monthly caps in US dollars by customer id, and by platform. */
  customerCapsUsd: 'customerCapsUsd',
  platformCapsUsd: 'platformCapsUsd',
  /** The id by which a customer is recognised in other workspaces; none before it was handed over or taken in. */
  customerUuid: (customerId: number) => `customer.uuid.${customerId}`,
  /** Language and country of customers, by their id. */
  customerLocales: 'customers.locales',
  /** The user's own price entries, which take precedence over the shipped table. */
  prices: 'prices',
  /** The provider that serves a platform; its default unless set. */
  providerOf: (platform: string) => `provider.${platform}`,
  /** How fast a provider may be asked; its default unless set. */
  limitsOf: (provider: string) => `limits.${provider}`,
  /** Whether nothing is asked until the person says so. */
  scansPaused: 'scansPaused',
  /** The SMTP server of e-mail, without user name and password. */
  mailServer: 'mailServer',
  /** Seed and date of a sample workspace. */
  sample: 'sample',
  /** Monday of the last weekly cycle of a customer. */
  recommendedWeekOf: (customerId: number) => `recommended.${customerId}`,
  /** Whether a model also reads answers for company names. */
  modelDiscovery: 'modelDiscovery',
  articleChecks: 'articleChecks',
  /** When the weekly check of a customer's cited articles last ran. */
  articleChecksRanAt: (customerId: number) => `articleChecks.ranAt.${customerId}`,
  /** Whether, where and how large automatic copies are. */
  automaticCopies: 'copies.automatic',
  /** When the whole workspace was last checked in the background. */
  checkedAt: 'checkedAt',
  /** Imports that were begun and have not ended, see `unfinished.ts`. */
  begunImports: 'imports.begun',
  /** At most one false alarm in this time: `year`, `quarter` or `month`. */
  falseAlarmBound: 'alerts.falseAlarmBound',
  /** The day since which alerts are watched: what happened before is history only. */
  alertsSince: 'alerts.since',
  /** Whether answers can be searched by their words, and how far that is built: see `answer-search.ts`. */
  answerSearch: 'answerSearch',
  /** On which day of the month reports are written for all clients, where, and for which month they were. */
  reportSchedule: 'reports.schedule',
  /** What a customer's alerts were last judged by, and how many of its series are watched. */
  alertsOf: (customerId: number) => `alerts.of.${customerId}`,
  /** The analysis version the domain categories were computed with. */
  domainCategoriesVersion: 'domainCategoriesVersion',
} as const;
