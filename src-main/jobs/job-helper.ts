import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import { endedByItself } from './end-thread.ts';
import { workerEntry } from './worker-entry.ts';

/** What a worker is given that is to help a job. */
export interface HelperInput {
  readonly help: MessagePort;
  /** 32-bit numbers: the state of the helper, of {@link helperState}, how many tasks it has done, and which are claimed. */
  readonly shared: SharedArrayBuffer;
}

/** A part of a job's work: the name of a pure function and what it takes. */
export interface HelperTask {
  readonly id: number;
  readonly work: string;
  readonly payload: unknown;
}

interface HelperReply {
  readonly id: number;
  /** Undefined if the task failed. */
  readonly value: unknown;
}

const helperState = { starting: 0, ready: 1 } as const;
const [stateIndex, doneIndex, firstClaim] = [0, 1, 2];
/** More than the tasks that a helper has at a time: each has a number of its own. */
const claims = 64;

let lastTaskId = 0;
/** The id of a new task; no two of a thread have the same, so that a late reply is taken for no other. */
export const newTaskId = (): number => ++lastTaskId;

/** Whether the caller is the first to claim a task: the job can take back what its helper has not begun. */
function claim(numbers: Int32Array, id: number): boolean {
  const [index, claimed] = [firstClaim + (id % claims), id + 1];
  const before = Atomics.load(numbers, index);
  return before !== claimed && Atomics.compareExchange(numbers, index, before, claimed) === before;
}

/** Takes the result of a task; undefined if it failed, which the job finds out itself when it does the task again. */
export type TakeResult = (value: unknown) => void;

/** A second thread for the pure part of a job: a job runs without waiting for events, and so it reads its replies. */
export interface JobHelper {
  /** Whether it takes tasks: false while it starts. */
  isReady(): boolean;
  post(task: HelperTask, take: TakeResult): void;
  /** Takes a task back, of which no reply comes then; false if the helper has begun it. */
  takeBack(id: number): boolean;
  /** Hands over all results that have come, whoever posted their tasks. */
  receive(): void;
  /** Blocks until a reply comes, at most so long; false if none came. */
  wait(milliseconds: number): boolean;
  /** Ends the helper after the task it has begun. */
  close(): Promise<void>;
}

/** Starts a helper; one that cannot start is never ready. */
export function startHelper(entry = workerEntry()): JobHelper {
  const shared = new SharedArrayBuffer(4 * (firstClaim + claims));
  const numbers = new Int32Array(shared);
  const { port1: port, port2 } = new MessageChannel();
  const worker = new Worker(entry);
  // The job does without it.
  worker.on('error', () => {});
  worker.unref();
  const input: HelperInput = { help: port2, shared };
  worker.postMessage(input, [port2]);
  let read = 0;
  const takers = new Map<number, TakeResult>();
  return {
    isReady: () => Atomics.load(numbers, stateIndex) === helperState.ready,
    post: (task, take) => {
      takers.set(task.id, take);
      port.postMessage(task);
    },
    takeBack: (id) => {
      const isMine = claim(numbers, id);
      if (isMine) takers.delete(id);
      return isMine;
    },
    receive: () => {
      for (;;) {
        const received = receiveMessageOnPort(port) as { message: HelperReply } | undefined;
        if (received === undefined) return;
        read += 1;
        const { id, value } = received.message;
        const take = takers.get(id);
        takers.delete(id);
        take?.(value);
      }
    },
    wait: (milliseconds) => {
      const done = Atomics.load(numbers, doneIndex);
      return done > read || Atomics.wait(numbers, doneIndex, done, milliseconds) !== 'timed-out';
    },
    close: () => {
      port.close();
      return endedByItself(worker);
    },
  };
}

/** Serves a job as its helper, on a thread of its own. */
export function serveAsHelper(
  { help, shared }: HelperInput,
  run: (work: string, payload: unknown) => Promise<unknown>,
): void {
  const numbers = new Int32Array(shared);
  help.on('message', (task: HelperTask) => void reply(task));
  help.on('close', () => process.exit());
  Atomics.store(numbers, stateIndex, helperState.ready);

  async function reply({ id, work, payload }: HelperTask): Promise<void> {
    if (!claim(numbers, id)) return;
    const value = await run(work, payload).catch(() => undefined);
    const answer: HelperReply = { id, value };
    help.postMessage(answer);
    Atomics.add(numbers, doneIndex, 1);
    Atomics.notify(numbers, doneIndex);
  }
}
