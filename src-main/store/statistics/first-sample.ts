/** Whether an answer `a` is the first sample of its query in its execution. Samples count from 1, so most need no look at others. */
export const isFirstSample = `(a.sample = 1
  OR a.sample = (SELECT MIN(sample) FROM answer f WHERE f.execution_id = a.execution_id AND f.query_id = a.query_id))`;
