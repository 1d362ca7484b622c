import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFields } from '#test/fixtures/discovery/read-labels.ts';
import { forDiscovery, readStudyFields } from '#test/fixtures/study/read-study.ts';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { createDiscovery } from '#main/analysis/discovery/collect-candidates.ts';
import { nameOf, markFragments } from '#main/analysis/discovery/decide-companies.ts';
import { siblingFeatures } from '#main/analysis/discovery/sibling-features.ts';

interface Set_ {
  name: string;
  answers: { id: string; markdown: string; languageCode?: string }[];
  gold: Map<string, string>;
  goldAnswers: Map<string, number>;
  skip: Set<string>;
  customer: string;
}
interface Row {
  set: string;
  name: string;
  key: string;
  answers: number;
  x: Map<string, number>;
  y: number;
}

function external(folder: string): Set_[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((f) => f.endsWith('.answers.jsonl'))
    .map((file) => {
      const base = file.replace('.answers.jsonl', '');
      const lines = (f: string) =>
        readFileSync(path.join(folder, f), 'utf8')
          .trim()
          .split('\n')
          .map((l) => JSON.parse(l));
      const labels = lines(`${base}.labels.jsonl`);
      const answers = lines(file);
      const gold = new Map<string, string>(),
        goldAnswers = new Map<string, number>(),
        skip = new Set<string>(),
        skipGold = new Set<string>();
      for (const l of labels) {
        const seen = new Set<string>();
        for (const c of l.companies) {
          if (c.of !== undefined) {
            for (const v of [c.name, ...(c.variants ?? [])]) skip.add(companyKey(v));
            skip.add(companyKey(`${c.of} ${c.name}`));
            if (!gold.has(companyKey(c.of))) {
              gold.set(companyKey(c.of), companyKey(c.of));
              skipGold.add(companyKey(c.of));
            }
            continue;
          }
          // one gold identity per company (by name key); products map to themselves
          const id = companyKey(c.name);
          for (const v of [c.name, ...(c.variants ?? [])]) if (!gold.has(companyKey(v))) gold.set(companyKey(v), id);
          seen.add(gold.get(id) ?? id);
        }
        for (const id of seen) goldAnswers.set(id, (goldAnswers.get(id) ?? 0) + 1);
        for (const a of l.acceptable ?? []) skip.add(companyKey(typeof a === 'string' ? a : a.name));
      }
      return {
        name: base,
        answers: answers.map((a) => ({ id: String(a.answer), markdown: a.text, languageCode: a.language })),
        gold,
        goldAnswers,
        skip,
        customer: companyKey(JSON.parse(readFileSync(path.join(folder, `${base}.meta.json`), 'utf8')).customer.name),
      };
    });
}
function own(): Set_[] {
  const make = (name: string, answers: readonly any[], languageCode?: string): Set_ => {
    const gold = new Map<string, string>(),
      goldAnswers = new Map<string, number>();
    for (const a of answers)
      for (const l of a.labels) {
        const id = companyKey(l[0]);
        for (const v of l) gold.set(companyKey(v), gold.get(id) ?? id);
        goldAnswers.set(id, (goldAnswers.get(id) ?? 0) + 1);
      }
    return {
      name,
      answers: answers.map((a) => ({ id: a.id, markdown: a.markdown, languageCode: a.languageCode ?? languageCode })),
      gold,
      goldAnswers,
      skip: new Set(),
      customer: '',
    };
  };
  return [
    ...readFields().map((f) => make(`fields:${f.field}.${f.languageCode}`, f.answers, f.languageCode)),
    ...readStudyFields().map((f: any) => make(`own:${f.labels.language}`, forDiscovery(f), f.labels.language)),
  ];
}

const args = process.argv.slice(2);
const sets = [...own(), ...external('/work/wt/cases/discovery/dev')];
const rows: Row[] = [];
const listsOf = new Map<string, any>(),
  keysOf = new Map<string, { key: string; x: any }[]>();
