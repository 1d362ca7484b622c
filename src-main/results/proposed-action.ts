import type { OutputOf } from '#shared/contract/index.ts';
import type { AnswersBehind } from '#shared/contract/workspace/recommendations.ts';
import type { ActionKind } from '#shared/domain/actions.ts';
import { listQueriesBehind, type AnswerFilter } from '#main/store/answer-listing.ts';
import type { ReadStore } from '#main/store/open.ts';
import { listLabelledQueries } from '#main/store/query-labels.ts';
import type { Channel, FoundRecommendation } from '#main/store/recommendations.ts';
import { resolveScope } from '#main/store/statistics/scope.ts';
import { toAimedQuery } from './actions.ts';

const kinds: Readonly<Record<Channel, ActionKind>> = {
  'own website': 'page',
  blog: 'article',
  'news site': 'press',
  'review site': 'listing',
  'reference site': 'listing',
  shop: 'listing',
  'community forum': 'other',
  'video site': 'other',
  'social network': 'other',
  'third-party site': 'other',
};

/** What narrows the answers of a figure to some queries, most specific first. */
const telling = [
  ['queryId', 'answerIds', 'article', 'domain'],
  ['cites', 'mentioned', 'namesOthers', 'brandId'],
] as const satisfies readonly (readonly (keyof AnswersBehind)[])[];

/** What an action that carries out a recommendation is, with the queries whose answers its evidence counts. */
export function proposeAction(store: ReadStore, found: FoundRecommendation): OutputOf<'propose-action'> {
  const { customerId, queryGroupId, title, channel } = found;
  const inUse = listLabelledQueries(store, customerId, queryGroupId).filter(({ active }) => active === 1);
  const behind = queriesBehind(store, found);
  const chosen = inUse.filter(({ id }) => behind.has(id));
  const queries = chosen.length === 0 ? inUse : chosen;
  return {
    customerId,
    kind: kinds[channel],
    title: [...title].slice(0, 200).join(''),
    queries: queries.map(({ id, text, groupName, active }) =>
      toAimedQuery({ queryId: id, query: text, queryGroupId, queryGroupName: groupName, active }),
    ),
    wholeGroup: queries.length === inUse.length,
  };
}

function queriesBehind(store: ReadStore, found: FoundRecommendation): Set<number> {
  const { evidence } = found;
  const listed = evidence['queries'];
  if (Array.isArray(listed)) return new Set(listed.filter((id) => typeof id === 'number'));
  const counted = (evidence.points ?? []).flatMap((pieces) => pieces.flatMap(({ answers }) => answers ?? []));
  for (const parts of telling) {
    const narrow = counted.filter((answers) => parts.some((part) => answers[part] !== undefined));
    if (narrow.length > 0) return new Set(narrow.flatMap((answers) => queriesOf(store, found, answers)));
  }
  return new Set();
}

/** The queries of some answers of a recommendation; its figures are of ChatGPT and its group. */
function queriesOf(
  store: ReadStore,
  { customerId, queryGroupId: groupId }: FoundRecommendation,
  { from, to, mentioned, namesOthers, ...answers }: AnswersBehind,
): number[] {
  const scope = resolveScope(store, { customerId, groupId, platform: 'chatgpt', from, to, includeNotActive: true });
  const filter: AnswerFilter = {
    queryId: answers.queryId ?? null,
    brandId: answers.brandId ?? null,
    domain: answers.domain ?? null,
    article: answers.article ?? null,
    cites: answers.cites ?? null,
    answerIds: answers.answerIds ?? null,
    search: null,
    outcome: null,
    mentioned: bit(mentioned),
    namesOthers: bit(namesOthers),
  };
  return listQueriesBehind(store, scope, filter);
}

const bit = (value: boolean | undefined): 0 | 1 | null => (value === undefined ? null : value ? 1 : 0);
