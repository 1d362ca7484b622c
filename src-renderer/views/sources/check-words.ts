import type { OutputOf } from '#shared/contract/index.ts';

export type Article = OutputOf<'list-sources'>['articles'][number];
export type Check = Article['check'];

/** What is known about a cited page: it names the client, it does not, it was not checked, or it cannot be reached. */
export const checkKinds = ['named', 'not_named', 'not_checked', 'unreachable'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** Each kind in words. */
export const checkWords: Readonly<Record<CheckKind, string>> = {
  named: 'names the client',
  not_named: 'does not name the client',
  not_checked: 'not checked yet',
  unreachable: 'unreachable',
};

/** The kind of a check; a page never read is not the same as one that does not name the client. */
export const checkKind = (check: Pick<Check, 'state' | 'mentioned'>): CheckKind =>
  check.state === 'checked' ? (check.mentioned === true ? 'named' : 'not_named') : check.state;

const reasons: Readonly<Record<NonNullable<Check['reason']>, string>> = {
  dns: 'the site does not exist',
  tls: 'its certificate is not valid',
  timeout: 'it took too long to answer',
  status: 'it answered with an error',
  not_html: 'it is not a web page',
  not_public: 'its address is not public',
  too_large: 'it is too large',
  too_many_redirects: 'it redirects too often',
  connection: 'the connection failed',
  robots: 'the site asks robots not to read it',
  no_text: 'it shows no text without scripts',
};

/** Why a page could not be read, in a few words. */
export const reasonWords = (check: Pick<Check, 'reason'>): string =>
  check.reason === null ? '' : reasons[check.reason];

/** The number of pages of each kind. */
export const checkCounts = (checks: OutputOf<'list-sources'>['checks']): Readonly<Record<CheckKind, number>> => ({
  named: checks.mentioning,
  not_named: checks.checked - checks.mentioning,
  not_checked: checks.notChecked,
  unreachable: checks.unreachable,
});

/** The result of a finished check, in a sentence. */
export function outcomeWords(outcome: { checked: number; unreachable: number; notChecked: number }): string {
  const parts = [
    `${outcome.checked} read`,
    ...(outcome.unreachable > 0 ? [`${outcome.unreachable} unreachable`] : []),
    ...(outcome.notChecked > 0
      ? [
          `${outcome.notChecked} left for later because the network was down: they stay “not checked yet” until the next check`,
        ]
      : []),
  ];
  return `${parts.join(', ')}.`;
}
