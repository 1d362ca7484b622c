import { wordSet } from '../fold.ts';
export const genericWordsEuropean = wordSet(``);
