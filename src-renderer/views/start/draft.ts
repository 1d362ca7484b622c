import type { OutputOf } from '#shared/contract/index.ts';
import { intents, type Intent } from '#shared/domain/intents.ts';
import { splitList } from '../../format/lists.ts';
import { t } from '../../language/current.ts';
import type { ScheduleInput } from '../group/schedule-labels.ts';
import { readTypedQueries, queryBounds, tooManyQueries, type TypedQueries } from './typed-queries.ts';

/** What a group begins with: keywords, questions that are there already, or recorded answers. */
export type Beginning = 'keywords' | 'questions' | 'answers';

/** The input of all steps; nothing is created before the last. */
export interface Draft {
  readonly organization: string;
  readonly from: Beginning;
  readonly website: string;
  readonly name: string;
  readonly otherNames: string;
  readonly domains: string;
  readonly competitors: string;
  readonly group: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  /** Null until chosen: those that are set up. */
  readonly platforms: readonly string[] | null;
  /** Null until chosen: {@link defaultSchedule}. */
  readonly schedule: ScheduleInput | null;
  /** Those without an intent. */
  readonly queries: string;
  readonly byIntent: Readonly<Partial<Record<Intent, string>>>;
}

export const emptyDraft: Draft = {
  organization: t('My organization'),
  from: 'keywords',
  website: '',
  name: '',
  otherNames: '',
  domains: '',
  competitors: '',
  group: '',
  keywords: '',
  language: 'English',
  country: 'us',
  platforms: null,
  schedule: null,
  queries: '',
  byIntent: {},
};

export type Step = 'client' | 'competitors' | 'group' | 'queries' | 'plan';

/** The steps on the way: an existing client has its names; recorded answers bring queries, and their companies are found in them. */
export function stepsOf(from: Beginning, isNewClient: boolean): readonly Step[] {
  if (from === 'answers') return isNewClient ? ['client'] : ['group'];
  return isNewClient ? ['client', 'competitors', 'group', 'queries', 'plan'] : ['group', 'queries', 'plan'];
}

const firstHour = 7;

/** Every week at seven on the weekday of today; before seven, of yesterday: the first scan is not repeated on its own day. */
export function defaultSchedule(now = new Date()): ScheduleInput {
  const weekday = (now.getDay() + 6 - (now.getHours() < firstHour ? 1 : 0)) % 7;
  return { kind: 'weekly', days: [weekday + 1], time: '07:00' };
}

/** The platforms that are ticked at first: of the published ones those that can be asked; null until that is known. */
export const readyPlatforms = (providers: OutputOf<'list-providers'>): readonly string[] | null =>
  providers.length === 0
    ? null
    : providers.filter(({ published, ready }) => published && ready).map(({ platform }) => platform);

export interface DraftQueries extends TypedQueries {
  readonly intents: readonly { readonly query: string; readonly intent: Intent }[];
}

/** The queries of all fields: a line that is in several counts in the first one. */
export function queriesOf(draft: Pick<Draft, 'queries' | 'byIntent'>): DraftQueries {
  const fields = intents.map((intent) => ({ intent, read: readTypedQueries(draft.byIntent[intent] ?? '') }));
  const found = new Map<string, { readonly query: string; readonly intent: Intent | null }>();
  let lines = 0;
  const add = (queries: readonly string[], intent: Intent | null): void => {
    for (const query of queries) {
      lines += 1;
      const key = query.toLowerCase();
      if (!found.has(key)) found.set(key, { query, intent });
    }
  };
  for (const { intent, read } of fields) add(read.queries, intent);
  const without = readTypedQueries(draft.queries);
  add(without.queries, null);
  const all = [...found.values()];
  const reads = [...fields.map(({ read }) => read), without];
  const tooMany = all.length > queryBounds.maximum ? [tooManyQueries(all.length)] : [];
  return {
    queries: all.map(({ query }) => query),
    intents: all.flatMap(({ query, intent }) => (intent === null ? [] : [{ query, intent }])),
    duplicates: reads.reduce((sum, { duplicates }) => sum + duplicates, 0) + lines - all.length,
    problems: [...reads.flatMap(({ problems }) => problems), ...tooMany],
  };
}

/** Puts queries into the fields of their intents, behind what is there. */
export function withQueries(
  draft: Draft,
  added: readonly { readonly query: string; readonly intent: Intent | null }[],
): Pick<Draft, 'queries' | 'byIntent'> {
  const behind = (text: string | undefined, intent: Intent | null): string =>
    [(text ?? '').trimEnd(), ...added.filter((one) => one.intent === intent).map(({ query }) => query)]
      .filter((line) => line !== '')
      .join('\n');
  return {
    queries: behind(draft.queries, null),
    byIntent: Object.fromEntries(intents.map((intent) => [intent, behind(draft.byIntent[intent], intent)])),
  };
}

const isAddress = /^(https?:\/\/)?[^\s/]+\.[^\s/]{2,}/i;

/** The problems of a step by field; empty if the step is complete. */
export function stepProblems(step: Step, draft: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {};
  if (step === 'client') {
    if (draft.name.trim() === '') problems.name = t('Enter the name of the client');
    if (!isAddress.test(draft.website.trim())) problems.website = t('Enter a website such as example.com');
    if (!splitList(draft.domains).every((domain) => isAddress.test(domain)))
      problems.domains = t('Enter domains such as example.com');
    if (draft.organization.trim() === '') problems.organization = t('Enter the name of your organization');
  }
  if (step === 'group' && draft.from !== 'answers') {
    if (draft.group.trim() === '') problems.group = t('Enter a name for the query group');
    if (draft.from === 'keywords' && splitList(draft.keywords).length === 0)
      problems.keywords = t('Enter at least one keyword');
  }
  if (step === 'queries') {
    const typed = queriesOf(draft);
    if (typed.problems.length > 0) problems.queries = typed.problems.slice(0, 3).join(' ');
    else if (typed.queries.length === 0) problems.queries = t('Enter at least one query');
  }
  if (step === 'plan' && draft.platforms?.length === 0) problems.platforms = t('Choose at least one platform');
  return problems;
}
