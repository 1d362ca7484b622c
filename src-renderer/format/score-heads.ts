import { mark } from '#shared/language/text-key.ts';

/** The heads of columns that give a 30-day score of a platform, with its interval, number of answers and days. */
export const scoreHeads = [
  mark('Platform'),
  mark('30-day score'),
  mark('95 % low'),
  mark('95 % high'),
  mark('Answers'),
  mark('From', 'date'),
  mark('To', 'date'),
];
