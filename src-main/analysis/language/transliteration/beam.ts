/** A spelling under construction; a lower cost is likelier. */
export interface Candidate {
  readonly text: string;
  readonly cost: number;
}

/** Continues every candidate by every alternative, each costing its place in the list, and keeps the `width` likeliest. */
export function extend(candidates: readonly Candidate[], alternatives: readonly string[], width: number): Candidate[] {
  const extended = candidates.flatMap(({ text, cost }) =>
    alternatives.map((alternative, place) => ({ text: text + alternative, cost: cost + place })),
  );
  return extended.toSorted((a, b) => a.cost - b.cost).slice(0, width);
}
