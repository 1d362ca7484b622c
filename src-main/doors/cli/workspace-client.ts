import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError, unavailable } from '#shared/contract/errors.ts';
import type { ErrorEnvelope, Environment, SuccessEnvelope } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { findRunningProcess, isHeldElsewhere, type RunningProcess } from '#main/workspace/running-process.ts';
import { owner, type WorkspaceSwitcher, type WorkspaceSwitcherOptions } from '#main/service/service.ts';
import type { CommandIo } from './command-io.ts';

/** The workspace of a command: opened by this process, or reached through the process that has it open. */
export interface WorkspaceClient {
  /** Whether this process holds the workspace: then work it started ends with it. */
  readonly isLocal: boolean;
  call<Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>>;
  /** The same for an unchecked request; also returns the kind of data (`local` or `sample`). */
  callUnchecked(name: OperationName, request: unknown): Promise<{ data: unknown; env: Environment }>;
  /** Subscribes to progress; another process sends none. */
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  close(): Promise<void>;
}

type Unchecked = WorkspaceClient['callUnchecked'];
const typed =
  (callUnchecked: Unchecked): WorkspaceClient['call'] =>
  async (name, request) =>
    // The service types its replies by the contract; in tests it also checks them.
    (await callUnchecked(name, request)).data as OutputOf<typeof name>;

/** Opens the workspace of a folder, in this process or through the one that holds it. Throws a one-line error that says what to do. */
export async function openWorkspace(
  io: CommandIo,
  options: Omit<WorkspaceSwitcherOptions, 'environment'>,
): Promise<WorkspaceClient> {
  const opened = await openOrReach(io, options);
  if ('origin' in opened) return remoteClient(opened);
  const switcher = opened;
  const callUnchecked: Unchecked = async (name, request) => {
    const result = await switcher.current().callUnchecked(name, request, owner);
    if (!result.ok) throw new ServiceError(result.error.code, result.error.message, { details: result.error.details });
    return { data: result.data, env: switcher.current().env };
  };
  return {
    isLocal: true,
    call: typed(callUnchecked),
    callUnchecked,
    subscribe: (listener) => switcher.subscribe(listener),
    close: () => switcher.close(),
  };
}

/** The open workspace, or the process through which it is reached. Waits a moment for another command to end. */
async function openOrReach(
  io: CommandIo,
  options: Omit<WorkspaceSwitcherOptions, 'environment'>,
): Promise<WorkspaceSwitcher | RunningProcess> {
  const patience = performance.now() + longestWaitMs;
  for (;;) {
    const running = await findAnswering(options.dataDirectory);
    if (running !== null) return running;
    try {
      return await io.createWorkspaceSwitcher({ ...options, environment: io.environment });
    } catch (error) {
      if (!isHeldElsewhere(error) || performance.now() > patience || io.signal.aborted) throw error;
    }
    await sleep(retryMs);
  }
}

/** Commands of scripts run at the same time, and most take less than a second. */
const longestWaitMs = 5_000;
const retryMs = 100;

function remoteClient(running: RunningProcess): WorkspaceClient {
  const callUnchecked: Unchecked = async (name, request) => {
    const envelope = await post(running, name, request);
    if ('error' in envelope)
      throw new ServiceError(envelope.error.code, envelope.error.message, { details: envelope.error.details });
    return { data: envelope.data, env: envelope.env as Environment };
  };
  return {
    isLocal: false,
    call: typed(callUnchecked),
    callUnchecked,
    subscribe: () => () => {},
    close: () => Promise.resolve(),
  };
}

/** The process that holds a workspace and responds; a killed process leaves its address behind, and its port may be reused. */
export async function findAnswering(dataDirectory: string): Promise<RunningProcess | null> {
  const running = findRunningProcess(dataDirectory);
  if (running === null) return null;
  return post(running, 'get-workspace-status', {}).then(
    (envelope) => ('data' in envelope ? running : null),
    () => null,
  );
}

/** Posts an operation, without a time limit. */
async function post(
  { origin, ownerToken, pid }: RunningProcess,
  name: OperationName,
  body: unknown,
): Promise<SuccessEnvelope<unknown> | ErrorEnvelope> {
  // Loaded where a process is running: it costs a tenth of the start of a command.
  const { request: httpRequest } = await import('node:http');
  return new Promise((resolve, reject) => {
    const gone = (cause: unknown): void =>
      reject(unavailable(`The running Answerscope (process ${pid}) did not answer. Try again, or close it.`, cause));
    const headers = { 'Content-Type': 'application/json', 'X-Owner-Token': ownerToken };
    const request = httpRequest(
      `${origin}/workspace/${name}`,
      { method: 'POST', headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', gone);
        response.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as SuccessEnvelope<unknown> | ErrorEnvelope);
          } catch (error) {
            gone(error);
          }
        });
      },
    );
    request.on('error', gone);
    request.end(JSON.stringify(body));
  });
}
