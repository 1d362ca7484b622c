import { escapeMarkdown } from '#shared/domain/markdown-escapes.ts';
import { roundOneDecimal } from '#shared/domain/rounding.ts';

/** "3 queries", "1 query". */
export const count = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`;

/** A Markdown list. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Foreign text as a quotation in plain text, as titles are: on one line. */
export const quotedPlain = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`;

/** The same in Markdown: with its special characters escaped. */
export const quoted = (text: string): string => escapeMarkdown(quotedPlain(text));

/** A priority limited to 0–100, one decimal. */
export const bounded = (priority: number): number => roundOneDecimal(Math.max(0, Math.min(100, priority)));
