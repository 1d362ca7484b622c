import { rewriter } from '#shared/language/rewrite.ts';
import { mark } from '#shared/language/text-key.ts';
import { texts } from '../language/current.ts';

const sentence = rewriter([
  mark(
    'With {queries, plural, one {one query} other {# queries}} worked on, {samples, plural, one {one answer} other {# answers}} each {rhythm, select, daily {every day} weekly {once a week} monthly {once a month} other {every {days, number} days}} on {platform}, a change of {change} points is seen within {weeks, number} weeks in 8 of 10 cases{priced, select, yes {; {cost} a month} other {}}.',
  ),
  mark(
    'With {queries, plural, one {one query} other {# queries}} worked on, {samples, plural, one {one answer} other {# answers}} each {rhythm, select, daily {every day} weekly {once a week} monthly {once a month} other {every {days, number} days}} on {platform}, a change of {change} points would not be seen within half a year{priced, select, yes {; {cost} a month} other {}}.',
  ),
  mark(
    'With {queries, plural, one {one query} other {# queries}} worked on, {samples, plural, one {one answer} other {# answers}} each {rhythm, select, daily {every day} weekly {once a week} monthly {once a month} other {every {days, number} days}} on {platform}, no change would be seen in {weeks, number} weeks{priced, select, yes {; {cost} a month} other {}}.',
  ),
]);

const alternative = rewriter([
  mark(
    '{samples, number} answers each would make it {change} points{priced, select, yes { and cost {cost} more a month} other {}}.',
  ),
  mark(
    '{samples, number} answers each would show a change of {change} points{priced, select, yes { and cost {cost} more a month} other {}}.',
  ),
  mark(
    '{samples, number} answers each would show it within {weeks, number} weeks{priced, select, yes { and cost {cost} more a month} other {}}.',
  ),
  mark('The smallest change seen by then is {change} points.'),
  mark('{samples, number} answers each would not show one either; only more queries could.'),
]);

/** What asking more often would change, in the language of the page. */
export const planAlternative = (english: string): string => alternative(english, texts()) ?? english;

/** What a plan says, in the language of the page. */
export const planSentence = (english: string): string => sentence(english, texts()) ?? english;
