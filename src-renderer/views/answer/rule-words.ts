import { t } from '../../language/current.ts';
const words: Readonly<Record<string, string>> = {
  exact: t('the name as written'),
  folded: t('the name in another case or with other accents'),
  spacing_variant: t('the name with other spacing or hyphens'),
  attached_prefix: t('the name with a prefix attached'),
  case_ending: t('the name with a case ending'),
  common_word: t('also a word: the context shows that it is the name here'),
};

/** Why a passage counts as a mention, in words; a rule unknown to this version keeps its identifier. */
export const ruleWords = (rule: string): string => words[rule] ?? rule.replaceAll('_', ' ');

/** How one mention was found, or why it is not counted. */
export const mentionWords = (mention: { rule: string; negated: boolean }): string =>
  mention.negated ? t('not counted: the sentence says that nothing is known about it') : ruleWords(mention.rule);

/** Why a highlighted passage counts as a mention: its text, the company, the rule. */
export function whyWords(
  mention: { company: string; own: boolean; rule: string; negated: boolean },
  matched: string,
): string {
  const values = { passage: matched, company: mention.company, rule: ruleWords(mention.rule) };
  if (mention.negated)
    return t(
      '“{passage}” names {company} ({rule}) but is not counted: the sentence says that nothing is known about it',
      values,
    );
  return mention.own
    ? t('“{passage}” counts as {company}, the client: {rule}', values)
    : t('“{passage}” counts as {company}: {rule}', values);
}
