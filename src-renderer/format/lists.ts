/** Splits a list separated by commas, as any language writes them, or lines; each entry once. */
export const splitList = (text: string): string[] =>
  [...new Set(text.split(/[,،、，\n]/).map((part) => part.trim()))].filter((part) => part !== '');
