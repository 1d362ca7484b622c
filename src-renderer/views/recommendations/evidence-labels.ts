import type { RecommendationState } from '#shared/contract/v1/recommendations.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { t } from '../../language/current.ts';

/** The states of a recommendation. */
export const stateWords: Readonly<Record<RecommendationState, MarkedText>> = {
  New: mark('New', 'recommendation'),
  'In Progress': mark('In Progress', 'recommendation'),
  Done: mark('Done', 'recommendation'),
  Dismissed: mark('Dismissed', 'recommendation'),
};

/** Short descriptions of the rules. */
const ruleWords: Readonly<Record<string, MarkedText>> = {
  'articles-without-customer': mark('Articles that cite competitors and not the client'),
  'competitor-rising': mark('A competitor rising'),
  'domains-that-matter': mark('Important domains in this group'),
  'named-late': mark('Named, but after others'),
  'named-not-cited': mark('Named, but not cited'),
  'nobody-named': mark('Queries that name no company'),
  'own-pages-not-cited': mark('Own pages not cited while competitors’ are'),
  'queries-lost': mark('Queries lost'),
  'wrong-name': mark('Misspelt names'),
};

/** The label of a rule; an unknown rule is shown by its id. */
export function ruleName(rule: string): string {
  const words = ruleWords[rule];
  return words === undefined ? rule.replaceAll('-', ' ') : t.marked(words);
}

/** The level of a priority from 0 to 100. */
export const priorityLabel = (priority: number): 'high' | 'medium' | 'low' =>
  priority >= 60 ? 'high' : priority >= 25 ? 'medium' : 'low';
