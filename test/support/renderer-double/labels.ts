import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { intents, type Intent } from '#shared/domain/intents.ts';
import { answersIn, rate, scansIn } from './reads.ts';
import { groups, queriesOf } from './world.ts';

type Labels = OutputOf<'list-query-labels'>;
type View = OutputOf<'save-view'>;

/** Tags, intents and saved views of the double: two tags at first, an intent for every third query. */
export function createLabels() {
  let tags: Labels['tags'] = [
    { tagId: 1, name: 'Pricing', colour: 'teal', queries: 3 },
    { tagId: 2, name: 'Small teams', colour: 'orange', queries: 2 },
  ];
  let rules: Labels['rules'] = [];
  let views: View[] = [];
  const withoutBranded = new Set<number>();
  const changed = new Map<number, { tags: string[]; intent: Intent | null }>();
  const ofQuery = (id: number) =>
    changed.get(id) ?? { tags: id % 4 === 0 ? ['Pricing'] : [], intent: id % 3 === 0 ? ('comparison' as const) : null };
  return {
    withoutBranded: (customerId: number): boolean => withoutBranded.has(customerId),
    list: ({ customerId, queryGroupId }: InputOf<'list-query-labels'>): Labels => ({
      tags,
      rules,
      withoutBranded: withoutBranded.has(customerId),
      queries: groups
        .filter((group) => group.customerId === customerId && (queryGroupId ?? group.id) === group.id)
        .flatMap((group) =>
          queriesOf(group.id).map(({ id, text }) => ({
            queryId: id,
            query: text,
            queryGroupId: group.id,
            queryGroupName: group.name,
            ...ofQuery(id),
            branded: false,
            suggestedIntent: ofQuery(id).intent === null ? ('informational' as const) : null,
            suggestedTags: [],
          })),
        ),
    }),
    set: ({ queryIds, addTags = [], removeTags = [], intent }: InputOf<'set-query-labels'>) => {
      for (const id of queryIds) {
        const before = ofQuery(id);
        const names = new Set([...before.tags, ...addTags].filter((name) => !removeTags.includes(name)));
        changed.set(id, { tags: [...names], intent: intent === undefined ? before.intent : intent });
      }
      for (const name of addTags)
        if (tags.every((tag) => tag.name !== name))
          tags = [...tags, { tagId: tags.length + 1, name, colour: 'blue', queries: queryIds.length }];
      return { queries: queryIds.length };
    },
    accept: ({ queryIds }: InputOf<'accept-query-labels'>) => {
      for (const id of queryIds) changed.set(id, { ...ofQuery(id), intent: ofQuery(id).intent ?? 'informational' });
      return { queries: queryIds.length };
    },
    saveTag: ({ tagId = tags.length + 1, name, colour = 'blue' }: InputOf<'save-tag'>) => {
      const tag = { tagId, name, colour, queries: 0 };
      tags = [...tags.filter((known) => known.tagId !== tagId), tag];
      return tag;
    },
    deleteTag: ({ tagId }: InputOf<'delete-tag'>) => {
      tags = tags.filter((tag) => tag.tagId !== tagId);
      return { tagId };
    },
    saveRule: ({ text, tag, intent }: InputOf<'save-label-rule'>) => {
      const rule = { ruleId: rules.length + 1, text, tag: tag ?? null, intent: intent ?? null, queries: 1 };
      rules = [...rules, rule];
      return rule;
    },
    deleteRule: ({ ruleId }: InputOf<'delete-label-rule'>) => {
      rules = rules.filter((rule) => rule.ruleId !== ruleId);
      return { ruleId };
    },
    setBranded: ({ customerId, withoutBranded: without }: InputOf<'set-branded-queries'>) => {
      if (without) withoutBranded.add(customerId);
      else withoutBranded.delete(customerId);
      return { withoutBranded: without };
    },
    scores: (request: InputOf<'get-label-scores'>): OutputOf<'get-label-scores'> => {
      const answers = answersIn(scansIn(request));
      const of = (
        label: Omit<OutputOf<'get-label-scores'>['labels'][number], 'queries' | 'platforms'>,
        ids: (id: number) => boolean,
      ) => {
        const own = answers.filter(({ queryId }) => ids(queryId));
        return {
          ...label,
          queries: new Set(own.map(({ queryId }) => queryId)).size,
          platforms: [...Map.groupBy(own, ({ platform }) => platform)].map(([platform, list]) => ({
            platform,
            score: rate(list),
          })),
        };
      };
      return {
        period: { from: request.from ?? '2026-10-19', to: request.to ?? '2026-11-17' },
        labels: [
          ...tags.map(({ name, colour }) => of({ kind: 'tag', name, colour }, (id) => ofQuery(id).tags.includes(name))),
          ...intents.map((name) => of({ kind: 'intent', name, colour: null }, (id) => ofQuery(id).intent === name)),
        ].filter(({ queries }) => queries > 0),
      };
    },
    views: (customerId: number | undefined): View[] =>
      views.filter((view) => customerId === undefined || view.customerId === customerId),
    saveView: ({ customerId, name, place }: InputOf<'save-view'>): View => {
      const view = { viewId: views.length + 1, customerId, name, place };
      views = [...views.filter((known) => known.customerId !== customerId || known.name !== name), view];
      return view;
    },
    deleteView: ({ viewId }: InputOf<'delete-view'>) => {
      views = views.filter((view) => view.viewId !== viewId);
      return { viewId };
    },
  };
}
