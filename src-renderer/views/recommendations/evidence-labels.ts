/** Short descriptions of the rules. */
const ruleLabels: Readonly<Record<string, string>> = {
  'articles-without-customer': 'Articles that cite competitors and not the client',
  'competitor-rising': 'A competitor rising',
  'domains-that-matter': 'Important domains in this group',
  'named-late': 'Named, but after others',
  'named-not-cited': 'Named, but not cited',
  'nobody-named': 'Queries that name no company',
  'own-pages-not-cited': 'Own pages not cited while competitors’ are',
  'queries-lost': 'Queries lost',
  'wrong-name': 'Misspelt names',
};

/** The label of a rule; an unknown rule is shown by its id. */
export const ruleName = (rule: string): string => ruleLabels[rule] ?? rule.replaceAll('-', ' ');

/** The level of a priority from 0 to 100. */
export const priorityLabel = (priority: number): 'high' | 'medium' | 'low' =>
  priority >= 60 ? 'high' : priority >= 25 ? 'medium' : 'low';
