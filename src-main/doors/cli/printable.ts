/** Characters that a terminal carries out or readers take for the end of a line, and marks that override the direction of text. */
const acting = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A text with such characters in the spelling of JSON (`\u001b`): texts of strangers must not steer a terminal. */
export const printable = (text: string): string =>
  text.replaceAll(acting, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
