import { hasDefiniteForm } from '../language/legal-forms.ts';

const beforeText = /^[\s*_#:：)）」』"”»–—-]*(?:\d{1,2}[.)]\s)?[\s*_]*/u;
const reach = 24;
/** What shows that a name is the subject of a sentence: a particle or verb of Japanese, Korean or Chinese, or a word in lower case. */
const asSubject =
  /^[\s*_]*(?:は|が|では|とは|은|는|이|가|是|作为|作為|拥有|專注|专注|成立|位于|以|提供|为|為|致力|由|凭|旗下)|^[*_]*(?:['’]s)?\s\p{Ll}/u;
const longestSubject = 8;

/** Whether what follows a head begins with it again, as a subject: "**Acme**: Acme offers". */
export function isRepeated(text: string, start: number, end: number): boolean {
  const skipped = beforeText.exec(text.slice(end, end + reach))?.[0].length ?? 0;
  const again = end + skipped;
  const next = again + end - start;
  return (
    skipped > 0 &&
    text.startsWith(text.slice(start, end), again) &&
    asSubject.test(text.slice(next, next + longestSubject))
  );
}

const bracket = /^[*_\s]*[(（][^()（）\n]{2,40}[)）]/u;
const longestBracket = 48;

/** Whether the brackets behind a name have the whole one with its legal form: 某（某市某有限公司）. */
export const isExplainedByForm = (text: string, end: number): boolean =>
  hasDefiniteForm(bracket.exec(text.slice(end, end + longestBracket))?.[0] ?? '');
