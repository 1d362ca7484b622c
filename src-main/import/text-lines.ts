const lineEnd = /\r\n|\n|\r/g;

/**
 * The lines of a text in pieces, without their ends; undefined for one of more than `longest` UTF-16 units, which is never held as a
 * whole. The separators U+2028 and U+2029 end no line: JSON may have them inside a text.
 */
export async function* textLines(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string | undefined> {
  let line: string | undefined = '';
  const take = (part: string): void => {
    if (line !== undefined) line = line.length + part.length > longest ? undefined : line + part;
  };
  let carried = '';
  for await (const piece of pieces) {
    const whole: string = carried + piece;
    // The other half of this end of a line may be in the next piece.
    carried = whole.endsWith('\r') ? '\r' : '';
    const text = carried === '' ? whole : whole.slice(0, -1);
    let start = 0;
    for (const { index, 0: end } of text.matchAll(lineEnd)) {
      take(text.slice(start, index));
      yield line;
      line = '';
      start = index + end.length;
    }
    take(text.slice(start));
  }
  if (line !== '') yield line;
}
