import type { OutputOf } from '#shared/contract/index.ts';
import { t } from '../../language/current.ts';

export type Article = OutputOf<'list-sources'>['articles'][number];
export type Check = Article['check'];

/** What is known about a cited page: it names the client, it does not, it was not checked, or it cannot be reached. */
export const checkKinds = ['named', 'not_named', 'not_checked', 'unreachable'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** Each kind in words. */
export const checkWords: Readonly<Record<CheckKind, string>> = {
  named: t('names the client'),
  not_named: t('does not name the client'),
  not_checked: t('not checked yet'),
  unreachable: t('unreachable'),
};

/** The kind of a check; a page never read is not the same as one that does not name the client. */
export const checkKind = (check: Pick<Check, 'state' | 'mentioned'>): CheckKind =>
  check.state === 'checked' ? (check.mentioned === true ? 'named' : 'not_named') : check.state;

const reasons: Readonly<Record<NonNullable<Check['reason']>, string>> = {
  dns: t('the site does not exist'),
  tls: t('its certificate is not valid'),
  timeout: t('it took too long to answer'),
  status: t('it answered with an error'),
  not_html: t('it is not a web page'),
  not_public: t('its address is not public'),
  too_large: t('it is too large'),
  too_many_redirects: t('it redirects too often'),
  connection: t('the connection failed'),
  robots: t('the site asks robots not to read it'),
  no_text: t('it shows no text without scripts'),
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
export const outcomeWords = ({
  checked,
  unreachable,
  notChecked,
}: {
  checked: number;
  unreachable: number;
  notChecked: number;
}): string =>
  t(
    '{checked, number} read{unreachable, plural, =0 {} one {, # unreachable} other {, # unreachable}}{notChecked, plural, =0 {} one {, # left for later because the network was down: they stay “not checked yet” until the next check} other {, # left for later because the network was down: they stay “not checked yet” until the next check}}.',
    { checked, unreachable, notChecked },
  );
