/**
 * Precision and recall of brand matching per language over the table of cases, and its speed over answers.
 * Run: `node test/bench/matching.ts [study folder]`; without the study's answers, texts are generated from the cases.
 */
import { compileBrands, findMentions, type BrandMatcher } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
import { caseGroups } from '#test/src-main/analysis/matching/cases/index.ts';
import { brandsOf } from '#test/src-main/analysis/matching/cases/match-case.ts';
import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

const table = loadWordTable();

interface Tally {
  cases: number;
  right: number;
  wrong: number;
  missed: number;
}

/** Counts expected hits, unexpected hits and missing ones; a negated hit is different from a plain one. */
function tally(groups: typeof caseGroups): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { language, cases, limits = [] } of groups) {
    const total = tallies.get(language) ?? { cases: 0, right: 0, wrong: 0, missed: 0 };
    tallies.set(language, total);
    for (const [text, brands, expected] of [...cases, ...limits]) {
      const remaining = [...expected];
      total.cases += 1;
      for (const { matched, negated } of findMentions(compileBrands(brandsOf(brands), table), text)) {
        const at = remaining.indexOf(negated ? `not:${matched}` : matched);
        if (at === -1) total.wrong += 1;
        else {
          remaining.splice(at, 1);
          total.right += 1;
        }
      }
      total.missed += remaining.length;
    }
  }
  return tallies;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function printTable(tallies: Map<string, Tally>): void {
  const sum: Tally = { cases: 0, right: 0, wrong: 0, missed: 0 };
  console.log('language       cases  precision   recall');
  for (const [language, { cases, right, wrong, missed }] of [...tallies, ['all', sum] as const]) {
    sum.cases += cases;
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
    const columns = [
      String(cases).padStart(5),
      percent(right, right + wrong).padStart(10),
      percent(right, right + missed).padStart(8),
    ];
    console.log(`${language.padEnd(14)} ${columns.join(' ')}`);
  }
}

/** The study's answers; none if they are absent. */
function studyAnswers(folder: string): string[] {
  const file = path.join(folder, 'responses_chatgpt.csv');
  if (!existsSync(file)) return [];
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true });
  return rows.map((row) => row['response_text'] ?? '');
}

/** Answers of about 3 KB generated from the sentences of the given cases, as bullets with links, the same on every run. */
function madeAnswers(groups: typeof caseGroups): string[] {
  const sentences = groups.flatMap(({ cases }) => cases.map(([text]) => text));
  return Array.from({ length: 60 }, (_, answer) => {
    let text = '';
    for (let line = 0; text.length < 3_000; line += 1) {
      const sentence = sentences[(answer * 7 + line * 13) % sentences.length] ?? '';
      text += `- ${sentence} See [source ${line}](https://example.test/${line}).\n`;
    }
    return text;
  });
}

/** 300 brands with three names each: every name of the cases, and generated ones like them. */
function brandBook(): BrandMatcher {
  const known = caseGroups.flatMap(({ cases }) =>
    cases.flatMap(([, brands]) => brandsOf(brands).map(({ name }) => name)),
  );
  const syllables = ['Nor', 'Ver', 'Tek', 'Lum', 'Zan', 'Qui', 'Bra', 'Sol', 'Mar', 'Dex'];
  const name = (index: number): string =>
    `${syllables[index % 10]}${(syllables[Math.floor(index / 10) % 10] ?? '').toLowerCase()}${(syllables[Math.floor(index / 100) % 10] ?? '').toLowerCase()}`;
  const names = [
    ...new Set(['1Password', 'Bitwarden', 'LastPass', 'Dashlane', 'Keeper', 'NordPass', 'RoboForm', ...known]),
  ].filter((name) => name.length > 2);
  return compileBrands(
    Array.from({ length: 300 }, (_, id) => {
      const own = names[id] ?? name(id);
      return {
        id,
        kind: 'competitor',
        name: own,
        aliases: [`${own} Inc.`, name(id + 300)],
        excludes: [],
        domains: [],
      };
    }),
    table,
  );
}

function printSpeed(label: string, answers: readonly string[], matcher: BrandMatcher): void {
  const bytes = answers.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  let mentions = 0;
  for (const text of answers) mentions += findMentions(matcher, text).length;
  const started = process.threadCpuUsage();
  let rounds = 0;
  let seconds = 0;
  while (seconds < 2) {
    for (const text of answers) findMentions(matcher, text);
    rounds += 1;
    const { user, system } = process.threadCpuUsage(started);
    seconds = (user + system) / 1e6;
  }
  const perSecond = (rounds * answers.length) / seconds;
  const megabytes = (rounds * bytes) / seconds / 1e6;
  console.log(
    `${label}: ${Math.round(bytes / answers.length)} bytes and ${(mentions / answers.length).toFixed(1)} mentions an answer, ` +
      `${Math.round(perSecond)} answers/s, ${megabytes.toFixed(1)} MB/s, ${(300_000_000 / megabytes / 1e6).toFixed(1)} s for 100,000 answers of 3 KB`,
  );
}

printTable(tally(caseGroups));
console.log(`\n${cpus()[0]?.model ?? 'unknown processor'}, one thread, CPU time, Node ${process.version}`);
const started = performance.now();
const matcher = brandBook();
console.log(
  `300 brands with 900 names compiled in ${(performance.now() - started).toFixed(0)} ms (${matcher.patterns.length} patterns)`,
);
const study = studyAnswers(
  process.argv[2] ?? path.join(import.meta.dirname, '../../../shared/studies/password-managers'),
);
if (study.length > 0) printSpeed("the study's answers", study, matcher);
printSpeed(
  'generated English answers',
  madeAnswers(caseGroups.filter(({ language }) => language === 'English')),
  matcher,
);
printSpeed('generated answers in all languages', madeAnswers(caseGroups), matcher);
