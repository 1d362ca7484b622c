import { parentPort, workerData } from 'node:worker_threads';
import { ServiceError } from '#shared/contract/errors.ts';
import type { JobKind } from '#shared/contract/events.ts';
import {
  JobCancelled,
  type JobContext,
  type JobMessage,
  type JobReply,
  type JobWork,
  type WorkerInput,
} from './jobs/job.ts';
import { openStore } from './store/open.ts';
import { isStoreUnavailable } from './store/workspace-problem.ts';

/** The work of each kind of job, loaded on demand. */
const loadWork: { readonly [Kind in JobKind]: () => Promise<JobWork<Kind>> } = {
  sample: async () => (await import('./sample/build-sample.ts')).buildSample,
  import: async () => (await import('./import/import-answers.ts')).importAnswers,
  reanalysis: async () => (await import('./findings/recompute-history.ts')).reanalysisJob,
  recommendations: async () => (await import('./recommend/recommendation-job.ts')).recommendationJob,
  report: async () => (await import('./report/report-job.ts')).reportJob,
  backup: async () => (await import('./workspace/write-backup.ts')).writeBackup,
  check: async () => (await import('./workspace/check-workspace.ts')).checkWorkspace,
  'article-check': async () => (await import('./findings/article-check-job.ts')).articleCheckJob,
  'model-discovery': async () => (await import('./models/model-discovery-job.ts')).modelDiscoveryJob,
  portrayal: async () => (await import('./models/portrayal-job.ts')).portrayalJob,
  rewording: async () => (await import('./recommend/rewording-job.ts')).rewordingJob,
};

const input = workerData as WorkerInput;
const send = (message: JobMessage): void => parentPort?.postMessage(message);
const cancelFlag = new Int32Array(input.cancel);
const millisecondsBetweenReports = 100;
let reportedAt = 0;

const waiting = new Map<number, (reply: JobReply) => void>();
let nextRequest = 1;
parentPort?.on('message', (reply: JobReply) => {
  waiting.get(reply.id)?.(reply);
  waiting.delete(reply.id);
  if (waiting.size === 0) parentPort?.unref();
});
// Listening alone must not keep the thread alive.
parentPort?.unref();

const store = openStore(input.workspaceDirectory, { migrationsDirectory: input.migrationsDirectory, secondary: true });
const context: JobContext = {
  store,
  workspaceDirectory: input.workspaceDirectory,
  env: input.env,
  timeZone: input.timeZone,
  now: () => new Date(),
  progress: (completed, total, message) => {
    const now = performance.now();
    if (now - reportedAt < millisecondsBetweenReports && completed !== total) return;
    reportedAt = now;
    send({ kind: 'progress', completed, total, message });
  },
  request: (request, payload) =>
    new Promise((resolve, reject) => {
      const id = nextRequest++;
      waiting.set(id, (reply) => (reply.ok ? resolve(reply.value) : reject(new Error(reply.message))));
      parentPort?.ref();
      send({ kind: 'request', id, request, payload });
    }),
  checkCancelled: () => {
    if (Atomics.load(cancelFlag, 0) === 1) throw new JobCancelled();
  },
};

// Closed before the end is reported: the listener may delete the file.
const end = await run();
store.close();
send(end);

async function run(): Promise<JobMessage> {
  try {
    // Kind and order were paired by `Jobs.start`; TypeScript cannot follow the pair through the message.
    const work = (await loadWork[input.kind]()) as JobWork<JobKind>;
    return { kind: 'done', outcome: await work(input.order, context) };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): JobMessage {
  if (error instanceof JobCancelled) return { kind: 'cancelled' };
  if (error instanceof ServiceError) return { kind: 'failed', ...error.toBody() };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', message, code: isStoreUnavailable(error) ? 'unavailable' : 'internal', details: [] };
}
