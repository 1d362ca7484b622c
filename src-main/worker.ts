import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { JobKind } from '#shared/contract/events.ts';
import {
  cancelFlag,
  JobCancelled,
  type JobContext,
  type JobMessage,
  type JobReply,
  type JobWork,
  type WorkerInput,
} from './jobs/job.ts';
import type { Helpers } from './jobs/in-order.ts';
import type { ThreadReply } from './jobs/own-thread.ts';
import type { EndOfThread } from './jobs/end-thread.ts';
import { serveAsHelper, startHelper, type HelperInput, type JobHelper } from './jobs/job-helper.ts';
import type { PageToRead } from './web/page-reader.ts';
import type { AnalysisPiece } from './findings/analyse-piece.ts';
import type { DiscoveryPiece } from './findings/discover-piece.ts';
import { fileProblem } from './files/file-problem.ts';
import type { HalfToCheck } from './workspace/check-beside.ts';
import type { DecryptReply, FileToDecrypt } from './workspace/open-encrypted.ts';
import type { CurveToPlan } from './workspace/curve-planner.ts';
import type { EffectsToRead } from './workspace/effects-reader.ts';
import type { TextsToSearch } from './workspace/text-searcher.ts';
import { openStore, type Store } from './store/open.ts';
import { isStoreUnavailable, WorkspaceProblem } from './store/workspace-problem.ts';

/** The work of each kind of job, loaded on demand. */
const loadWork: { readonly [Kind in JobKind]: () => Promise<JobWork<Kind>> } = {
  sample: async () => (await import('./sample/build-sample.ts')).buildSample,
  import: async () => (await import('./import/import-answers.ts')).importAnswers,
  reanalysis: async () => (await import('./findings/recompute-history.ts')).reanalysisJob,
  recommendations: async () => (await import('./recommend/recommendation-job.ts')).recommendationJob,
  report: async () => (await import('./report/report-job.ts')).reportJob,
  reports: async () => (await import('./report/monthly-reports.ts')).monthlyReports,
  'report-news': async () => (await import('./report/report-news.ts')).reportNewsJob,
  backup: async () => (await import('./workspace/write-backup.ts')).writeBackup,
  check: async () => (await import('./workspace/check-workspace.ts')).checkWorkspace,
  'article-check': async () => (await import('./findings/article-check-job.ts')).articleCheckJob,
  'model-discovery': async () => (await import('./models/model-discovery-job.ts')).modelDiscoveryJob,
  portrayal: async () => (await import('./models/portrayal-job.ts')).portrayalJob,
  export: async () => (await import('./report/export-customer.ts')).exportCustomer,
  alerts: async () => {
    const { evaluateAlerts } = await import('./findings/alerts/evaluate-alerts.ts');
    return (_order, context) => evaluateAlerts(context);
  },
  deletion: async () => (await import('./workspace/erase-deleted.ts')).eraseDeletedJob,
  'hand-over': async () => (await import('./report/hand-over-client.ts')).handOverClient,
  publish: async () => (await import('./publish/publish-job.ts')).publishJob,
  'take-in': async () => (await import('./import/take-in.ts')).takeInJob,
  'answer-search': async () => (await import('./findings/index-answers.ts')).indexAnswersJob,
  rewording: async () => (await import('./recommend/rewording-job.ts')).rewordingJob,
};

const send = (message: JobMessage): void => parentPort?.postMessage(message);
const millisecondsBetweenReports = 100;

const waiting = new Map<number, (reply: JobReply) => void>();
let nextRequest = 1;
parentPort?.on(
  'message',
  (
    message:
      | WorkerInput
      | JobReply
      | PageToRead
      | FileToDecrypt
      | HelperInput
      | HalfToCheck
      | TextsToSearch
      | CurveToPlan
      | EffectsToRead
      | EndOfThread,
  ) => {
    if ('end' in message) process.exit();
    if ('page' in message) return void readPage(message);
    if ('decrypt' in message) return void decryptFile(message);
    if ('checkHalf' in message) return void checkHalf(message);
    if ('search' in message) return void search(message);
    if ('planned' in message) return void planCurve(message);
    if ('effects' in message) return void readEffects(message);
    if ('help' in message) return serveAsHelper(message, doPart);
    if ('order' in message) return void runJob(message);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
    if (waiting.size === 0) parentPort?.unref();
  },
);

/** Reads a stranger's page; the caller ends this thread if that takes too long. */
const readPage = ({ page: { kind, html, url } }: PageToRead): Promise<void> =>
  replyWith(async () => {
    const read =
      kind === 'site'
        ? (await import('./generate/site-content.ts')).readSite
        : (await import('./analysis/citations/article-text.ts')).articleText;
    return read(html, url);
  });

