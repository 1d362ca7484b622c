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
  /**
   * Takes back what the helper has not begun, and waits for what it has.
   *
   * @param isIncluded which of the tasks that were given, by what `give` returned; all by default
   */
  finish(isIncluded?: (id: number) => boolean): void;
}

const mostOut = 4;
/** As long as one task may take. */
const patienceMs = 20_000;

/** Gives tasks to the helper once it runs; nothing is done here. */
export function createAhead({ running }: Helpers): Ahead {
  const out = new Set<number>();
  return {
    give: (work, payload, take) => {
      const helper = running();
      helper?.receive();
      if (helper?.isReady() !== true || out.size >= mostOut) return null;
      const id = newTaskId();
      out.add(id);
      helper.post({ id, work, payload: payload() }, (value) => {
        // What was given up is done elsewhere.
        if (out.delete(id) && value !== undefined) take(value);
      });
      return id;
    },
    finish: (isIncluded = () => true) => {
      const helper = running();
      const waited = () => [...out].filter(isIncluded);
      for (const id of waited().toReversed()) if (helper?.takeBack(id) === true) out.delete(id);
      helper?.receive();
      while (waited().length > 0 && helper?.wait(patienceMs) === true) helper.receive();
      for (const id of waited()) out.delete(id);
    },
  };
}
