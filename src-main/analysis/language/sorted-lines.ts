/**
 * Where the first line of a list sorted by code unit is that does not come before a text; binary search, so that a list of
 * 50,000 lines need not be split.
 */
function placeOf(list: string, text: string): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = list.lastIndexOf('\n', middle - 1) + 1;
    const end = endOfLine(list, middle);
    if (list.slice(start, end) < text) from = end + 1;
    else to = start;
  }
  return from;
}

function endOfLine(list: string, from: number): number {
  const newline = list.indexOf('\n', from);
  return newline === -1 ? list.length : newline;
}

/** Whether a sorted list holds a line. */
export function hasLine(list: string, line: string): boolean {
  const start = placeOf(list, line);
  return list.startsWith(line, start) && endOfLine(list, start) === start + line.length && start < list.length;
}

/** The lines of a sorted list that begin with a text. */
export function linesBeginning(list: string, beginning: string): string[] {
  const lines: string[] = [];
  for (let start = placeOf(list, beginning); start < list.length && list.startsWith(beginning, start);) {
    const end = endOfLine(list, start);
    lines.push(list.slice(start, end));
    start = end + 1;
  }
  return lines;
}

/** Whether a line of a sorted list begins with a text. */
export const hasLineBeginning = (list: string, beginning: string): boolean =>
  list.startsWith(beginning, placeOf(list, beginning));
