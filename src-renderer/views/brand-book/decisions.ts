import type { Brand } from './brand-groups.ts';

/** What a person decides about a company that was found. */
export type Decision =
  | { readonly kind: 'confirm' | 'ignore' | 'reopen'; readonly brand: Brand }
  | { readonly kind: 'merge'; readonly brand: Brand; readonly into: Brand };

/** The decision in words, for the notice that offers to undo it. */
export function decisionWords(decision: Decision): string {
  const { name } = decision.brand;
  switch (decision.kind) {
    case 'confirm':
      return `${name} is a competitor`;
    case 'ignore':
      return `${name} is set aside`;
    case 'reopen':
      return `${name} is open again`;
    case 'merge':
      return `${name} is a name of ${decision.into.name}`;
  }
}

/** The state to go back to; a retired name becomes open again. */
export const stateBefore = (brand: Pick<Brand, 'state'>): 'confirmed' | 'candidate' | 'ignored' =>
  brand.state === 'confirmed' || brand.state === 'ignored' ? brand.state : 'candidate';
