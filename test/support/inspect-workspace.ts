import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { owner } from '#main/service/service.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { jobThreads } from './workspace.ts';

export interface Finding {
  readonly kind: string;
  readonly message: string;
}

/** What a start of a workspace tells at once, and what `check` finds. */
export interface Inspected {
  readonly notices: readonly string[];
  readonly findings: readonly Finding[];
}

const most = 200;

/**
 * Opens a workspace in this process, as a start does, and checks it until that is `enough`, which may wait for unfinished
 * work; closes it.
 */
export async function inspectWorkspace(
  directory: string,
  resume: boolean,
  enough: (findings: readonly Finding[]) => boolean,
): Promise<Inspected> {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, resume, jobThreads });
  try {
    for (let tries = 0; ; tries++) {
      const checked = await switcher.current().call('check-workspace', {}, owner);
      if (!checked.ok) throw new Error(checked.error.message);
      if (!enough(checked.data.findings) && tries < most) {
        await pause(50);
        continue;
      }
      const upkeep = await switcher.current().call('get-upkeep', {}, owner);
      if (!upkeep.ok) throw new Error(upkeep.error.message);
      return { notices: upkeep.data.notices, findings: checked.data.findings };
    }
  } finally {
    await switcher.close();
  }
}

/** The first value of a statement on a database that no one has open. */
export function readValue<Value>(file: string, sql: string, ...values: unknown[]): Value {
  const db = new Database(file, { readonly: true });
  try {
    return db
      .prepare(sql)
      .pluck()
      .get(...values) as Value;
  } finally {
    db.close();
  }
}
