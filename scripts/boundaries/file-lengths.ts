import type { SourceFile } from './source-file.ts';

const longestFile = 500;
const medianFile = 100;

/** A file that is little else than a table of values may be as long as the table. */
const isTable = (file: SourceFile): boolean => file.tableLines >= file.lines * 0.8;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
};

/** Files that are too long, and whether files are too long on the whole. */
export function tooLong(files: readonly SourceFile[]): string[] {
  const long = files
    .filter((file) => file.lines > longestFile && !isTable(file))
    .map((file) => `${file.path}: has ${file.lines} lines, more than ${longestFile}`);
  const middle = median(files.filter((file) => file.path.startsWith('src-')).map((file) => file.lines));
  return middle > medianFile ? [...long, `the median file has ${middle} lines, more than ${medianFile}`] : long;
}
