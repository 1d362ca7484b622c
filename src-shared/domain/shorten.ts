/** A text of at most a number of characters; one that is longer ends with an ellipsis. No character is cut in two. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  return `${kept.trimEnd()}…`;
}
