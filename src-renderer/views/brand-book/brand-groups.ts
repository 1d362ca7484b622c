import type { OutputOf } from '#shared/contract/index.ts';
import { texts } from '../../language/current.ts';

export type Brand = OutputOf<'list-brands'>[number];

/** The brand book by decision, each part sorted by the number of answers that name the brand. */
export interface BrandGroups {
  readonly own: Brand | null;
  readonly candidates: readonly Brand[];
  readonly confirmed: readonly Brand[];
  readonly ignored: readonly Brand[];
  readonly merged: readonly Brand[];
}

const byAnswers = (a: Brand, b: Brand) => b.answers - a.answers || texts().compare(a.name, b.name);

/** Splits the brand book by decision; retired names are left out until an answer names them again. */
export function brandGroups(brands: readonly Brand[]): BrandGroups {
  const others = brands.filter((brand) => !brand.own);
  const inState = (state: Brand['state']) => others.filter((brand) => brand.state === state).toSorted(byAnswers);
  return {
    own: brands.find((brand) => brand.own) ?? null,
    candidates: inState('candidate'),
    confirmed: inState('confirmed'),
    ignored: inState('ignored'),
    merged: inState('merged'),
  };
}

/** The brands that this one can be merged into: the client first, then confirmed brands and candidates. */
export const mergeTargets = (brands: readonly Brand[], brandId: number): Brand[] =>
  brands
    .filter((brand) => brand.brandId !== brandId && (brand.state === 'confirmed' || brand.state === 'candidate'))
    .toSorted((a, b) => Number(b.own) - Number(a.own) || byAnswers(a, b));

/** The names merged into a brand. */
export const namesMergedInto = (brands: readonly Brand[], brandId: number): Brand[] =>
  brands.filter((brand) => brand.mergedIntoId === brandId);
