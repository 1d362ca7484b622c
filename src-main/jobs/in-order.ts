import { newTaskId, type JobHelper } from './job-helper.ts';

/** A task of a job. */
export interface OrderedTask<Value> {
  /** How much work it is, in answers. */
  readonly size: number;
  /** What a helper needs to do it; null if only this thread can. */
  readonly work: { readonly name: string; readonly payload: unknown } | null;
  /** Does it on this thread; gives what the helper gives. */
  readonly here: () => Value;
  /** Uses the result. */
  readonly take: (value: Value) => void;
}

/** A task, or what this thread does once everything before it is used, while a helper has tasks after it. */
export type Step<Value> = OrderedTask<Value> | (() => void);

/** The helper of a job, started when it is worth it. */
export interface Helpers {
  running(): JobHelper | null;
  /** Null if there is no second processor. */
  start(): JobHelper | null;
}

/** For work on one thread. */
export const noHelpers: Helpers = { running: () => null, start: () => null };

interface Slot<Value> {
  readonly task: OrderedTask<Value>;
  /** Undefined while a helper does the task. */
  result: { readonly value: Value } | undefined;
}

type Begun<Value> = Slot<Value> | (() => void);

/** Tasks that a helper has at a time: enough that it does not run out of them while this thread writes results. */
const mostOut = 4;
/** Tasks begun whose results are not used yet. */
const mostBegun = 24;
/** Work, in answers, after which a helper is worth its start. */
const worthHelp = 2_000;
/** A helper that says nothing for so long is given up: its tasks are done here. */
const patienceMs = 20_000;

/**
 * Does tasks in parallel, on this thread and by a helper, and uses their results in the order of the tasks: what comes of
 * them does not depend on who did which.
 */
export function doInOrder<Value>(tasks: Iterable<Step<Value>>, helpers: Helpers): void {
  const begun: Begun<Value>[] = [];
  const out = new Map<number, Slot<Value>>();
  const source = tasks[Symbol.iterator]();
  let given = helpers.running();
  let isGivenUp = false;
  let size = 0;

  const begin = (task: Step<Value>): void => {
    if (typeof task === 'function') {
      begun.push(task);
      return;
    }
    const slot: Slot<Value> = { task, result: undefined };
    begun.push(slot);
    size += task.size;
    if (given === null && size > worthHelp && !isGivenUp) given = helpers.start();
    if (given?.isReady() === true && task.work !== null && out.size < mostOut) {
      const id = newTaskId();
      out.set(id, slot);
      given.post({ id, work: task.work.name, payload: task.work.payload }, (value) => {
        if (out.delete(id)) slot.result = { value: value === undefined ? task.here() : (value as Value) };
      });
    } else slot.result = { value: task.here() };
  };

  /** Does the last task that the helper has not begun; false if there is none. */
  const doTakenBack = (): boolean => {
    const last = [...out].at(-1);
    if (last === undefined || given?.takeBack(last[0]) !== true) return false;
    const [id, slot] = last;
    out.delete(id);
    slot.result = { value: slot.task.here() };
    return true;
  };

  /** Uses the first result, or does what comes first; false if a helper has it. */
  const takeFirst = (): boolean => {
    const [first] = begun;
    if (first === undefined || (typeof first !== 'function' && first.result === undefined)) return false;
    begun.shift();
    if (typeof first === 'function') first();
    else if (first.result !== undefined) first.task.take(first.result.value);
    return true;
  };

  let next: IteratorResult<Step<Value>> | undefined;
  const beginNext = (): boolean => {
    if (begun.length >= mostBegun) return false;
    next ??= source.next();
    if (next.done === true) return false;
    begin(next.value);
    next = undefined;
    return true;
  };

  try {
    for (;;) {
      given?.receive();
      // The helper gets its tasks before this thread uses results, which can take long.
      if (given?.isReady() === true && out.size < mostOut && beginNext()) continue;
      if (takeFirst() || beginNext() || doTakenBack()) continue;
      if (begun.length === 0) break;
      if (given?.wait(patienceMs) === false) {
        given = null;
        isGivenUp = true;
        for (const slot of out.values()) slot.result = { value: slot.task.here() };
        out.clear();
      }
    }
  } finally {
    // What comes late belongs to no later job.
    out.clear();
    source.return?.();
  }
}
