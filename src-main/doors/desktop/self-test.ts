import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import type { Vault } from './secrets.ts';

/** The argument that starts the self-test; its value is the file for the result. */
const selfTestArgument = '--self-test=';

/** One thing that only the real runtime can show. */
export interface SelfTestStep {
  readonly step: string;
  readonly ok: boolean;
  readonly milliseconds: number;
  /** What was seen, or what went wrong. */
  readonly detail: string;
}

export interface SelfTestResult {
  readonly ok: boolean;
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly steps: readonly SelfTestStep[];
}

export interface SelfTestParts {
  readonly switcher: WorkspaceSwitcher;
  readonly vault: Vault;
  /** Calls an operation from the page, over the bridge. */
  readonly callFromPage: (name: string, request: unknown) => Promise<unknown>;
  readonly print: (htmlFile: string, pdfFile: string) => Promise<void>;
  /** A folder of its own, deleted by the caller. */
  readonly folder: string;
}

/** Limit of a step: a runtime that never answers is a finding, not a hang. */
const stepLimitMs = 60_000;

/**
 * Tries what no test without the runtime can: the bridge from a real page, printing, the system's vault, a worker out of the
 * archive, and the native module. Nothing leaves the computer; the workspace is an empty one in `folder`.
 */
export async function runSelfTest(parts: SelfTestParts): Promise<SelfTestResult> {
  const steps: SelfTestStep[] = [];
  const attempt = async (step: string, work: () => Promise<string>): Promise<void> => {
    const started = performance.now();
    let ok = true;
    let detail: string;
    try {
      detail = await within(stepLimitMs, work());
    } catch (error) {
      ok = false;
      detail = error instanceof Error ? error.message : String(error);
    }
    steps.push({ step, ok, milliseconds: Math.round(performance.now() - started), detail });
  };
  const service = parts.switcher.current();

  await attempt('native module', async () => {
    const added = await service.call('add-organization', { name: 'Self-test' }, owner);
    if (!added.ok) throw new Error(added.error.message);
    return 'a row was written and read';
  });
  await attempt('bridge', async () => {
    const queries = (Object.values(contract) as readonly Operation[]).filter(({ kind }) => kind === 'query');
    for (const { name, example } of queries) {
      const reply = await parts.callFromPage(name, example);
      if (!isEnvelope(reply)) throw new Error(`${name}: no reply`);
      if (!reply.ok && (reply.error?.code === 'internal' || reply.error?.code === 'forbidden'))
        throw new Error(`${name}: ${reply.error.code}`);
    }
    return `${queries.length} operations replied`;
  });
  await attempt('worker', async () => {
    const checked = await service.call('check-workspace', {}, owner);
    if (!checked.ok) throw new Error(checked.error.message);
    return 'the workspace was checked in a worker';
  });
  await attempt('printing', async () => {
    const [html, pdf] = [path.join(parts.folder, 'page.html'), path.join(parts.folder, 'page.pdf')];
    writeFileSync(html, '<!doctype html><meta charset="utf-8"><title>Self-test</title><h1>Self-test</h1>');
    await parts.print(html, pdf);
    const bytes = await readFile(pdf);
    if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('what was printed is no PDF');
    return `${bytes.length} bytes`;
  });
  await attempt('vault', async () => {
    if (!(await parts.vault.isAsyncEncryptionAvailable())) throw new Error('the system has no vault');
    const { result } = await parts.vault.decryptStringAsync(await parts.vault.encryptStringAsync('self-test'));
    if (result !== 'self-test') throw new Error('the vault returned another text');
    return parts.vault.getSelectedStorageBackend?.() ?? 'available';
  });
  return {
    ok: steps.every(({ ok }) => ok),
    versions: { ...process.versions },
    platform: `${process.platform} ${process.arch}`,
    steps,
  };
}

/** The file that the arguments of a start name for the result; null if they ask for no self-test. */
export function selfTestFile(args: readonly string[]): string | null {
  const argument = args.find((each) => each.startsWith(selfTestArgument));
  return argument === undefined || argument === selfTestArgument
    ? null
    : path.resolve(argument.slice(selfTestArgument.length));
}

interface Envelope {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
}
const isEnvelope = (reply: unknown): reply is Envelope =>
  typeof reply === 'object' && reply !== null && 'ok' in reply && typeof reply.ok === 'boolean';

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1_000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
