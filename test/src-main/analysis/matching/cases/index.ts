import { boundaryCases } from './boundaries.ts';
import { eastAsianCases } from './east-asian.ts';
import { englishCases } from './english.ts';
import { formsByGrammar } from './forms-by-grammar.ts';
import { germanicAndRomanceCases } from './germanic-and-romance.ts';
import { greekAndCaucasianCases } from './greek-and-caucasian.ts';
import { hebrewAndArabicCases } from './hebrew-and-arabic.ts';
import { indicCases } from './indic.ts';
import type { CaseGroup } from './match-case.ts';
import { negationCases } from './negation.ts';
import { practiceCases } from './practice.ts';
import { slavicAndBalticCases } from './slavic-and-baltic.ts';
import { southeastAsianCases } from './southeast-asian.ts';
import { trialsOfForms } from './trials-of-forms.ts';
import { trialsOfNegation } from './trials-of-negation.ts';
import { uralicAndTurkicCases } from './uralic-and-turkic.ts';

/** All cases of brand matching, by language. */
export const caseGroups: readonly CaseGroup[] = [
  ...englishCases,
  ...germanicAndRomanceCases,
  ...slavicAndBalticCases,
  ...uralicAndTurkicCases,
  ...greekAndCaucasianCases,
  ...hebrewAndArabicCases,
  ...indicCases,
  ...southeastAsianCases,
  ...eastAsianCases,
  ...negationCases,
  ...practiceCases,
  ...boundaryCases,
  ...trialsOfForms,
  ...formsByGrammar,
  ...trialsOfNegation,
];
