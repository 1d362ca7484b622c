import { analysisVersion } from '#main/analysis/analysis-version.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { brokenReferences, damageOf } from '#main/store/database-backup.ts';
import { listCustomerSummaries } from '#main/store/customers.ts';
import type { Store } from '#main/store/open.ts';
import {
  answerDifferences,
  answersWithoutText,
  executionDifferences,
  rollupDifferences,
  workspaceSize,
  type Difference,
} from '#main/store/verify-rollups.ts';
import { codeOf } from '#main/files/file-problem.ts';
import { listStaleExecutions } from '#main/store/revisions.ts';

type Outcome = OutcomeOf<'check'>;
type Finding = Outcome['findings'][number];

const times = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function differenceWords({ executionId, figure, stored, counted }: Difference): string {
  const what = `execution ${executionId}: ${figure}`;
  // As many answers, but other ranks in them.
  if (stored === counted) return `${what}: their positions differ from a recount`;
  return `${what}: ${stored ?? 'nothing'} is stored, a recount gives ${counted ?? 'nothing'}`;
}

const checks: readonly { readonly words: string; readonly find: (store: Store) => Finding[] }[] = [
  {
    words: 'Checking the file',
    find: (store) => [
      ...damageOf(store.db).map((message): Finding => ({ kind: 'damage', message })),
      ...brokenReferences(store.db).map((message): Finding => ({ kind: 'reference', message })),
    ],
  },
  {
    words: 'Counting the answers again',
    find: (store) =>
      [...executionDifferences(store), ...rollupDifferences(store)].map((difference): Finding => ({
        kind: 'figures',
        message: differenceWords(difference),
      })),
  },
  {
    words: 'Comparing answers with what was found in them',
    find: (store) => {
      const textless = answersWithoutText(store);
      return [
        ...answerDifferences(store).map(({ executionId, answers }): Finding => ({
          kind: 'figures',
          message: `execution ${executionId}: ${times(answers, 'answer')} with other figures than what was found in the text`,
        })),
        ...(textless === 0
          ? []
          : [{ kind: 'damage' as const, message: `${times(textless, 'answer')} without a text` }]),
      ];
    },
  },
  {
    words: 'Looking for what is out of date',
    find: (store) =>
      listCustomerSummaries(store, null).flatMap((customer) => {
        const stale = listStaleExecutions(store, customer.id, analysisVersion).length;
        return stale === 0
          ? []
          : [
              {
                kind: 'stale' as const,
                message: `customer ${customer.id}, ${customer.name}: ${times(stale, 'execution')} analysed with an earlier version or earlier names; run reanalyse`,
              },
            ];
      }),
  },
];

/** Checks the whole workspace without changing anything. */
export function checkWorkspace(_order: unknown, context: JobContext): Outcome {
  const findings: Finding[] = [];
  for (const [index, { words, find }] of checks.entries()) {
    context.checkCancelled();
    context.progress(index, checks.length, words);
    try {
      findings.push(...find(context.store));
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_CORRUPT')) throw error;
      return {
        executions: 0,
        answers: 0,
        findings: [
          ...findings,
          { kind: 'damage', message: `${words}: a part of the file cannot be read; restore a backup` },
        ],
      };
    }
  }
  return { ...workspaceSize(context.store), findings };
}