const ceiling = new Map<string, [number, number]>();
for (const s of sets) {
  const d = createDiscovery();
  for (const a of s.answers) d.add(a);
  const saved = d.save();
  const ordinary = new Map(saved.ordinary);
  listsOf.set(s.name, saved.lists);
  const cands = markFragments(
    saved.tallies.map(({ key, answers, signs, languages, spellings, domains }) => ({
      answers,
      ...nameOf(
        key,
        {
          answers,
          signs: new Map(signs),
          languages: new Map(languages),
          spellings: new Map(spellings),
          domains: new Map(domains),
        },
        ordinary,
        saved.total,
      ),
    })),
  );
  keysOf.set(
    s.name,
    cands.map((c) => ({ key: c.key, x: c.features })),
  );
  const found = new Set<string>();
  for (const c of cands) {
    if (c.key === s.customer) continue;
    const id = s.gold.get(c.key);
    if (id !== undefined) found.add(id);
    if (id === undefined && s.skip.has(c.key)) continue;
    // a prefix product of a gold company ("Acme Runner 4") is acceptable
    const words = c.name.split(' ');
    const maker =
      id === undefined &&
      words.length > 1 &&
      words.some((_, i) => i > 0 && s.gold.has(companyKey(words.slice(0, i).join(' '))));
    if (maker) continue;
    if (
      id === undefined &&
      words.length > 1 &&
      words.some((_, i) => i > 0 && s.skip.has(companyKey(words.slice(0, i).join(' '))))
    )
      continue;
    rows.push({
      set: s.name,
      name: c.name,
      key: c.key,
      answers: c.answers,
      x: new Map(Object.entries(c.features).filter(([, v]) => v !== 0)),
      y: id === undefined ? 0 : 1,
    });
  }
  s.goldAnswers.delete(s.customer);
  const ids = new Set(s.goldAnswers.keys());
  ceiling.set(s.name, [[...ids].filter((i) => found.has(i)).length, ids.size]);
}
const group = (name: string) => (name.startsWith('fields:') ? name : name);
const lambda = Number(args.find((a) => a.startsWith('--l='))?.slice(4) ?? 0.002);
const all = rows.map((_, i) => i);
const W = rows.map((r) => Math.sqrt(r.answers));
const setNames = [...new Set(rows.map((r) => r.set))];
const foldOf = new Map(setNames.map((s, i) => [s, s.startsWith('fields:') ? `f${i % 6}` : s.replace(/-[ab]$/, '')]));
const folds = [...new Set(foldOf.values())];
type Model = { w: Map<string, number>; b: number };
const score = (m: Model, x: Iterable<[string, number]>) => {
  let z = m.b;
  for (const [f, v] of x) z += (m.w.get(f) ?? 0) * v;
  return 1 / (1 + Math.exp(-z));
};
function fitRows(train: number[], lambda: number, xs: Map<string, number>[]): Model {
  const featureNames = [...new Set(train.flatMap((i) => [...xs[i]!.keys()]))].sort();
  const idx = new Map(featureNames.map((f, i) => [f, i]));
  const J: Int32Array[] = [],
    V: Float64Array[] = [];
  for (const i of train) {
    J[i] = Int32Array.from([...xs[i]!.keys()], (f) => idx.get(f)!);
    V[i] = Float64Array.from(xs[i]!.values());
  }
  const w = new Float64Array(featureNames.length);
  let b = 0;
  const mw = new Float64Array(w.length),
    vw = new Float64Array(w.length);
  let mb = 0,
    vb = 0;
  const g = new Float64Array(w.length);
  const n = train.reduce((s, i) => s + W[i]!, 0);
  for (let it = 1; it <= 250; it++) {
    g.fill(0);
    let gb = 0;
    for (const i of train) {
      const ji = J[i]!,
        vi = V[i]!;
      let z = b;
      for (let k = 0; k < ji.length; k++) z += w[ji[k]!]! * vi[k]!;
      const e = (1 / (1 + Math.exp(-z)) - rows[i]!.y) * W[i]!;
      gb += e;
      for (let k = 0; k < ji.length; k++) g[ji[k]!]! += e * vi[k]!;
    }
    const lr = 0.1 / (1 + it / 100);
    for (let j = 0; j < w.length; j++) {
      const gg = g[j]! / n + lambda * w[j]!;
      mw[j] = 0.9 * mw[j]! + 0.1 * gg;
      vw[j] = 0.999 * vw[j]! + 0.001 * gg * gg;
      w[j]! -= (lr * (mw[j]! / (1 - 0.9 ** it))) / (Math.sqrt(vw[j]! / (1 - 0.999 ** it)) + 1e-8);
    }
    const gg = gb / n;
    mb = 0.9 * mb + 0.1 * gg;
    vb = 0.999 * vb + 0.001 * gg * gg;
    b -= (lr * (mb / (1 - 0.9 ** it))) / (Math.sqrt(vb / (1 - 0.999 ** it)) + 1e-8);
  }
  return { w: new Map(featureNames.map((f, j) => [f, w[j]!])), b };
}
const base = rows.map((r) => r.x);
// Stage 1 out of fold, then what the lists say, then stage 2 out of fold.
const withSiblings: Map<string, number>[] = [];
for (const fold of folds) {
  const m = fitRows(
    all.filter((i) => foldOf.get(rows[i]!.set) !== fold),
    lambda,
    base,
  );
  for (const set of setNames.filter((s) => foldOf.get(s) === fold)) {
    const p0 = new Map(keysOf.get(set)!.map(({ key, x }) => [key, score(m, Object.entries(x) as [string, number][])]));
    const customer = sets.find((s) => s.name === set)!.customer;
    if (customer !== '') p0.set(customer, 1);
    const sib = siblingFeatures(listsOf.get(set), p0);
    for (const i of all)
      if (rows[i]!.set === set)
        withSiblings[i] = new Map([
          ...base[i]!,
          ...(Object.entries(sib.get(rows[i]!.key) ?? {}) as [string, number][]),
        ]);
  }
}
if (args.includes('--dump'))
  writeFileSync(
    '/tmp/x9/rows.json',
    JSON.stringify(
      rows.map((r, i) => ({
        set: r.set,
        fold: foldOf.get(r.set),
        name: r.name,
        key: r.key,
        answers: r.answers,
        y: r.y,
        gold: sets.find((s) => s.name === r.set)!.gold.get(r.key) ?? null,
        x: Object.fromEntries(withSiblings[i]!),
      })),
    ),
  );
