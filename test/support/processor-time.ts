/** The processor's time of a thread is counted in steps of milliseconds. */
const measuredMs = 60;
const mostRuns = 1_000;

/**
 * Milliseconds of this thread's processor that some work takes, the mean of several runs: other programs do not count. Less is
 * measured for a first look.
 */
export function processorTimeOf(work: () => unknown, leastMs = measuredMs): number {
  const started = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    work();
    const { user, system } = process.threadCpuUsage(started);
    const spent = (user + system) / 1000;
    if (spent >= leastMs || runs === mostRuns) return spent / runs;
  }
}
