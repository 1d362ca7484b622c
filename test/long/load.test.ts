import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { runLoad } from '#test/support/interface-load.ts';
import { longSize } from '#test/support/size.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('many requests at once, reads and writes mixed: no error, no lost write, memory flat', async () => {
  const api = await openInterface();
  const outcome = await runLoad({
    origin: api.door.origin,
    switcher: api.switcher,
    atOnce: 200,
    seconds: longSize(10, 4),
    collectGarbage,
    samples: 4,
  });
  console.log(`${outcome.reads} reads and ${outcome.writes} writes, p99 ${Math.round(outcome.latencyMs.p99)} ms`);
  expect(outcome.errors).toEqual([]);
  expect(outcome.lost).toEqual([]);
  expect(outcome.reads + outcome.writes).toBeGreaterThan(200);
  const [first = 0] = outcome.heapBytes;
  expect(outcome.heapBytes.at(-1)).toBeLessThan(first + 30 * 2 ** 20);
  expect(api.logged).toEqual([]);
});
