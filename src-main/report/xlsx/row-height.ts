/** Points of a line of text of the usual size. */
const lineHeight = 15;
const usualSize = 11;
/** Average width of a character, in widths of a digit; capitals and bold text are wider. */
const characterWidth = 0.88;
/** Characters that take the width of two. */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/gu;
/** The height that a row can have at most. */
const highest = 405;

/** Lines of a paragraph that is broken between words; a word longer than a line is broken anywhere. */
function linesOf(paragraph: string, perLine: number): number {
  if (paragraph.length * 2 <= perLine) return 1;
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(' ')) {
    const length = word.length + (word.match(wide)?.length ?? 0);
    const spaced = used === 0 ? length : length + 1;
    if (used + spaced <= perLine) {
      used += spaced;
      continue;
    }
    lines += used === 0 ? 0 : 1;
    lines += Math.max(0, Math.ceil(length / perLine) - 1);
    used = length % perLine;
  }
  return lines;
}

/**
 * The height in points of a wrapped text in a cell as wide as a number of digits. Programs do not fit the heights of rows
 * when they open a workbook, not all of them, and none those of merged cells.
 */
export function heightOf(text: string, width: number, size = usualSize): number {
  const perLine = Math.max(4, Math.floor(((width - 1) * usualSize) / (characterWidth * size)));
  const lines = text.split('\n').reduce((sum, paragraph) => sum + linesOf(paragraph, perLine), 0);
  return Math.min(highest, Math.ceil((lines * lineHeight * size) / usualSize));
}
