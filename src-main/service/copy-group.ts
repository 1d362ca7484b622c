import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { invalidRequest } from '#shared/contract/errors.ts';
import { queryLength, splitKeywords } from '#shared/contract/v1/fields.ts';
import { tagLimits } from '#shared/domain/intents.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { nextRun, readSchedule } from '#main/scan/schedule.ts';
import { readBrandBook, type BookedBrand } from '#main/store/brands.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import { findQueryGroup, groupNameTaken, groupPlatforms } from '#main/store/query-groups.ts';
import type { Store } from '#main/store/open.ts';
import {
  addQueryTag,
  countTags,
  countTagsOfQuery,
  findTagByName,
  insertTag,
  listLabelledQueries,
  setIntent,
} from '#main/store/query-labels.ts';
import { listQueryRows } from '#main/store/queries.ts';
import { copyQueryLabels } from '#main/store/query-labels.ts';
import { setGroupSamples, setGroupSchedule } from '#main/store/schedules.ts';
import type { ServiceContext } from './context.ts';
import { createGroup, requireCredit } from './create-group.ts';
import { requireCustomer, requireQueryGroup } from './ownership.ts';
import type { Caller } from './service.ts';

type Copy = OutputOf<'copy-query-group'>;

/** Applies a group to another customer, or says what that would create. */
export function copyGroup(request: ParsedOf<'copy-query-group'>, context: ServiceContext, caller: Caller): Copy {
  const { store } = context;
  const source = requireQueryGroup(context, caller, request.queryGroupId, 'workspace');
  const target = requireCustomer(context, caller, request.customerId);
  const from = findCustomer(store, source.customerId);
  if (from === undefined || from.id === target.id)
    throw invalidRequest('customerId', 'has this group already; duplicate it instead');
  const adapt = adaptTexts(readBrandBook(store, from.id), readBrandBook(store, target.id), target);
  const asked = request.queries ?? listQueryRows(store, source.id, false).map(({ text }) => text);
  const adapted = asked.map(request.queries === undefined ? adapt.replace : adapt.keep);
  const queries = [...new Map(adapted.toReversed().map((query) => [query.text, query])).values()].toReversed();
  const schedule = readSchedule(source.schedule, source.createdAt, context.timeZone);
  const next = nextRun(schedule, context.timeZone, context.now());
  const plan: Copy = {
    query_group_id: null,
    name: request.name ?? freeName(context, target, source.name),
    queries,
    duplicates: adapted.length - queries.length,
    platforms: groupPlatforms(store, source.id),
    schedule,
    nextRunAt: next === null ? null : isoInstant(next),
  };
  if (request.dryRun === true) return plan;
  requireCredit(context, target);
  const groupId = store.transaction(() => {
    const id = createGroup(context, target, {
      name: plan.name,
      type: 'original',
      parentId: null,
      websiteUrl: target.websiteUrl,
      keywords: splitKeywords(source.keywords).map((keyword) => adapt.replace(keyword).text),
      language: source.language,
      country: source.country,
      queries: queries.map(({ text }) => text),
      platforms: plan.platforms,
      schedule: 'off',
      comments: `Copied from "${source.name}" of ${from.name}.`,
    });
    // What it costs begins with the schedule, not with two clicks.
    setGroupSchedule(store, id, JSON.stringify(schedule), plan.nextRunAt);
    setGroupSamples(store, id, source.samples);
    const created = new Map(listQueryRows(store, id, false).map((query) => [query.text, query.id]));
    for (const query of listQueryRows(store, source.id, false)) {
      const copied = created.get(adapt.replace(query.text).text);
      if (copied !== undefined) copyQueryLabels(store, query.id, copied, target.id);
    }
    copyLabels(store, source.id, id, queries);
    return id;
  });
  return { ...plan, query_group_id: groupId };
}

/** Gives the copies the tags and intents of their originals; rules of the target have labelled them already. */
function copyLabels(store: Store, sourceId: number, groupId: number, queries: Copy['queries']): void {
  const [from, to] = [findQueryGroup(store, sourceId), findQueryGroup(store, groupId)];
  if (from === undefined || to === undefined) return;
  const originals = new Map(listLabelledQueries(store, from.customerId, from.id).map((query) => [query.text, query]));
  const before = new Map(queries.map((query) => [query.text, query.before ?? query.text]));
  for (const { id, text } of listQueryRows(store, to.id, false)) {
    const original = originals.get(before.get(text) ?? '');
    if (original === undefined) continue;
    if (original.intent !== null) setIntent(store, id, original.intent);
    for (const name of original.tags) {
      const known = findTagByName(store, to.customerId, name);
      if (known === undefined && countTags(store, to.customerId) >= tagLimits.ofClient) continue;
      if (countTagsOfQuery(store, id) < tagLimits.ofQuery)
        addQueryTag(store, id, known?.id ?? insertTag(store, to.customerId, name));
    }
  }
}

/** The name, with a number if the customer has a group of that name. */
function freeName({ store }: ServiceContext, customer: CustomerRow, name: string): string {
  let free = name;
  for (let number = 2; groupNameTaken(store, customer.id, free, null); number++) free = `${name} ${number}`;
  return free;
}

interface Adapt {
  /** Replaces the names of the first customer. */
  readonly replace: (text: string) => Copy['queries'][number];
  /** Only says which companies a text names. */
  readonly keep: (text: string) => Copy['queries'][number];
}

function adaptTexts(from: readonly BookedBrand[], to: readonly BookedBrand[], target: CustomerRow): Adapt {
  const own = from.find(({ kind }) => kind === 'own');
  const targetBrand = to.find(({ kind }) => kind === 'own');
  const targetNames = new Set(
    [target.name, targetBrand?.name ?? '', ...(targetBrand?.aliases ?? [])].map((name) => name.toLowerCase()),
  );
  const names = compileBrands(own === undefined ? [] : [{ ...own, commonWord: false }]);
  const rivals = from.filter(
    ({ kind, state, name }) => kind === 'competitor' && state === 'confirmed' && !targetNames.has(name.toLowerCase()),
  );
  const others = compileBrands(rivals.map((brand) => ({ ...brand, commonWord: false })));
  const host = new URL(target.websiteUrl).hostname.replace(/^www\./, '');
  const named = (text: string): string[] => {
    const ids = new Set(findMentions(others, text).map(({ brandId }) => brandId));
    return [
      ...rivals.filter(({ id }) => ids.has(id)).map(({ name }) => name),
      ...(own !== undefined && findMentions(names, text).length > 0 ? [own.name] : []),
    ];
  };
  const keep = (text: string) => ({ text, before: null, names: named(text) });
  return {
    keep,
    replace: (text) => {
      let replaced = text;
      for (const { start, end } of findMentions(names, text).toReversed()) {
        const written = text.slice(start, end);
        replaced =
          replaced.slice(0, start) + (/\.\p{L}{2,}$/u.test(written) ? host : target.name) + replaced.slice(end);
      }
      if (replaced === text || [...replaced].length > queryLength.maximum) return keep(text);
      return { text: replaced, before: text, names: named(replaced) };
    },
  };
}
