/** A text with the characters escaped that mean something in Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(/([\\`*_[\]<>|])/g, '\\$1');

/** The text that `escapeMarkdown` was given. */
export const unescapeMarkdown = (text: string): string => text.replace(/\\([\\`*_[\]<>|])/g, '$1');
