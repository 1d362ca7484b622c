import { discoveryVersion } from '#main/analysis/analysis-version.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import type { DiscoveredCompany } from '#main/analysis/discovery/decide-companies.ts';
import { createDiscovery, type SavedDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { doInOrder, noHelpers, type Helpers, type Step } from '#main/jobs/in-order.ts';
import { readsModelCandidates } from '#main/models/model-settings.ts';
import {
  addBrandName,
  insertBrand,
  listBrandNames,
  listBrandRows,
  mergeTargets,
  setProbability,
  updateBrand,
  type BrandRow,
} from '#main/store/brands.ts';
import {
  answersAfter,
  readDiscoveryState,
  readTexts,
  writeDiscoveryState,
  type UnreadAnswer,
} from '#main/store/discovery-state.ts';
import { countAnswersRead, readModelCandidates } from '#main/store/model-candidates.ts';
import type { Store } from '#main/store/open.ts';
import { raiseBrandRevision } from '#main/store/revisions.ts';
import type { AllDiscoveredAhead, DiscoveredAhead } from './discover-ahead.ts';
import { discoverPiece } from './discover-piece.ts';
import { loadGazetteer } from './gazetteer.ts';
import { assignProducts } from './products.ts';

const answersPerPiece = 200;

interface BrandBookUpdate {
  /** When, as an instant. */
  readonly at: string;
  readonly checkCancelled: () => void;
  /** What was collected already, while the answers were stored. */
  readonly ahead?: AllDiscoveredAhead;
  /** Called at the end with whether the brand book changed. */
  readonly updated?: (changed: boolean) => void;
}

/**
 * Reads the answers new to discovery, decides which companies the customer's answers name, and updates the brand book. If
 * anything changed, raises its revision, so that the history is recomputed. A person's decisions (confirmed, ignored,
 * merged, renamed) are never touched.
 *
 * If a model's help is turned on, names it found in an answer are added if the answer's text contains them. If a model read
 * older answers meanwhile, or was turned on or off, all answers are read again: the result depends on what is stored,
 * never on when it was stored.
 *
 * @param ahead what was collected already, while the answers were stored
 * @returns whether the brand book changed
 */
export function updateBrandBook(
  store: Store,
  customerId: number,
  at: string,
  checkCancelled: () => void,
  helpers: Helpers = noHelpers,
  ahead: AllDiscoveredAhead = new Map(),
): boolean {
  let isChanged = false;
  const updated = (changed: boolean) => (isChanged = changed);
  doInOrder(stepsOfBrandBook(store, customerId, { at, checkCancelled, ahead, updated }), helpers);
  return isChanged;
}

function* stepsOfBrandBook(
  store: Store,
  customerId: number,
  { at, checkCancelled, ahead = new Map(), updated }: BrandBookUpdate,
): Generator<Step<SavedDiscovery>> {
  const useModel = readsModelCandidates(store);
  const readByModel = (upTo: number): number => (useModel ? countAnswersRead(store, customerId, upTo) : 0);
  const stored = readDiscoveryState(store, customerId, discoveryVersion);
  const saved = stored !== undefined && stored.modelled === readByModel(stored.lastAnswerId) ? stored : undefined;
  const discovery = createDiscovery(loadGazetteer(), saved === undefined ? undefined : (saved.state as SavedDiscovery));
  let lastAnswerId = saved?.lastAnswerId ?? 0;
  const unread = answersAfter(store, customerId, lastAnswerId);
  for (let from = 0; from < unread.length;) {
    checkCancelled();
    const found = useModel ? undefined : foundAhead(unread, from, ahead);
    if (found !== undefined) {
      from += found.answers.length;
      lastAnswerId = found.answers.at(-1)?.id ?? lastAnswerId;
      yield () => discovery.merge(found.collected);
      continue;
    }
    const next = nextPiece(unread, from, ahead);
    from += next.length;
    const batch = readTexts(store, next);
    const ids = batch.map((answer) => answer.id);
    lastAnswerId = ids.at(-1) ?? lastAnswerId;
    const names = useModel ? readModelCandidates(store, ids) : new Map<number, readonly string[]>();
    const piece = batch.map((answer) => ({ ...answer, names: names.get(answer.id) ?? [] }));
    yield {
      size: piece.length,
      work: { name: 'discover', payload: piece },
      here: () => discoverPiece(piece),
      take: (collected) => discovery.merge(collected),
    };
  }
  yield () => {
    const modelled = readByModel(lastAnswerId);
    const changed = store.transaction(() => {
      const isOther = applyDiscovery(store, customerId, discovery.result(knownKeys(store, customerId)), at);
      assignProducts(store, customerId);
      writeDiscoveryState(store, customerId, discoveryVersion, { lastAnswerId, modelled, state: discovery.save() });
      if (isOther) raiseBrandRevision(store, customerId);
      return isOther;
    });
    updated?.(changed);
  };
}

/** What was collected ahead from the answers that come next, if it was from exactly these. */
function foundAhead(
  unread: readonly UnreadAnswer[],
  from: number,
  ahead: AllDiscoveredAhead,
): DiscoveredAhead | undefined {
  const found = ahead.get(unread[from]?.id ?? 0);
  const isSame = found?.answers.every(
    ({ id, languageCode }, index) =>
      unread[from + index]?.id === id && unread[from + index]?.languageCode === languageCode,
  );
  return isSame === true ? found : undefined;
}

/** The answers to read next: up to those from which something was collected ahead. */
function nextPiece(unread: readonly UnreadAnswer[], from: number, ahead: AllDiscoveredAhead): readonly UnreadAnswer[] {
  const next = unread.slice(from, from + answersPerPiece);
  const end = next.findIndex(({ id }, index) => index > 0 && ahead.has(id));
  return end < 0 ? next : next.slice(0, end);
}

/** Keys of names that are companies for certain: of the customer, and of competitors that a person entered or confirmed. */
function knownKeys(store: Store, customerId: number): ReadonlySet<string> {
  const rows = listBrandRows(store, customerId);
  const target = mergeTargets(rows);
  const confirmed = new Set(rows.filter(({ state }) => state === 'confirmed').map(({ id }) => id));
  return new Set([
    ...rows.filter(({ id }) => confirmed.has(target(id))).map(({ key }) => key),
    ...listBrandNames(store, customerId)
      .filter(({ brandId, kind }) => kind === 'alias' && confirmed.has(target(brandId)))
      .map(({ value }) => companyKey(value)),
  ]);
}

function applyDiscovery(
  store: Store,
  customerId: number,
  companies: readonly DiscoveredCompany[],
  at: string,
): boolean {
  const rows = listBrandRows(store, customerId);
  const byKey = new Map<string, BrandRow>(rows.map((row) => [row.key, row]));
  const byDomain = new Map<string, BrandRow>();
  for (const { brandId, kind, value } of listBrandNames(store, customerId)) {
    const row = rows.find(({ id }) => id === brandId);
    if (row && kind === 'alias' && !byKey.has(companyKey(value))) byKey.set(companyKey(value), row);
    if (row && kind === 'domain') byDomain.set(value, row);
  }
  let changed = false;
  const supported = new Set<number>();
  for (const company of companies) {
    // A bare address ("acme.com") stands for the owner of the site, not for another company.
    const row =
      byDomain.get(company.name.toLowerCase()) ??
      [company.key, ...company.mergedKeys].map((key) => byKey.get(key)).find((known) => known !== undefined);
    if (row) {
      supported.add(row.id);
      changed = updateUndecided(store, row, company) || changed;
    } else {
      addCompany(store, customerId, company, at);
      changed = true;
    }
  }
  for (const row of rows) {
    if (row.state !== 'candidate' || supported.has(row.id)) continue;
    updateBrand(store, row.id, { state: 'retired' });
    changed = true;
  }
  return changed;
}

function addCompany(store: Store, customerId: number, company: DiscoveredCompany, at: string): void {
  const id = insertBrand(store, {
    customerId,
    kind: 'competitor',
    name: company.name,
    key: company.key,
    state: 'candidate',
    probability: company.probability,
    commonWord: company.commonWord ? true : null,
    createdAt: at,
  });
  for (const alias of company.aliases) addBrandName(store, id, 'alias', alias);
  if (company.domain !== null) addBrandName(store, id, 'domain', company.domain);
}

/** Updates a company that no person decided about; returns whether anything changed. */
function updateUndecided(store: Store, row: BrandRow, company: DiscoveredCompany): boolean {
  if (row.state !== 'candidate' && row.state !== 'retired') return false;
  const commonWord = company.commonWord ? 1 : null;
  let changed = false;
  if (row.state === 'retired' || row.name !== company.name || row.commonWord !== commonWord) {
    updateBrand(store, row.id, {
      name: company.name,
      state: 'candidate',
      commonWord: company.commonWord ? true : null,
    });
    changed = true;
  }
  if (row.probability !== company.probability) setProbability(store, row.id, company.probability);
  for (const alias of company.aliases) changed = addBrandName(store, row.id, 'alias', alias) || changed;
  if (company.domain !== null) changed = addBrandName(store, row.id, 'domain', company.domain) || changed;
  return changed;
}
