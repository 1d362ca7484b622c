import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { keyScopes } from '#shared/contract/operation.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { createJobThreads } from '#main/jobs/job-threads.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner, type Caller, type WorkspaceSwitcherOptions, type WorkspaceSwitcher } from '#main/service/service.ts';
import { putEmptyWorkspace } from './prepared-folder.ts';

/** A temporary folder, removed when the test ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * The tests of a thread share the threads of their jobs, as the workspaces of a process do, and keep the waiting ones for longer,
 * one for the job of a test and one for what runs beside it, also with the heap that many jobs leave: a new one reads its
 * tables and compiles its code again, which takes more than most jobs.
 */
export const jobThreads = createJobThreads({ idleMs: 600_000, mostWaiting: 2, largestHeap: 512 * 1024 ** 2 });

/** The real service over a real workspace in a temporary folder. */
export interface TestWorkspace {
  readonly directory: string;
  readonly switcher: WorkspaceSwitcher;
  /** Calls an operation and throws if it ends in an error. */
  call<Name extends OperationName>(name: Name, request: InputOf<Name>, caller?: Caller): Promise<OutputOf<Name>>;
  /** Calls an operation that is expected to fail and returns the error. */
  fail(
    name: OperationName,
    request: unknown,
    caller?: Caller,
  ): Promise<{ code: string; message: string; details: { path: string; message: string }[] }>;
  /** A caller with a key of an organization. */
  keyOf(organizationId: number): Promise<Caller>;
}

export async function openTestWorkspace(options: Partial<WorkspaceSwitcherOptions> = {}): Promise<TestWorkspace> {
  const directory = options.dataDirectory ?? temporaryDirectory();
  if (options.dataDirectory === undefined) putEmptyWorkspace(directory);
  const switcher = await createWorkspaceSwitcher({ environment: {}, jobThreads, ...options, dataDirectory: directory });
  onTestFinished(() => switcher.close());
  const call: TestWorkspace['call'] = async (name, request, caller = owner) => {
    const result = await switcher.current().call(name, request, caller);
    if (!result.ok) throw new Error(`${name} ended in ${result.error.code}: ${result.error.message}`);
    return result.data;
  };
  return {
    directory,
    switcher,
    call,
    fail: async (name, request, caller = owner) => {
      const result = await switcher.current().callUnchecked(name, request, caller);
      if (result.ok) throw new Error(`${name} was expected to fail and did not`);
      return result.error;
    },
    keyOf: async (organizationId) => {
      const scopes = [...keyScopes];
      const { api_key } = await call('create-key', { organizationId, name: 'test', scopes });
      const caller = switcher.current().authenticate(api_key);
      if (!caller) throw new Error('a fresh key is not known');
      return caller;
    },
  };
}

/** An organization with one customer. */
export async function addCustomer(
  workspace: TestWorkspace,
  customer: { name?: string; websiteUrl?: string; quota?: number } = {},
) {
  const { organization_id } = await workspace.call('add-organization', {
    name: 'Northlight Consulting',
    quota: customer.quota ?? 50,
  });
  const { customer_id } = await workspace.call('add-customer', {
    organizationId: organization_id,
    name: customer.name ?? 'Acme',
    websiteUrl: customer.websiteUrl ?? 'acme.com',
  });
  return { organizationId: organization_id, customerId: customer_id };
}
