/** Longest code span, in UTF-16 units. */
const longestSpan = 2_000;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The text with code blocks and code spans blanked out, because they cite nothing; offsets stay valid. Takes linear time. */
export const maskCode = (markdown: string): string =>
  markdown.includes('```') || markdown.includes('~~~') ? maskSpans(maskBlocks(markdown)) : maskSpans(markdown);

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Blanks out fenced blocks; one that is never closed reaches to the end. */
function maskBlocks(markdown: string): string {
  const lines = markdown.split('\n');
  // A fence on the last line opens nothing.
  for (let index = 0; index < lines.length - 1; index++) {
    const mark = fence.exec(lines[index] ?? '')?.[1];
    if (mark === undefined) continue;
    const last = closingLine(lines, index, mark);
    for (; index <= last; index++) lines[index] = blank(lines[index] ?? '');
    index -= 1;
  }
  return lines.join('\n');
}

/** The line that closes a block; the line directly after the opening one never does. */
function closingLine(lines: readonly string[], opening: number, mark: string): number {
  for (let index = opening + 2; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const start = /^ {0,3}/.exec(line)?.[0].length ?? 0;
    if (line.startsWith(mark, start)) return index;
  }
  return lines.length - 1;
}

/** Blanks out code spans: from a run of backticks to the next run of the same length on its line. */
function maskSpans(text: string): string {
  if (!text.includes('`')) return text;
  return text
    .split('\n')
    .map((line) => (line.includes('`') ? maskSpansOfLine(line) : line))
    .join('\n');
}

function maskSpansOfLine(line: string): string {
  const runs = [...line.matchAll(/`+/g)].map((run) => ({ start: run.index, end: run.index + run[0].length }));
  // The next run of the same length, for every run, found from the end.
  const next: (number | undefined)[] = [];
  const seen = new Map<number, number>();
  for (let index = runs.length - 1; index >= 0; index--) {
    const run = runs[index];
    if (run === undefined) continue;
    next[index] = seen.get(run.end - run.start);
    seen.set(run.end - run.start, index);
  }
  const parts: string[] = [];
  let done = 0;
  for (let index = 0; index < runs.length; index++) {
    const [run, closing] = [runs[index], runs[next[index] ?? -1]];
    if (run === undefined || closing === undefined || closing.start - run.end > longestSpan) continue;
    parts.push(line.slice(done, run.start), ' '.repeat(closing.end - run.start));
    done = closing.end;
    index = next[index] ?? index;
  }
  parts.push(line.slice(done));
  return parts.join('');
}
