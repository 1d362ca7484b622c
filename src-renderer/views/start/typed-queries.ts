/** The bounds of the interface: characters of a query after trimming, active queries of a group. */
export const queryBounds = { shortest: 3, longest: 500, most: 150 } as const;

export interface TypedQueries {
  readonly queries: readonly string[];
  /** Lines that say the same as an earlier one. */
  readonly duplicates: number;
  /** What is wrong, in words; empty when the queries can be used. */
  readonly problems: readonly string[];
}

/** A list mark in front of a pasted line: "1. ", "2) ", "- ", "• ". */
const listMark = /^(?:\d{1,3}[.)]|[-*•–])\s+/;

/** Queries typed or pasted, one a line: marks and blank lines dropped, doubles counted, bounds checked. */
export function readTypedQueries(text: string): TypedQueries {
  const seen = new Set<string>();
  const queries: string[] = [];
  const problems: string[] = [];
  let duplicates = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const query = line.trim().replace(listMark, '').trim();
    if (query === '') continue;
    const length = [...query].length;
    if (length < queryBounds.shortest)
      problems.push(`Line ${index + 1} is shorter than ${queryBounds.shortest} characters.`);
    else if (length > queryBounds.longest)
      problems.push(`Line ${index + 1} is longer than ${queryBounds.longest} characters.`);
    else if (seen.has(query.toLowerCase())) duplicates += 1;
    else {
      seen.add(query.toLowerCase());
      queries.push(query);
    }
  }
  if (queries.length > queryBounds.most)
    problems.push(`A group holds at most ${queryBounds.most} queries; these are ${queries.length}.`);
  return { queries, duplicates, problems };
}
