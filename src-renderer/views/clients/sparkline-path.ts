import { daysBetween, type Day } from '#shared/domain/dates.ts';

const year = 365;
const margin = 3;

/** An SVG path through scores of the year that ends with the last of them: every line has the same scale, 0 to 100 over a year. */
export function sparklinePath(
  line: readonly { readonly date: Day; readonly score: number }[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly path: string; readonly end: { readonly x: number; readonly y: number } } {
  const last = line.at(-1)?.date ?? '';
  const round = (value: number) => Math.round(value * 10) / 10;
  const points = line.map(({ date, score }) => ({
    x: round(width - margin - ((width - 2 * margin) * daysBetween(date, last)) / year),
    y: round(height - margin - ((height - 2 * margin) * score) / 100),
  }));
  return {
    path: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    end: points.at(-1) ?? { x: 0, y: 0 },
  };
}
