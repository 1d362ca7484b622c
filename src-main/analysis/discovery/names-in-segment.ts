import { knownNames } from './known-names.ts';
import { createMemory } from './memory.ts';
import { plainNames } from './plain-names.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';
import { uncasedNames } from './uncased-names.ts';

/** The names in the running text of one segment; offsets are relative to its start. */
interface SegmentNames {
  readonly plain: readonly Sighting[];
  readonly uncased: readonly Sighting[];
  readonly known: readonly Sighting[];
}

/** Names in the running text of all segments of an answer: by capitals, in scripts without them, and known ones. */
export function namesInSegments(segments: readonly Segment[], answer: DiscoveryText): Sighting[] {
  const names = segments.map((segment) => ({ segment, found: namesIn(segment, answer) }));
  return (['plain', 'uncased', 'known'] as const).flatMap((kind) =>
    names.flatMap(({ segment, found }) => found[kind].map((sighting) => placed(sighting, segment.start))),
  );
}

const placed = (sighting: Sighting, at: number): Sighting => ({
  ...sighting,
  start: at + sighting.start,
  list: sighting.list === null ? null : `${at} ${sighting.list}`,
});

/** After these no name goes on: what follows a segment that ends with one says nothing about the names in it. */
const closed = /[.!?:;,…。！？：；，、]$/u;
/** How far behind a segment the words that follow a name are looked at. */
const reach = 26;

/** Longer ones hardly repeat, and would fill the memory. */
const longestRemembered = 2_000;

/** The names of a segment, and how long it is: what follows it is part of the text that they are remembered by. */
interface Remembered {
  readonly length: number;
  readonly names: SegmentNames;
}

const remembered = createMemory<Remembered>();

/**
 * Found by the text of the segment alone, which is remembered: the answers of a customer repeat lines, such as labels, criteria,
 * closing sentences, and whole answers.
 */
function namesIn({ role, start, end }: Segment, answer: DiscoveryText): SegmentNames {
  const block = answer.text.slice(start, end);
  const text = closed.test(block) ? block : answer.text.slice(start, end + reach);
  const memory = remembered(answer, role === 'heading' ? role : '');
  const earlier = memory.get(text);
  if (earlier?.length === block.length) return earlier.names;
  const [segment, alone]: [Segment, DiscoveryText] = [
    { role, start: 0, end: block.length, list: null },
    { ...answer, text },
  ];
  const names = {
    plain: plainNames(segment, alone),
    uncased: uncasedNames(segment, alone),
    known: knownNames(segment, alone),
  };
  if (text.length > longestRemembered) return names;
  memory.set(text, { length: block.length, names });
  return names;
}
