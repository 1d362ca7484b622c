import type { OutputOf } from '#shared/contract/index.ts';
import { splitList } from '../../format/lists.ts';
import { readTypedQueries } from './typed-queries.ts';

/** What a group begins with: keywords, questions that are there already, or recorded answers. */
export type Beginning = 'keywords' | 'questions' | 'answers';

/** The input of the three steps; nothing is created before the last. */
export interface Draft {
  readonly organization: string;
  readonly name: string;
  readonly website: string;
  readonly otherNames: string;
  readonly from: Beginning;
  readonly group: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  /** Null until chosen: those that are set up. */
  readonly platforms: readonly string[] | null;
  readonly queries: string;
}

export const emptyDraft: Draft = {
  organization: 'My organization',
  name: '',
  website: '',
  otherNames: '',
  from: 'keywords',
  group: '',
  keywords: '',
  language: 'English',
  country: 'us',
  platforms: null,
  queries: '',
};

/** The platforms that are ticked at first: of the published ones those that can be asked; null until that is known. */
export const readyPlatforms = (providers: OutputOf<'list-providers'>): readonly string[] | null =>
  providers.length === 0
    ? null
    : providers.filter(({ published, ready }) => published && ready).map(({ platform }) => platform);

/** The problems of a step by field; empty if the step is complete. */
export function stepProblems(step: 'client' | 'group' | 'queries', draft: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {};
  if (step === 'client') {
    if (draft.name.trim() === '') problems.name = 'Enter the name of the client';
    if (!/^(https?:\/\/)?[^\s/]+\.[^\s/]{2,}/i.test(draft.website.trim()))
      problems.website = 'Enter a website such as example.com';
    if (draft.organization.trim() === '') problems.organization = 'Enter the name of your organization';
  }
  if (step === 'group' && draft.from !== 'answers') {
    if (draft.group.trim() === '') problems.group = 'Enter a name for the query group';
    if (draft.from === 'keywords' && splitList(draft.keywords).length === 0)
      problems.keywords = 'Enter at least one keyword';
    if (draft.platforms?.length === 0) problems.platforms = 'Choose at least one platform';
  }
  if (step === 'queries') {
    const typed = readTypedQueries(draft.queries);
    if (typed.problems.length > 0) problems.queries = typed.problems.slice(0, 3).join(' ');
    else if (typed.queries.length === 0) problems.queries = 'Enter at least one query';
  }
  return problems;
}
