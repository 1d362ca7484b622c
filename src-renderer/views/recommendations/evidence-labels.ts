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

const fieldLabel = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const idField = /(^id|Id)$/;

const figure = (value: unknown): string | null => {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(3);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'object' && value !== null && 'successes' in value && 'n' in value)
    return `${String(value.successes)} of ${String(value.n)}`;
  return Array.isArray(value) ? `${value.length}` : null;
};

/** The figures of the evidence as labels and values, without identifiers and texts. */
export function evidenceFigures(evidence: Readonly<Record<string, unknown>>): (readonly [string, string])[] {
  return Object.entries(evidence).flatMap(([name, value]) => {
    const text = figure(value);
    return text === null || idField.test(name) || name === 'url' || name === 'title'
      ? []
      : [[fieldLabel(name), text] as const];
  });
}

/** The level of a priority from 0 to 100. */
export const priorityLabel = (priority: number): 'high' | 'medium' | 'low' =>
  priority >= 60 ? 'high' : priority >= 25 ? 'medium' : 'low';
