import { t } from '../../language/current.ts';

/** Limits of the service: characters of a trimmed query, active queries of a group. */
export const queryBounds = { minimumLength: 3, maximumLength: 500, maximum: 150 } as const;

export interface TypedQueries {
  readonly queries: readonly string[];
  /** Lines that repeat an earlier one. */
  readonly duplicates: number;
  /** Messages about invalid lines; empty if the queries can be used. */
  readonly problems: readonly string[];
}

/** A list marker in front of a pasted line: "1. ", "2) ", "- ", "• ". */
const listMarker = /^(?:\d{1,3}[.)]|[-*•–])\s+/;

/** What to say about more queries than a group may have. */
export const tooManyQueries = (count: number): string =>
  t('The maximum is {maximum, plural, one {# query} other {# queries}} per group; these are {count, number}.', {
    maximum: queryBounds.maximum,
    count,
  });

/** Reads queries, one per line: drops list markers and blank lines, counts duplicates, checks limits. */
export function readTypedQueries(text: string): TypedQueries {
  const seen = new Set<string>();
  const queries: string[] = [];
  const problems: string[] = [];
  let duplicates = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const query = line.trim().replace(listMarker, '').trim();
    if (query === '') continue;
    const length = [...query].length;
    if (length < queryBounds.minimumLength)
      problems.push(
        t('Line {line, number} is shorter than {minimum, plural, one {# character} other {# characters}}.', {
          line: index + 1,
          minimum: queryBounds.minimumLength,
        }),
      );
    else if (length > queryBounds.maximumLength)
      problems.push(
        t('Line {line, number} is longer than {maximum, plural, one {# character} other {# characters}}.', {
          line: index + 1,
          maximum: queryBounds.maximumLength,
        }),
      );
    else if (seen.has(query.toLowerCase())) duplicates += 1;
    else {
      seen.add(query.toLowerCase());
      queries.push(query);
    }
  }
  if (queries.length > queryBounds.maximum) problems.push(tooManyQueries(queries.length));
  return { queries, duplicates, problems };
}
