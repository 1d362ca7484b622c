import { readTypedQueries } from './typed-queries.ts';

/** What the steps gather before anything is created. */
export interface Draft {
  readonly organization: string;
  readonly name: string;
  readonly website: string;
  readonly otherNames: string;
  readonly group: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  readonly platforms: readonly string[];
  readonly how: 'typed' | 'generated';
  readonly queries: string;
}

export const emptyDraft: Draft = {
  organization: 'My organization',
  name: '',
  website: '',
  otherNames: '',
  group: '',
  keywords: '',
  language: 'English',
  country: 'us',
  platforms: ['chatgpt', 'aioverview'],
  how: 'typed',
  queries: '',
};

/** Names or keywords of a comma-separated list or of lines. */
export const splitList = (text: string): string[] =>
  [...new Set(text.split(/[,\n]/).map((part) => part.trim()))].filter((part) => part !== '');

/** What keeps a step from being left, by field; nothing when it is complete. */
export function missing(step: 'client' | 'group' | 'queries', draft: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {};
  if (step === 'client') {
    if (draft.name.trim() === '') problems.name = 'What is the client called?';
    if (!/^(https?:\/\/)?[^\s/]+\.[^\s/]{2,}/i.test(draft.website.trim()))
      problems.website = 'A website such as example.com';
    if (draft.organization.trim() === '') problems.organization = 'A name for your own organization';
  }
  if (step === 'group') {
    if (draft.group.trim() === '') problems.group = 'A name for what is measured';
    if (splitList(draft.keywords).length === 0) problems.keywords = 'At least one keyword';
    if (draft.platforms.length === 0) problems.platforms = 'At least one platform';
  }
  if (step === 'queries' && draft.how === 'typed') {
    const typed = readTypedQueries(draft.queries);
    if (typed.problems.length > 0) problems.queries = typed.problems.slice(0, 3).join(' ');
    else if (typed.queries.length === 0) problems.queries = 'At least one query';
  }
  return problems;
}
