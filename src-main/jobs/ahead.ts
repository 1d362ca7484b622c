import type { Helpers } from './in-order.ts';
import { newTaskId } from './job-helper.ts';

/** Tasks for the helper of a job while the job itself does what only it can, such as storing rows. */
export interface Ahead {
  /**
   * Gives the helper a task; returns its id, or null if the helper is not ready, or has enough of them.
   *
   * @param payload what the task needs; asked for only if the helper takes it
   * @param take called with the result, unless the task fails
   */
  give(work: string, payload: () => unknown, take: (value: unknown) => void): number | null;
  /** Whether a task is neither done nor given up. */
  isOut(id: number): boolean;
  /** Waits until a task is done; false if none is out. If the helper says nothing for long, it is given up. */
  waitForOne(): boolean;
  /** Takes back what the helper has not begun, and waits for what it has. */
  finish(): void;
}

const mostOut = 4;
/** As long as one task may take. */
const patienceMs = 20_000;

/** Gives tasks to the helper once it runs; nothing is done here. */
export function createAhead({ running }: Helpers): Ahead {
  const out = new Set<number>();
  let isGivenUp = false;
  const waitForOne = (): boolean => {
    if (out.size === 0) return false;
    const helper = running();
    if (helper?.wait(patienceMs) === true) helper.receive();
    else {
      isGivenUp = true;
      out.clear();
    }
    return true;
  };
  return {
    give: (work, payload, take) => {
      const helper = running();
      helper?.receive();
      if (isGivenUp || helper?.isReady() !== true || out.size >= mostOut) return null;
      const id = newTaskId();
      out.add(id);
      helper.post({ id, work, payload: payload() }, (value) => {
        // What was given up is done elsewhere.
        if (out.delete(id) && value !== undefined) take(value);
      });
      return id;
    },
    isOut: (id) => out.has(id),
    waitForOne,
    finish: () => {
      for (const id of [...out].toReversed()) if (running()?.takeBack(id) === true) out.delete(id);
      while (waitForOne());
    },
  };
}
