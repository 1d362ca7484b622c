import { platformLabel } from '#shared/domain/platforms.ts';
import type { ReportModel } from '../report-model.ts';
import type { Cell } from '../table-columns.ts';

/** Most whole answers that a figure leads to. */
const mostShown = 3;

/** Finds the whole answers of the evidence that show a company, a source or a query. */
export interface SeenIn {
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
  for (const { number, companies, sources, platform, query, queryGroup } of model.sections.includes('evidence')
    ? model.evidence.answers
    : []) {
    for (const company of companies) add(keyOf('company', company), number);
    for (const { domain, address, cited } of sources) {
      if (!cited) continue;
      add(keyOf('domain', domain), number);
      add(keyOf('page', address), number);
    }
    add(keyOf('query', platformLabel(platform), query, queryGroup), number);
  }
  const find = (...parts: readonly (Cell | undefined)[]): readonly number[] => numbers.get(keyOf(...parts)) ?? [];
  const seen: SeenIn = {
    company: (name) => find('company', name),
    domain: (name) => find('domain', name),
    page: (address) => find('page', address),
    query: (platform, query, queryGroup) => find('query', platform, query, queryGroup),
  };
  byModel.set(model, seen);
  return seen;
}