if (args.includes('--dump'))
  writeFileSync('/tmp/x9/gold.json', JSON.stringify(sets.map((s) => ({ set: s.name, gold: [...s.goldAnswers] }))));
const p = new Float64Array(rows.length);
for (const fold of folds) {
  const m = fitRows(
    all.filter((i) => foldOf.get(rows[i]!.set) !== fold),
    lambda,
    withSiblings,
  );
  for (const i of all) if (foldOf.get(rows[i]!.set) === fold) p[i] = score(m, withSiblings[i]!);
}
for (const t of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const line = (names: string[]) => {
    let tp = 0,
      pp = 0,
      wtp = 0,
      wp = 0;
    const got = new Set<string>();
    let gold = 0,
      wgold = 0,
      wgot = 0;
    for (const i of all) {
      const r = rows[i]!;
      if (!names.includes(r.set)) continue;
      if (p[i]! >= t) {
        pp++;
        wp += r.answers;
        if (r.y) {
          tp++;
          wtp += r.answers;
          got.add(r.set + '|' + sets.find((s) => s.name === r.set)!.gold.get(r.key));
        }
      }
    }
    for (const s of sets)
      if (names.includes(s.name))
        for (const [id, n] of s.goldAnswers) {
          gold++;
          wgold += n;
          if (got.has(s.name + '|' + id)) wgot += n;
        }
    return `P ${(tp / pp).toFixed(3)} (w ${(wtp / wp).toFixed(3)}) of ${pp}  R ${(got.size / gold).toFixed(3)} (w ${(wgot / wgold).toFixed(3)}) of ${gold}`;
  };
  console.log(`t=${t}`, 'fields', line(setNames.filter((s) => s.startsWith('fields:'))));
  for (const s of setNames.filter((x) => !x.startsWith('fields:')))
    console.log('   ', s.padEnd(24), line([s]), 'ceiling', ceiling.get(s));
  console.log('    ALL external', line(setNames.filter((s) => !s.startsWith('fields:') && !s.startsWith('own:'))));
}
if (args.includes('--errors')) {
  const t = 0.6;
  for (const s of setNames.filter(
    (x) => args.some((a) => a === `--set=${x}`) || !args.some((a) => a.startsWith('--set=')),
  )) {
    const wrong = all
      .filter((i) => rows[i]!.set === s && p[i]! >= t && !rows[i]!.y)
      .map((i) => `${rows[i]!.name}[${rows[i]!.answers}]`);
    const missed = all
      .filter((i) => rows[i]!.set === s && p[i]! < t && rows[i]!.y)
      .map((i) => `${rows[i]!.name}[${rows[i]!.answers} ${p[i]!.toFixed(2)}]`);
    const set = sets.find((x) => x.name === s)!;
    const have = new Set(rows.filter((r) => r.set === s && r.y).map((r) => set.gold.get(r.key)));
    const absent = [...set.goldAnswers.keys()].filter((k) => !have.has(k));
    console.log(`== ${s}\n wrong: ${wrong.join(', ')}\n missed: ${missed.join(', ')}\n absent: ${absent.join(', ')}`);
  }
}
if (args.includes('--weights') || args.includes('--write')) {
  const first = fitRows(all, lambda, base),
    second = fitRows(all, lambda, withSiblings);
  const table = (m: Model) => [...m.w].filter(([, v]) => Math.abs(v) >= 0.02).toSorted(([, a], [, b]) => b - a);
  if (args.includes('--weights')) for (const [f, v] of table(second)) console.log(v.toFixed(2).padStart(7), f);
  const text = (m: Model) =>
    `{\n  bias: ${m.b.toFixed(2)},\n  weights: {\n${table(m)
      .map(([f, v]) => `    ${/^[a-z]+$/.test(f) ? f : `'${f}'`}: ${v.toFixed(2)},`)
      .join('\n')}\n  },\n}`;
  if (args.includes('--write'))
    writeFileSync(
      path.join(import.meta.dirname, '../src-main/analysis/discovery/name-weights.ts'),
      `/** A logistic regression over the features of \`name-features.ts\` and \`sibling-features.ts\`. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Without what the lists of a candidate say; fitted by \`scripts/fit-discovery.ts\`, docs/methods.md says on which answers. */
export const alone: Weights = ${text(first)};

/** With what they say. */
export const beside: Weights = ${text(second)};
`,
    );
}
