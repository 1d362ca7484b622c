import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { answerSearchProblems } from '#main/store/answer-search.ts';
import { brokenReferences, damageOf } from '#main/store/database-backup.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { Difference } from '#main/store/difference.ts';
import type { Store } from '#main/store/open.ts';
import {
  answerDifferences,
  answersWithoutText,
  executionDifferences,
  executionRollupDifferences,
  idsAfter,
  queryMonthDifferences,
} from '#main/store/verify-rollups.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { listStaleExecutions } from '#main/store/revisions.ts';
import { listUnfinishedExecutions } from '#main/store/unfinished.ts';
import { damagedContents } from '#main/store/verify-content.ts';
import { unfinishedWork } from './unfinished-work.ts';

export type Finding = OutcomeOf<'check'>['findings'][number];

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function describeDifference({ executionId, figure, stored, counted }: Difference): string {
  const subject = executionId === null ? figure : `execution ${executionId}: ${figure}`;
  // The number of answers is the same, what was found in them is not.
  if (stored === counted)
    return `${subject}: their ${executionId === null ? 'mentions or positions' : 'positions'} differ from a recount`;
  return `${subject}: ${stored ?? 'nothing'} is stored, a recount gives ${counted ?? 'nothing'}`;
}

/** What is recounted at once: the whole of a large workspace would take its memory, and could not be cancelled. */
const atOnce = { execution: 500, query_group: 20 } as const;

/** Compares executions or groups, some at a time and each of them at one moment; unfinished executions may differ. */
function batched<Found extends { readonly executionId: number | null }>(
  [store, pause]: readonly [Store, () => void],
  table: keyof typeof atOnce,
  differ: (ids: readonly number[]) => readonly Found[],
  describe: (found: Found) => Finding,
): Finding[] {
  const findings: Finding[] = [];
  for (let after = 0; ;) {
    const { last, found } = store.snapshot(() => {
      const ids = idsAfter(store, table, after, atOnce[table]);
      const differing = ids.length === 0 ? [] : differ(ids);
      const unfinished = new Set(differing.length === 0 ? [] : listUnfinishedExecutions(store).map(({ id }) => id));
      return {
        last: ids.at(-1),
        found: differing.filter(({ executionId }) => executionId === null || !unfinished.has(executionId)),
      };
    });
    if (last === undefined) return findings;
    findings.push(...found.map(describe));
    after = last;
    pause();
  }
}

/** One part of a check of a workspace. */
export interface Check {
  readonly label: string;
  readonly find: (store: Store, pause: () => void) => Finding[];
}

/** Answers whose every word is looked up in the index. */
const answersLookedUp = 50;

const difference = (found: Difference): Finding => ({ kind: 'figures', message: describeDifference(found) });

/** What a check consists of, in two halves that take about the same time, so that two threads can share it. */
export const checks: { readonly here: readonly Check[]; readonly beside: readonly Check[] } = {
  here: [
    {
      label: 'Checking the file',
      find: (store) => damageOf(store.db).map((message): Finding => ({ kind: 'damage', message })),
    },
    {
      label: 'Counting the answers',
      find: (store, pause) =>
        batched(
          [store, pause],
          'execution',
          (ids) => [...executionDifferences(store, ids), ...executionRollupDifferences(store, ids)],
          difference,
        ),
    },
    {
      label: 'Looking for outdated analyses',
      find: (store) =>
        listCustomerSummaries(store, null).flatMap((customer) => {
          const stale = listStaleExecutions(store, customer.id, analysisVersion).length;
          return stale === 0
            ? []
            : [
                {
                  kind: 'stale' as const,
                  message: `customer ${customer.id}, ${customer.name}: ${countOf(stale, 'execution')} analysed with an earlier version or brand book; the next start analyses them, or: reanalyse --customer ${customer.id}`,
                },
              ];
        }),
    },
    { label: 'Looking for interrupted work', find: unfinishedWork },
  ],
  beside: [
    {
      label: 'Checking references',
      find: (store) => brokenReferences(store.db).map((message): Finding => ({ kind: 'reference', message })),
    },
    {
      label: 'Reading the answers',
      find: (store, pause) => damagedContents(store, pause).map((message): Finding => ({ kind: 'damage', message })),
    },
    {
      label: 'Counting the answers to each query',
      find: (store, pause) =>
        batched([store, pause], 'query_group', (ids) => queryMonthDifferences(store, ids), difference),
    },
    {
      label: 'Looking up words of answers',
      find: (store) =>
        answerSearchProblems(store, answersLookedUp).map((problem) => ({
          kind: 'figures',
          message: `${problem}; turn the search of answers off and on again`,
        })),
    },
    {
      label: 'Comparing answers with their findings',
      find: (store, pause) => [
        ...batched(
          [store, pause],
          'execution',
          (ids) => answerDifferences(store, ids),
          ({ executionId, answers }) => ({
            kind: 'figures',
            message: `execution ${executionId}: ${countOf(answers, 'answer')} whose figures differ from the findings in their text`,
          }),
        ),
        ...batched(
          [store, pause],
          'execution',
          (ids) => answersWithoutText(store, ids),
          ({ executionId, answers }) => ({
            kind: 'damage',
            message: `execution ${executionId}: ${countOf(answers, 'answer')} without a text`,
          }),
        ),
      ],
    },
  ],
};

/** What checks found. */
export interface Found {
  readonly findings: readonly Finding[];
  /** A part of the file could not be read, so that what follows was not checked. */
  readonly unreadable: boolean;
}

/** Runs checks one after the other, until a part of the file cannot be read. */
export function runChecks(
  list: readonly Check[],
  store: Store,
  { begin, pause }: { readonly begin: (index: number, label: string) => void; readonly pause: () => void },
): Found {
  const findings: Finding[] = [];
  for (const [index, { label, find }] of list.entries()) {
    pause();
    begin(index, label);
    try {
      findings.push(...find(store, pause));
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_CORRUPT')) throw error;
      const message = `${label}: a part of the file cannot be read; restore a backup`;
      return { findings: [...findings, { kind: 'damage', message }], unreadable: true };
    }
  }
  return { findings, unreadable: false };
}