/** Decrypts a backup, which takes too long for the process of the window. */
async function decryptFile({ decrypt: { source, target, passphrase } }: FileToDecrypt): Promise<void> {
  let reply: DecryptReply;
  try {
    await (await import('./files/encryption.ts')).decryptInto(target, source, passphrase);
    reply = { ok: true };
  } catch (error) {
    const problem = fileProblem(error, target);
    const known =
      problem instanceof ServiceError ? problem : unavailable(`${source} cannot be decrypted: ${String(error)}`, error);
    reply = { ok: false, error: known.toBody() };
  }
  parentPort?.postMessage(reply);
}

let analyse: ((piece: AnalysisPiece) => unknown) | undefined;

/** What a helper can do for a job. */
async function doPart(work: string, payload: unknown): Promise<unknown> {
  // The job that asks has paired the name with its payload.
  if (work === 'analyse') {
    analyse ??= (await import('./findings/analyse-piece.ts')).createPieceAnalyser();
    return analyse(payload as AnalysisPiece);
  }
  if (work === 'discover')
    return (await import('./findings/discover-piece.ts')).discoverPiece(payload as DiscoveryPiece);
  throw new Error(`no helper does ${work}`);
}

/** The helper of the job that runs. */
let helper: JobHelper | null = null;
const helpers: Helpers = {
  running: () => helper,
  start: () => {
    if (helper !== null || availableParallelism() < 2) return helper;
    helper = startHelper();
    // An empty task that nothing waits for: it loads the code and the lists.
    helper.post({ id: 0, work: 'discover', payload: [] }, () => {});
    return helper;
  },
};

async function endHelper(): Promise<void> {
  const ending = helper;
  helper = null;
  await ending?.close();
}

/** Checks half of a workspace, beside the job that checks the other. An error ends the thread, and is the job's. */
async function checkHalf({ checkHalf: half }: HalfToCheck): Promise<void> {
  parentPort?.postMessage((await import('./workspace/check-beside.ts')).checkHalf(half));
}

/** Searches the texts of answers, which takes too long for the process of the window. */
const search = ({ search: what }: TextsToSearch): Promise<void> =>
  replyWith(async () => (await import('./workspace/text-searcher.ts')).searchInWorkspace(what));

/** Simulates a plan, which takes too long for the process of the window. */
const planCurve = ({ planned: { design, variation } }: CurveToPlan): Promise<void> =>
  replyWith(async () => (await import('./analysis/effects/planner.ts')).planCurve(design, variation));

/** Does what is asked of a thread of its own, and replies with what it gave or the error that it met. */
async function replyWith(work: () => Promise<unknown>): Promise<void> {
  let outcome: ThreadReply<unknown>;
  try {
    outcome = { ok: true, value: await work() };
  } catch (error) {
    outcome = { ok: false, error };
  }
  parentPort?.postMessage(outcome);
}

/** Judges what was done for a customer, which takes too long for the process of the window. */
async function readEffects({ effects }: EffectsToRead): Promise<void> {
  parentPort?.postMessage((await import('./workspace/effects-reader.ts')).readEffectsOf(effects));
}

/** Runs a job and reports how it ended. The store is closed before: the listener may delete the file. */
async function runJob(input: WorkerInput): Promise<void> {
  let store: Store | undefined;
  let end: JobMessage;
  // Listening alone must not keep the thread alive: a job that waits for nothing would never end.
  parentPort?.unref();
  try {
    const { workspaceDirectory, migrationsDirectory } = input;
    store = openStore(workspaceDirectory, { migrationsDirectory, secondary: true });
    // Kind and order were paired by `Jobs.start`; TypeScript cannot follow the pair through the message.
    const work = (await loadWork[input.kind]()) as JobWork<JobKind>;
    const outcome = await work(input.order, contextOf(input, store));
    end = { kind: 'done', outcome, heapBytes: getHeapStatistics().total_heap_size };
  } catch (error) {
    end = failure(error, input.workspaceDirectory);
  }
  await endHelper();
  store?.close();
  parentPort?.ref();
  send(end);
}

function contextOf(input: WorkerInput, store: Store): JobContext {
  const cancel = new Int32Array(input.cancel);
  let reportedAt = 0;
  return {
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
    helpers,
    checkCancelled: () => {
      const why = Atomics.load(cancel, 0);
      if (why !== cancelFlag.none) throw new JobCancelled(why === cancelFlag.byClosing);
    },
  };
}

function failure(error: unknown, directory: string): JobMessage {
  if (error instanceof JobCancelled) return { kind: 'cancelled' };
  if (error instanceof ServiceError) return { kind: 'failed', ...error.toBody() };
  if (error instanceof WorkspaceProblem || isStoreUnavailable(error)) {
    const { message } = WorkspaceProblem.from(error, directory);
    return { kind: 'failed', message, code: 'unavailable', details: [] };
  }
  return { kind: 'failed', message: '', code: 'internal', details: [], defect: error };
}
