/** Rows that cannot be imported for the same reason. */
export interface Problem {
  readonly message: string;
  count: number;
  /** The first places: lines, or rows of a document. */
  readonly lines: number[];
  /** What stands at the first place; null if the message says it all. */
  readonly example: string | null;
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
