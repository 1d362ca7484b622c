/** UTF-16 units of an answer that may be hardly more than a name. */
const longest = 80;
const onlyMarks = /^[\s*_"'“”„«»「『]*$/u;
const atMostAnAside = /^[*_"'“”„«»」』]*(?:[.!…。！।۔]?\s*|[,，]\s*\p{L}+[.!…。]?\s*)$/u;

/** Whether a text is the name and at most a word aside ("Acme, perhaps."): it answers a question with the name. */
export const isWholeAnswer = (text: string, start: number, end: number): boolean =>
  text.length <= longest && onlyMarks.test(text.slice(0, start)) && atMostAnAside.test(text.slice(end));
