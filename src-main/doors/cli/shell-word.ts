/** A text as one word of a command line to copy: the shell reads nothing in it as a command or a variable. */
export const shellWord = (text: string): string =>
  /[$`\\"!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;
