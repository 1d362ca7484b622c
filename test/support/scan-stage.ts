import { existsSync } from 'node:fs';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { PlatformId } from '#shared/domain/platforms.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { createBudget, type Caps } from '#main/money/budget.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import type { PlatformScanner, ProviderDefinition, ScanRequest } from '#main/platforms/platform-scanner.ts';
import { createPriceBook } from '#main/money/price-book.ts';
import type { PriceEntry } from '#main/money/prices.ts';
import type { ScanEnvironment } from '#main/scan/scan-environment.ts';
import { addBrandName, insertBrand } from '#main/store/brands.ts';
import { insertCustomer } from '#main/store/customers.ts';
import { databaseFile, openStore, type Store } from '#main/store/open.ts';
import { insertOrganization } from '#main/store/organizations.ts';
import { insertQuery } from '#main/store/queries.ts';
import { insertQueryGroup } from '#main/store/query-groups.ts';
import { bookedSince } from '#main/store/spend.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { putEmptyWorkspace } from './prepared-folder.ts';

/** The clock and randomness of a stage. */
export type StageClock = Pick<ScanEnvironment, 'now' | 'monotonic' | 'delay'>;

/** A real store and a scan environment over it, with platforms that answer as the test says. */
export interface ScanStage {
  readonly store: Store;
  readonly environment: ScanEnvironment;
  readonly customerId: number;
  readonly events: ServiceEvent[];
  readonly defects: unknown[];
  /** Customers whose executions ended, in order. */
  readonly finished: number[];
  caps: { workspace: number | null; customers: Map<number, number>; platforms: Map<string, number> };
  ownPrices: PriceEntry[];
  /** Replaces what a platform's provider does; `null`: not configured. */
  serve(platform: PlatformId, provider: StageProvider | null): void;
  /** A second client, and more. */
  addCustomer(name: string): number;
  addGroup(
    queries: number,
    options?: {
      name?: string;
      platforms?: readonly string[];
      schedule?: object;
      nextDueAt?: string | null;
      samples?: number;
      customerId?: number;
    },
  ): number;
}

export interface StageProvider {
  /** Registry id whose price and typical usage it takes; its own, without any, unless given. */
  readonly id?: string;
  readonly model?: string;
  readonly ask: PlatformScanner['ask'];
  readonly concurrency?: number;
  readonly requestsPerMinute?: number;
}

const founded = '2026-01-05T08:00:00.000Z';

export function openScanStage(
  directory: string,
  clock: StageClock,
  options: { random?: () => number; timeZone?: string } = {},
): ScanStage {
  const timeZone = options.timeZone ?? 'UTC';
  if (!existsSync(databaseFile(directory))) putEmptyWorkspace(directory);
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  // No stage outlives its process, and waiting for a slow disk takes most of the time of a scan in a test.
  store.db.pragma('synchronous = OFF');
  const organizationId = insertOrganization(store, 'Northlight Consulting', 500, founded);
  const addCustomer = (name: string): number => {
    const key = name.toLowerCase();
    const id = insertCustomer(store, {
      organizationId,
      name,
      websiteUrl: `https://${key}.com`,
      createdAt: founded,
      paying: true,
      trialEnd: null,
    });
    const brandId = insertBrand(store, {
      customerId: id,
      kind: 'own',
      name,
      key,
      state: 'confirmed',
      commonWord: false,
      createdAt: founded,
    });
    addBrandName(store, brandId, 'domain', `${key}.com`);
    return id;
  };
  const customerId = addCustomer('Acme');
  const providers = new Map<string, StageProvider | null>();
  const events: ServiceEvent[] = [];
  const defects: unknown[] = [];
  const finished: number[] = [];
  const stage = {
    caps: { workspace: null, customers: new Map(), platforms: new Map() } as ScanStage['caps'],
    ownPrices: [] as PriceEntry[],
  };
  const definitionOf = (platform: PlatformId, provider: StageProvider): ProviderDefinition => ({
    id: provider.id ?? `stage-${platform}`,
    platform,
    label: `Stage ${platform}`,
    surface: 'api',
    credentials: [],
    baseUrlVariable: '',
    defaultModel: null,
    concurrency: provider.concurrency ?? 4,
    requestsPerMinute: provider.requestsPerMinute ?? 100_000,
    timeoutMs: 1_000,
    create: () => ({ ask: provider.ask }),
  });
  const environment: ScanEnvironment = {
    store,
    env: 'local',
    timeZone,
    ...clock,
    random: options.random ?? (() => 0.5),
    emit: (event) => void events.push(event),
    categorise: () => 'other',
    chooseProvider: (platform) => {
      const provider = providers.get(platform);
      if (!provider) return { kind: 'missing', message: `${platform} needs STAGE_KEY: set it in the environment.` };
      const definition = definitionOf(platform as PlatformId, provider);
      return {
        kind: 'ready',
        definition,
        scanner: { ask: (request, signal) => provider.ask(request, signal) },
        model: provider.model ?? null,
      };
    },
    prices: createPriceBook(store, () => stage.ownPrices),
    budget: createBudget({
      caps: (): Caps => stage.caps,
      today: () => dayIn(timeZone, clock.now()),
      customerName: () => 'Acme',
      bookedSince: (day, customer, platform) => {
        const { costMicro, unconfirmedMicro } = bookedSince(store, day, customer, platform);
        return costMicro + unconfirmedMicro;
      },
    }),
    onFinished: (id) => void finished.push(id),
    onDefect: (what, error) => void defects.push([what, error]),
  };
  let groups = 0;
  return Object.assign(stage, {
    store,
    environment,
    customerId,
    events,
    defects,
    finished,
    addCustomer,
    serve: (platform: PlatformId, provider: StageProvider | null) => void providers.set(platform, provider),
    addGroup: (queries: number, group: Parameters<ScanStage['addGroup']>[1] = {}) => {
      groups += 1;
      const id = insertQueryGroup(store, {
        customerId: group.customerId ?? customerId,
        name: group.name ?? `Anvils ${groups}`,
        type: 'original',
        parentId: null,
        websiteUrl: 'https://acme.com',
        keywords: 'anvil',
        language: 'English',
        country: 'us',
        schedule: JSON.stringify(group.schedule ?? { kind: 'off' }),
        nextDueAt: group.nextDueAt ?? null,
        createdAt: founded,
        platforms: group.platforms ?? ['chatgpt'],
      });
      store.transaction(() => {
        for (let i = 1; i <= queries; i++)
          insertQuery(store, id, `Which anvil is best for job ${i} of group ${groups}?`, founded);
        if (group.samples !== undefined)
          store.run('UPDATE query_group SET samples = :samples WHERE id = :id', { samples: group.samples, id });
      });
      return id;
    },
  });
}

/** An answer that names Acme, with one source. */
export const stageAnswer = (
  request: Pick<ScanRequest, 'query'>,
  change: Partial<CapturedAnswer> = {},
): CapturedAnswer => ({
  outcome: 'answered',
  text: `For "${request.query}" people mostly choose **Acme**, then **Roadrunner Tools** ([review](https://reviews.example.com/anvils)).`,
  citations: [{ url: 'https://reviews.example.com/anvils', title: 'Anvils', cited: true }],
  searches: [],
  requestedModel: null,
  servedModel: null,
  provider: 'stage-chatgpt',
  surface: 'api',
  latencyMs: 0,
  usage: null,
  reportedCostUsd: null,
  raw: { query: request.query },
  ...change,
});
