import type { Helpers } from './in-order.ts';
import { newTaskId } from './job-helper.ts';

/** Tasks for the helper of a job while the job itself does what only it can, such as storing rows. */
export interface Ahead {
  /**
   * Gives the helper a task; false if it is not ready, or has enough of them.
   *
   * @param payload what the task needs; asked for only if the helper takes it
   */
  give(work: string, payload: () => unknown, take: (value: unknown) => void): boolean;
  /** Takes back what the helper has not begun, and waits for what it has. */
  finish(): void;
}

const mostOut = 4;
/** As long as one task may take. */
const patienceMs = 20_000;

/** Gives tasks to the helper once it runs; nothing is done here. */
export function createAhead({ running }: Helpers): Ahead {
  const out = new Map<number, (value: unknown) => void>();
  const receive = (): void => {
    const helper = running();
    for (let reply = helper?.receive(); reply !== undefined; reply = helper?.receive()) {
      if (reply.value !== undefined) out.get(reply.id)?.(reply.value);
      out.delete(reply.id);
    }
  };
  return {
    give: (work, payload, take) => {
      receive();
      const helper = running();
      if (helper?.isReady() !== true || out.size >= mostOut) return false;
      const id = newTaskId();
      out.set(id, take);
      helper.post({ id, work, payload: payload() });
      return true;
    },
    finish: () => {
      const helper = running();
      for (const id of [...out.keys()].toReversed()) if (helper?.takeBack(id) === true) out.delete(id);
      receive();
      while (out.size > 0 && helper?.wait(patienceMs) === true) receive();
      out.clear();
    },
  };
}
