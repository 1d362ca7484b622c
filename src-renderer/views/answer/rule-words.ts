const words: Readonly<Record<string, string>> = {
  exact: 'the name as written',
  folded: 'the name in another case or with other accents',
  spacing_variant: 'the name with other spacing or hyphens',
  attached_prefix: 'the name with a prefix attached',
  case_ending: 'the name with a case ending',
  common_word: 'also a word: the context shows that it is the name here',
};

/** Why a passage counts as a mention, in words; a rule unknown to this version keeps its identifier. */
export const ruleWords = (rule: string): string => words[rule] ?? rule.replaceAll('_', ' ');

/** How one mention was found, or why it is not counted. */
export const mentionWords = (mention: { rule: string; negated: boolean }): string =>
  mention.negated ? 'not counted: the sentence says that nothing is known about it' : ruleWords(mention.rule);

/** Why a highlighted passage counts as a mention: its text, the company, the rule. */
export const whyWords = (
  mention: { company: string; own: boolean; rule: string; negated: boolean },
  matched: string,
): string =>
  mention.negated
    ? `“${matched}” names ${mention.company} (${ruleWords(mention.rule)}) but is ${mentionWords(mention)}`
    : `“${matched}” counts as ${mention.company}${mention.own ? ', the client' : ''}: ${ruleWords(mention.rule)}`;
