/** What each rule looks for, in a few words. */
const ruleWords: Readonly<Record<string, string>> = {
  'articles-without-customer': 'Articles that cite competitors and not the client',
  'competitor-rising': 'A competitor rising beyond noise',
  'domains-that-matter': 'Domains that matter in this group',
  'named-late': 'Named, but after others',
  'named-not-cited': 'Named, but not cited',
  'nobody-named': 'Queries where nobody is named',
  'own-pages-not-cited': 'Own pages not cited while competitors’ are',
  'queries-lost': 'Queries lost beyond noise',
  'wrong-name': 'Names written wrongly',
};

/** A rule by what it looks for; one this dashboard does not know keeps its id, readable. */
export const ruleName = (rule: string): string => ruleWords[rule] ?? rule.replaceAll('-', ' ');

const words = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const ids = /(^id|Id)$/;

const figure = (value: unknown): string | null => {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(3);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'object' && value !== null && 'successes' in value && 'n' in value)
    return `${String(value.successes)} of ${String(value.n)}`;
  return Array.isArray(value) ? `${value.length}` : null;
};

/** The figures a recommendation rests on as terms and values; identifiers and what has no figure are left out. */
export function evidenceFigures(evidence: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  return Object.entries(evidence).flatMap(([name, value]) => {
    const text = figure(value);
    return text === null || ids.test(name) || name === 'url' || name === 'title' ? [] : [[words(name), text] as const];
  });
}

/** How urgent a priority is, so that a figure is not all there is. */
export const priorityWord = (priority: number): 'high' | 'medium' | 'low' =>
  priority >= 60 ? 'high' : priority >= 25 ? 'medium' : 'low';
