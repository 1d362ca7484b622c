import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { killWhileScanning } from '#test/src-main/durability/kill-while-scanning.ts';

/**
 * Kills the scanning process (SIGKILL) at a hundred random moments of a scan of 200 queries and checks that the scan ends
 * with every query answered exactly once, that nothing was paid for twice but the requests in flight when it was killed, and that
 * progress never went back. `node scripts/kill-a-hundred.ts [seed] [kills]`; takes several minutes.
 */
const [seed = Date.now() % 1_000_000, kills = 100] = process.argv.slice(2).map(Number);
const queries = 200;
const concurrency = 2;
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-kills-'));
const started = performance.now();
const outcome = await killWhileScanning({
  directory,
  queries,
  kills,
  concurrency,
  // About one answer per life, so that the scan is not over before the last kill.
  answerMs: [120, 360],
  lifeMs: 800,
  random: seededRandom(seed),
  onKill: (kill, answered) =>
    void process.stderr.write(`\rkill ${kill} of ${kills}, ${answered} of ${queries} answered `),
});
rmSync(directory, { recursive: true, force: true });

const paid = [...outcome.paid.values()].reduce((sum, times) => sum + times, 0);
const out = [...outcome.outAtKills.values()].reduce((sum, times) => sum + times, 0);
const overpaid = [...outcome.paid].filter(([query, times]) => times > 1 + (outcome.outAtKills.get(query) ?? 0));
const steps = outcome.progress.map(({ completed }) => completed);
const problems = [
  outcome.kills !== kills && `only ${outcome.kills} of ${kills} kills found the scan at work`,
  outcome.state !== 'Done' && `the scan ended ${outcome.state}`,
  outcome.answered !== queries && `${outcome.answered} answers for ${queries} queries`,
  outcome.queriesAnswered !== queries && `${outcome.queriesAnswered} of ${queries} queries have an answer`,
  overpaid.length > 0 && `paid for twice without a kill: ${overpaid.map(([query]) => query).join(', ')}`,
  outcome.mostOut > concurrency && `${outcome.mostOut} requests were in flight at once`,
  steps.some((step, index) => step < (steps[index - 1] ?? 0)) && 'progress went back',
].filter((problem) => problem !== false);

process.stderr.write('\n');
console.log(
  `seed ${seed}: ${outcome.kills} kills in ${Math.round((performance.now() - started) / 1000)} s; ${outcome.answered} answers for ${queries} queries, ` +
    `${paid} requests paid, ${out} of them in flight at a kill (at most ${outcome.mostOut} at once), progress reported ${steps.length} times and never decreasing.`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
