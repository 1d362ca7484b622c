/** How fast the double's background work goes on: jobs, scans, the building of the sample. */
export interface Pace {
  /** Waits for the next step of a work. */
  readonly step: () => Promise<void>;
  /** Lets a few more steps happen; those that follow wait until `release`, however long a test looks. */
  readonly hold: (after: number) => void;
  readonly release: () => void;
}

const stepMs = 25;

/** A pace that goes by the clock until a test holds it. */
export function createPace(): Pace {
  let stepsLeft = Infinity;
  let waiting: (() => void)[] = [];
  return {
    step: async () => {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
      stepsLeft -= 1;
      if (stepsLeft < 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    hold: (after) => {
      stepsLeft = after;
    },
    release: () => {
      stepsLeft = Infinity;
      for (const resume of waiting) resume();
      waiting = [];
    },
  };
}
