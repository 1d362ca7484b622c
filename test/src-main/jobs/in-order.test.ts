import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { doInOrder, noHelpers, type Helpers, type OrderedTask } from '#main/jobs/in-order.ts';
import { startHelper, type HelperTask, type JobHelper, type TakeResult } from '#main/jobs/job-helper.ts';

/** The square of each number, by whoever does it. */
const tasksOf = (numbers: readonly number[], taken: number[], done: (who: 'here') => void = () => {}) =>
  numbers.map((number): OrderedTask<number> => ({
    size: 1_000,
    work: number % 5 === 0 ? null : { name: 'square', payload: number },
    here: () => {
      done('here');
      return number * number;
    },
    take: (square) => void taken.push(square),
  }));

/** A helper that replies when it likes, in any order, or not at all. */
function moodyHelper(moods: Iterator<number>): JobHelper {
  const given: { readonly task: HelperTask; readonly take: TakeResult }[] = [];
  const reply = (): void => {
    const mood = moods.next().value ?? 0;
    const [one] = given.splice(mood % Math.max(1, given.length), 1);
    one?.take(mood % 7 === 3 ? undefined : Number(one.task.payload) ** 2);
  };
  return {
    isReady: () => (moods.next().value ?? 0) % 3 !== 0,
    post: (task, take) => void given.push({ task, take }),
    takeBack: (id) => {
      const index = (moods.next().value ?? 0) % 2 === 0 ? given.findIndex(({ task }) => task.id === id) : -1;
      if (index >= 0) given.splice(index, 1);
      return index >= 0;
    },
    receive: () => {
      while ((moods.next().value ?? 0) % 2 === 0 && given.length > 0) reply();
    },
    wait: () => (moods.next().value ?? 0) % 4 !== 0,
    close: () => Promise.resolve(),
  };
}

const by = (helper: JobHelper): Helpers => ({ running: () => null, start: () => helper });

test('results are used in the order of the tasks, whoever does them, whatever the helper does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 40 }), fc.infiniteStream(fc.nat(100)), (numbers, moods) => {
      const taken: number[] = [];
      doInOrder(tasksOf(numbers, taken), by(moodyHelper(moods[Symbol.iterator]())));
      expect(taken).toEqual(numbers.map((number) => number * number));
    }),
    { numRuns: 100 },
  );
});

test('a step that is no task comes after all tasks before it and before the results of all later ones', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { maxLength: 40 }), fc.infiniteStream(fc.nat(100)), (numbers, moods) => {
      const taken: number[] = [];
      const steps = tasksOf(numbers, taken).flatMap((task, index) => [task, () => void taken.push(-index)]);
      doInOrder(steps, by(moodyHelper(moods[Symbol.iterator]())));
      expect(taken).toEqual(numbers.flatMap((number, index) => [number * number, -index]));
    }),
    { numRuns: 100 },
  );
});

test('a helper has its tasks before results are used, which can take long', () => {
  const given: string[] = [];
  const ready: JobHelper = {
    isReady: () => true,
    post: ({ payload }) => void given.push(`posted ${String(payload)}`),
    takeBack: () => false,
    receive: () => {},
    wait: () => false,
    close: () => Promise.resolve(),
  };
  const steps = [1, 2, 3].map((number): OrderedTask<number> => ({
    size: number === 1 ? 5_000 : 1,
    work: number === 1 ? null : { name: 'square', payload: number },
    here: () => number,
    take: () => void given.push(`took ${number}`),
  }));
  doInOrder(steps, by(ready));
  expect(given).toEqual(['posted 2', 'posted 3', 'took 1', 'took 2', 'took 3']);
});

test('without a helper every result is used before the next task is read', () => {
  const taken: number[] = [];
  function* tasks(): Generator<OrderedTask<number>> {
    for (const [index, task] of tasksOf([1, 2, 3, 4], taken).entries()) {
      expect(taken).toHaveLength(index);
      yield task;
    }
  }
  doInOrder(tasks(), noHelpers);
  expect(taken).toEqual([1, 4, 9, 16]);
});

test('a short job starts no helper, and a helper that is silent is not asked again', () => {
  let started = 0;
  let posted = 0;
  const silent: JobHelper = {
    isReady: () => true,
    post: () => void (posted += 1),
    takeBack: () => false,
    receive: () => {},
    wait: () => false,
    close: () => Promise.resolve(),
  };
  const helpers: Helpers = { running: () => null, start: () => ((started += 1), silent) };
  const taken: number[] = [];
  doInOrder(tasksOf([1, 2], taken), helpers);
  expect([started, taken]).toEqual([0, [1, 4]]);
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
  doInOrder(tasksOf(numbers, []), helpers);
  expect([started, posted]).toEqual([1, 4]);
});

test('what a task throws ends the job, and late replies belong to no later one', () => {
  const late: TakeResult[] = [];
  let redone = 0;
  const helper: JobHelper = {
    isReady: () => true,
    post: (_, take) => void late.push(take),
    takeBack: () => false,
    receive: () => late.splice(0).forEach((take) => take(undefined)),
    wait: () => true,
    close: () => Promise.resolve(),
  };
  const [task] = tasksOf([2], [], () => (redone += 1));
  function* failing(): Generator<OrderedTask<number>> {
    for (let count = 0; count < 4; count += 1) if (task) yield task;
    throw new Error('cancelled');
  }
  const broken: JobHelper = { ...helper, receive: () => {} };
  expect(() => doInOrder(failing(), { running: () => broken, start: () => broken })).toThrow('cancelled');
  expect(late).toHaveLength(4);
  const taken: number[] = [];
  doInOrder(
    tasksOf([3, 4], taken).map((next) => ({ ...next, work: null })),
    { running: () => helper, start: () => helper },
  );
  expect([taken, late, redone]).toEqual([[9, 16], [], 0]);
});

test("the helper of the product does a part while the job's own thread waits for nothing", async () => {
  const helper = startHelper();
  onTestFinished(() => helper.close());
  while (!helper.isReady()) await sleep(10);
  const taken: [number, unknown][] = [];
  const post = (id: number, work: string): void =>
    helper.post({ id, work, payload: [] }, (value) => void taken.push([id, value]));
  const next = (): [number, unknown] | undefined => {
    while (!helper.wait(1_000));
    helper.receive();
    return taken.pop();
  };
  post(1, 'discover');
  expect(next()).toEqual([1, { tallies: [], ordinary: [], lists: [], total: 0 }]);
  post(2, 'no such work');
  expect(next()).toEqual([2, undefined]);
  expect(helper.takeBack(2)).toBe(false);
  // Taken back before it is given, as if that happened while the helper was busy: it does not do it.
  expect(helper.takeBack(3)).toBe(true);
  post(3, 'discover');
  post(4, 'discover');
  expect(next()?.[0]).toBe(4);
  expect(taken).toEqual([]);
});
