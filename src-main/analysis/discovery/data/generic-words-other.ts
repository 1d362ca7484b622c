import { wordSet } from '../fold.ts';
export const genericWordsOther = wordSet(``);
