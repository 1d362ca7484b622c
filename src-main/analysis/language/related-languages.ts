/** Near relatives, which share most everyday words: a short sentence may be taken for any of a group. */
const groups = [
  'sv da no',
  'cs sk pl',
  'hr bs sr sl',
  'es pt it ro',
  'ru uk be bg mk sr',
  'id ms',
  'tr az uz tk',
  'kk ky',
  'de nl',
].map((group) => group.split(' '));

export const areRelatives = (a: string, b: string): boolean =>
  a === b || groups.some((group) => group.includes(a) && group.includes(b));
