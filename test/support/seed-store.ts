import { onTestFinished } from 'vitest';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { recordAnswer } from '#main/findings/record-answer.ts';
import { addBrandName, insertBrand } from '#main/store/brands.ts';
import { insertCustomer } from '#main/store/customers.ts';
import type { CategoriseDomain } from '#main/store/write-citations.ts';
import { insertExecution, setExecutionState } from '#main/store/executions.ts';
import { openStore, type Store } from '#main/store/open.ts';
import { insertOrganization } from '#main/store/organizations.ts';
import { insertQuery } from '#main/store/queries.ts';
import { insertQueryGroup } from '#main/store/query-groups.ts';
import { readBrandRevision } from '#main/store/revisions.ts';
import { captured } from './answers.ts';
import { putEmptyWorkspace } from './prepared-folder.ts';
import { temporaryDirectory } from './workspace.ts';

const at = '2026-01-01T00:00:00.000Z';

/** A real store with one customer, Acme, and functions to fill it. */
export interface SeedStore {
  readonly store: Store;
  readonly customerId: number;
  readonly ownBrandId: number;
  addBrand(name: string, state?: 'confirmed' | 'candidate' | 'ignored'): number;
  addGroup(name?: string): number;
  addQuery(groupId: number, text: string): number;
  /** A Done execution whose answers go through the real pipeline. */
  addExecution(
    groupId: number,
    options: {
      platform?: string;
      date?: string;
      categorise?: CategoriseDomain;
      answers: readonly (Partial<CapturedAnswer> & { queryId: number; sample?: number })[];
    },
  ): number;
}

export function seedStore(): SeedStore {
  const directory = temporaryDirectory();
  putEmptyWorkspace(directory);
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  onTestFinished(() => store.close());
  const organizationId = insertOrganization(store, 'Northlight Consulting', 50, at);
  const customerId = insertCustomer(store, {
    organizationId,
    name: 'Acme',
    websiteUrl: 'https://acme.com',
    createdAt: at,
    paying: true,
    trialEnd: null,
  });
  const addBrand: SeedStore['addBrand'] = (name, state = 'confirmed') =>
    insertBrand(store, {
      customerId,
      kind: name === 'Acme' ? 'own' : 'competitor',
      name,
      key: name.toLowerCase(),
      state,
      commonWord: false,
      createdAt: at,
    });
  const ownBrandId = addBrand('Acme');
  addBrandName(store, ownBrandId, 'domain', 'acme.com');
  return {
    store,
    customerId,
    ownBrandId,
    addBrand,
    addGroup: (name = 'Anvils') =>
      insertQueryGroup(store, {
        customerId,
        name,
        type: 'original',
        parentId: null,
        websiteUrl: 'https://acme.com',
        keywords: 'anvil',
        language: 'English',
        country: 'us',
        schedule: '{"kind":"off"}',
        nextDueAt: null,
        createdAt: at,
        platforms: ['chatgpt'],
      }),
    addQuery: (groupId, text) => insertQuery(store, groupId, text, at),
    addExecution: (groupId, { platform = 'chatgpt', date = '2026-01-01', categorise = () => 'other', answers }) => {
      const id = insertExecution(store, {
        customerId,
        groupId,
        platform,
        origin: 'scan',
        state: 'In Progress',
        executionDate: date,
        createdAt: at,
        samples: 1,
        analysisVersion,
        brandRevision: readBrandRevision(store, customerId),
      });
      for (const { queryId, sample = 1, ...answer } of answers)
        recordAnswer(
          store,
          {
            executionId: id,
            customerId,
            groupId,
            platform,
            queryId,
            sample,
            capturedAt: `${date}T12:00:00.000Z`,
            day: date,
            costMicro: null,
            captured: captured(answer),
          },
          categorise,
        );
      setExecutionState(store, id, { state: 'Done', finishedAt: `${date}T12:30:00.000Z` });
      return id;
    },
  };
}
