import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createListSample, type EntryKeys } from '#main/analysis/discovery/list-sample.ts';

const list = (number: number): EntryKeys => [[`a${number}`], [`b${number}`, 'c']];
const mostLists = 5000;

describe('a sample of lists', () => {
  it('holds a list once', () => {
    const sample = createListSample();
    for (const number of [1, 2, 1, 2]) sample.add(list(number));
    expect(new Set(sample.entries())).toEqual(new Set([list(1), list(2)]));
    expect(sample.entries()).toHaveLength(2);
  });

  it('depends on the lists, not on their order', () => {
    const lists = Array.from({ length: 12 }, (_, number) => list(number));
    const entriesOf = (all: readonly EntryKeys[]) => {
      const sample = createListSample();
      for (const one of all) sample.add(one);
      return sample.entries();
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(lists, { minLength: lists.length }), (shuffled) => {
        expect(entriesOf(shuffled)).toEqual(entriesOf(lists));
      }),
    );
  });

  it('keeps the same 5,000 of many, whichever came first and also if it was saved in between', () => {
    const lists = Array.from({ length: 3 * mostLists }, (_, number) => list(number));
    const whole = createListSample();
    for (const one of lists) whole.add(one);
    const half = createListSample();
    for (const one of lists.toReversed().slice(0, 2 * mostLists)) half.add(one);
    const continued = createListSample(half.entries());
    for (const one of lists.slice(0, mostLists)) continued.add(one);
    expect(whole.entries()).toHaveLength(mostLists);
    expect(continued.entries()).toEqual(whole.entries());
  });
});
