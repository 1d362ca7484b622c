const words: Readonly<Record<string, string>> = {
  exact: 'the name as written',
  folded: 'the name in another case or with other accents',
  spacing_variant: 'the name with other spacing or hyphens',
  attached_prefix: 'the name with a prefix attached',
  case_ending: 'the name with a case ending',
  common_word: 'a common word, used as the name here',
};

/** Why a stretch of text counts as a company, in words; a rule this version does not know keeps its own name. */
export const ruleWords = (rule: string): string => words[rule] ?? rule.replaceAll('_', ' ');

/** What is said about one mention. */
export const mentionWords = (mention: { rule: string; negated: boolean }): string =>
  mention.negated ? 'does not count: the sentence says that nothing is known of it' : ruleWords(mention.rule);

/** Why a highlighted stretch is taken for a company: the text as it stands there, the company, the rule. */
export const whyWords = (
  mention: { company: string; own: boolean; rule: string; negated: boolean },
  matched: string,
): string =>
  mention.negated
    ? `“${matched}” names ${mention.company} (${ruleWords(mention.rule)}) but ${mentionWords(mention)}`
    : `“${matched}” counts as ${mention.company}${mention.own ? ', the client' : ''}: ${ruleWords(mention.rule)}`;
