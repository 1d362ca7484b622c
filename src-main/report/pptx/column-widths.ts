/** Of a bold letter of a wide font, beside the size of the font. */
const letterWidth = 0.7;
const pointsPerInch = 72;
/** Left and right of a cell's text, in inches. */
const cellMargins = 0.16;

/** Where a heading may break: between words, after hyphens, and between the letters of scripts without spaces. */
const breaks = /[\s\u00ad]+|(?<=[-–/])|(?=[\u3000-\u9fff])/u;

/**
 * The widths of a table's columns, in inches: in the given proportions, but none so narrow that a word of its heading breaks. What these
 * need, the others give in proportion to what they can spare. In the given proportions alone if there is no room.
 */
export function columnWidths(
  proportions: readonly number[],
  headings: readonly string[],
  { w, fontSize }: { readonly w: number; readonly fontSize: number },
): number[] {
  const total = proportions.reduce((sum, proportion) => sum + proportion, 0);
  const least = headings.map((heading) => {
    const longest = Math.max(...heading.split(breaks).map((word) => word.length));
    return (longest * letterWidth * fontSize) / pointsPerInch + cellMargins;
  });
  const wanted = proportions.map((proportion) => (w * proportion) / total);
  const missing = wanted.reduce((sum, width, column) => sum + Math.max(0, (least[column] ?? 0) - width), 0);
  const spare = wanted.reduce((sum, width, column) => sum + Math.max(0, width - (least[column] ?? 0)), 0);
  if (missing > spare) return wanted;
  return wanted.map((width, column) => {
    const slack = width - (least[column] ?? 0);
    return slack <= 0 ? width - slack : width - (spare === 0 ? 0 : (slack * missing) / spare);
  });
}
