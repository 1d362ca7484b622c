/** Deepest block within blocks at the start of one line that is drawn as such: quotes and lists in each other. */
const deepestLine = 16;
/** Columns that indentation and marks may take at the start of a line, which bounds the depth over several lines. */
const widestStart = 120;
/** Marks of emphasis, links and code in one text; the time a parser needs grows with the square of their number. */
const mostMarks = 1_200;

const isRule = (line: string): boolean => /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line);

/** The quotes and list items opened at the start of a line, and the columns they take. */
function startOf(line: string): { depth: number; width: number } {
  const mark = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
  let [depth, width] = [0, 0];
  while (mark.test(line)) {
    depth += 1;
    width = mark.lastIndex;
  }
  return { depth, width };
}

/**
 * Whether a Markdown text of some kilobytes is shown as it was written, because drawing it would take seconds or overflow
 * the stack: blocks nested deeper than anyone writes, or nearly nothing but marks of emphasis.
 */
export function isTooNested(text: string): boolean {
  let marks = 0;
  for (const _ of text.matchAll(/[*_~]+|[[<`]/g)) marks += 1;
  if (marks > mostMarks) return true;
  return text.split('\n').some((line) => {
    const { depth, width } = startOf(line);
    return depth > 0 && (depth > deepestLine || width > widestStart) && !isRule(line);
  });
}
