import type { OutputOf } from '#shared/contract/index.ts';

type Mention = OutputOf<'get-answer'>['mentions'][number];

export interface NamedCompany {
  readonly brandId: number;
  readonly company: string;
  readonly own: boolean;
  readonly times: number;
}

/** The companies an answer names, by first occurrence, with how often; mentions that do not count apart. */
export function namedCompanies(mentions: readonly Mention[]): { named: NamedCompany[]; negated: Mention[] } {
  const ordered = mentions.toSorted((a, b) => a.start - b.start);
  const counting = Map.groupBy(
    ordered.filter((one) => !one.negated),
    (one) => one.brandId,
  );
  return {
    named: [...counting.values()].flatMap((ofCompany) => {
      const first = ofCompany[0];
      return first === undefined
        ? []
        : [{ brandId: first.brandId, company: first.company, own: first.own, times: ofCompany.length }];
    }),
    negated: ordered.filter((one) => one.negated),
  };
}
