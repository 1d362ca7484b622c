import { asianAndAfricanUseWords } from './asian-and-african.ts';
import { germanicUseWords } from './germanic.ts';
import { persianAndMarathiUseWords } from './persian-and-marathi.ts';
import { romanceUseWords } from './romance.ts';
import { semiticAndIndicUseWords } from './semitic-and-indic.ts';
import { slavicAndBalticUseWords } from './slavic-and-baltic.ts';
import { uralicTurkicAndGreekUseWords } from './uralic-turkic-and-greek.ts';
import type { UseWords } from './use-words.ts';

/** The words that show how a name is used, by language code. */
export const useWordsByLanguage: Readonly<Record<string, UseWords>> = {
  ...germanicUseWords,
  ...romanceUseWords,
  ...slavicAndBalticUseWords,
  ...uralicTurkicAndGreekUseWords,
  ...semiticAndIndicUseWords,
  ...persianAndMarathiUseWords,
  ...asianAndAfricanUseWords,
};
