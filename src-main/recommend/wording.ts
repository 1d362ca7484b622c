import { percentage, roundOneDecimal } from '#shared/domain/rounding.ts';

/** "12 of 40 answers (30 %)". */
export const share = (part: number, n: number): string => `${part} of ${n} answers (${percentage(part, n)} %)`;

/** "3 queries", "1 query". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** A Markdown list of texts that may hold anything. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** A text of somebody else's inside Markdown: on one line, its special characters as themselves. */
export const quoted = (text: string): string =>
  `“${text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_[\]<>|])/g, '\\$1')}”`;

/** Keeps a priority within 0–100, one decimal. */
export const bounded = (priority: number): number => roundOneDecimal(Math.max(0, Math.min(100, priority)));
