import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportModel } from '../report-model.ts';
import type { Cell } from '../table-columns.ts';

/** Most whole answers that a figure leads to. */
const mostShown = 3;

/** Finds the whole answers of the evidence that show a company, a source, a query, or what a score counts. */
export interface SeenIn {
  /** Answers of a platform that name the client; of a query group or a day, if given. */
  score(
    platform: Cell | undefined,
    of?: { readonly group?: Cell | undefined; readonly day?: Cell | undefined },
  ): readonly number[];
  /** Answers that cite a domain of the client. */
  ownSources(): readonly number[];
  /** Answers of a platform to one of the queries. */
  queries(platform: string, queryIds: ReadonlySet<number>): readonly number[];
  company(name: Cell | undefined): readonly number[];
  domain(name: Cell | undefined): readonly number[];
  page(address: Cell | undefined): readonly number[];
  query(platform: Cell | undefined, query: Cell | undefined, queryGroup: Cell | undefined): readonly number[];
}

const byModel = new WeakMap<ReportModel, SeenIn>();

/** The whole answers of a report by what they show; nothing if the report leaves its evidence out. */
export function seenIn(model: ReportModel): SeenIn {
  const known = byModel.get(model);
  if (known !== undefined) return known;
  const numbers = new Map<string, number[]>();
  const keyOf = (...parts: readonly (Cell | undefined)[]): string => parts.join('\n');
  const add = (key: string, number: number): void => {
    const list = numbers.get(key) ?? [];
    if (list.length < mostShown && list.at(-1) !== number) list.push(number);
    numbers.set(key, list);
  };
  const answers = model.sections.includes('evidence') ? model.evidence.answers : [];
  for (const { number, companies, sources, platform, query, queryGroup, mentioned, ownCited, date } of answers) {
    const label = platformLabel(platform);
    if (mentioned) {
      add(keyOf('score', label), number);
      add(keyOf('score', label, queryGroup), number);
      add(keyOf('score', label, '', date), number);
    }
    if (ownCited) add(keyOf('own sources'), number);
    for (const company of companies) add(keyOf('company', company), number);
    for (const { domain, address, cited } of sources) {
      if (!cited) continue;
      add(keyOf('domain', domain), number);
      add(keyOf('page', address), number);
    }
    add(keyOf('query', label, query, queryGroup), number);
  }
  const find = (...parts: readonly (Cell | undefined)[]): readonly number[] => numbers.get(keyOf(...parts)) ?? [];
  const seen: SeenIn = {
    score: (platform, { group, day } = {}) =>
      day === undefined
        ? group === undefined
          ? find('score', platform)
          : find('score', platform, group)
        : find('score', platform, '', day),
    ownSources: () => find('own sources'),
    queries: (platform, queryIds) =>
      answers
        .filter((answer) => answer.platform === platform && queryIds.has(answer.queryId))
        .slice(0, mostShown)
        .map(({ number }) => number),
    company: (name) => find('company', name),
    domain: (name) => find('domain', name),
    page: (address) => find('page', address),
    query: (platform, query, queryGroup) => find('query', platform, query, queryGroup),
  };
  byModel.set(model, seen);
  return seen;
}
