/** Rows that cannot be imported for the same reason. */
export interface Problem {
  readonly message: string;
  count: number;
  /** The first places: lines, or rows of a document. */
  readonly lines: number[];
  /** What stands at the first place, or all the platforms to decide about; null if the message says it all. */
  example: string | null;
  /** The field of the request that decides about such rows. */
  readonly decidedBy: 'platform' | 'newPlatforms' | null;
}

/** Why a row cannot be imported. */
interface Cause {
  readonly message: string;
  readonly example?: string | null;
  readonly decidedBy?: Problem['decidedBy'];
}

/** First places kept of each cause, and most causes. */
const placesKept = 5;
const mostCauses = 20;
const longestExample = 80;
const longestSeries = 200;

/** Counts problems by cause, most frequent first: a file with one mistake in every line has one problem, not a thousand. */
export function createProblems() {
  const byMessage = new Map<string, Problem>();
  let total = 0;
  return {
    total: (): number => total,
    add(line: number, { message, example = null, decidedBy = null }: Cause): void {
      total += 1;
      const known = byMessage.get(message);
      if (known) {
        known.count += 1;
        if (known.lines.length < placesKept) known.lines.push(line);
        if (decidedBy === 'newPlatforms') known.example = withName(known.example, example);
      } else if (byMessage.size < mostCauses)
        byMessage.set(message, {
          message,
          count: 1,
          lines: [line],
          example: example?.slice(0, longestExample) ?? null,
          decidedBy,
        });
    },
    list: (): Problem[] => [...byMessage.values()].toSorted((one, other) => other.count - one.count),
  };
}

/** A series of names with another one, unless it is there or the series is long enough. */
function withName(series: string | null, name: string | null): string | null {
  if (series === null || name === null) return series ?? name;
  return series.length > longestSeries || series.split(', ').includes(name) ? series : `${series}, ${name}`;
}
