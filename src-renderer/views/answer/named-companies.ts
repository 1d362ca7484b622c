import type { OutputOf } from '#shared/contract/index.ts';

type Mention = OutputOf<'get-answer'>['mentions'][number];

export interface NamedCompany {
  readonly brandId: number;
  readonly company: string;
  readonly own: boolean;
  readonly times: number;
}

/** The companies an answer names, by first occurrence, with their number of mentions; uncounted mentions are listed separately. */
export function namedCompanies(mentions: readonly Mention[]): { named: NamedCompany[]; negated: Mention[] } {
  const ordered = mentions.toSorted((a, b) => a.start - b.start);
  const counting = Map.groupBy(
    ordered.filter((mention) => !mention.negated),
    (mention) => mention.brandId,
  );
  return {
    named: [...counting.values()].flatMap((ofCompany) => {
      const first = ofCompany[0];
      return first === undefined
        ? []
        : [{ brandId: first.brandId, company: first.company, own: first.own, times: ofCompany.length }];
    }),
    negated: ordered.filter((mention) => mention.negated),
  };
}
