/**
 * A text without the characters at its end that a pattern of one character matches. A pattern such as `/[.,]+$/` is tried at
 * every place of the text and takes quadratic time for long runs elsewhere; this reads the end only.
 *
 * @param character matches one character, without the flags `g` and `y`
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = end - (end > 1 && isPair(text, end - 2) ? 2 : 1);
    if (!character.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

/** Whether a surrogate pair, one character in two units, begins at an offset. */
const isPair = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
