import type { Brand } from './brand-groups.ts';

/** A decision about a company found in answers. */
export type Decision =
  | { readonly kind: 'confirm' | 'ignore' | 'reopen'; readonly brand: Brand }
  | { readonly kind: 'merge'; readonly brand: Brand; readonly into: Brand };

/** The notice shown after a decision. */
export function decisionNotice(decision: Decision): string {
  const { name } = decision.brand;
  switch (decision.kind) {
    case 'confirm':
      return `${name} confirmed as a competitor`;
    case 'ignore':
      return `${name} ignored`;
    case 'reopen':
      return `${name} reopened`;
    case 'merge':
      return `${name} merged into ${decision.into.name}`;
  }
}

/** The state to restore on undo; a retired name becomes a candidate. */
export const stateBefore = (brand: Pick<Brand, 'state'>): 'confirmed' | 'candidate' | 'ignored' =>
  brand.state === 'confirmed' || brand.state === 'ignored' ? brand.state : 'candidate';
