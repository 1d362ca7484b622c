/**
 * Splits a sentence into the text before the marked range, the range, and the text after it. Offsets count from the
 * start of the answer; a range outside the sentence marks nothing.
 */
export function cutSentence(
  sentence: string,
  sentenceStart: number,
  marked: { readonly start: number; readonly end: number } | null,
): readonly [string, string, string] {
  if (marked === null) return [sentence, '', ''];
  const start = marked.start - sentenceStart;
  const end = marked.end - sentenceStart;
  if (start < 0 || end > sentence.length || end <= start) return [sentence, '', ''];
  return [sentence.slice(0, start), sentence.slice(start, end), sentence.slice(end)];
}
