/** What companies trade in. */
export const fields = [
  'money',
  'insurance',
  'telecom',
  'travel',
  'cars',
  'shops',
  'fashion',
  'care',
  'food',
  'drink',
  'media',
  'software',
  'devices',
  'home',
  'energy',
  'health',
  'parcels',
  'classifieds',
] as const;
export type Field = (typeof fields)[number];

/**
 * Beginnings of the words of one language that belong to a field, separated by spaces; a word of fewer than four letters, or
 * with a trailing `.`, is a whole word. In a language written without spaces they are found anywhere.
 */
export type FieldWords = Readonly<Partial<Record<Field, string>>>;
