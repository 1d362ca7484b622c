import { call } from '../../api/client.ts';
import { useUndoable } from '../../components/use-undoable.tsx';
import { t } from '../../language/current.ts';
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
      return t('{name} confirmed as a competitor', { name });
    case 'ignore':
      return t('{name} ignored', { name });
    case 'reopen':
      return t('{name} reopened', { name });
    case 'merge':
      return t('{name} merged into {company}', { name, company: decision.into.name });
  }
}

/** The state to restore on undo; a retired name becomes a candidate. */
export const stateBefore = (brand: Pick<Brand, 'state'>): 'confirmed' | 'candidate' | 'ignored' =>
  brand.state === 'confirmed' || brand.state === 'ignored' ? brand.state : 'candidate';

const states = { confirm: 'confirmed', ignore: 'ignored', reopen: 'candidate' } as const;

/** Decides about brands, each time with a notice that offers to undo it; the service re-analyses past answers. */
export function useDecide(customerId: number): (decision: Decision) => void {
  const merge = (brandId: number, intoBrandId: number) => call('merge-brands', { customerId, brandId, intoBrandId });
  const setState = (brandId: number, state: Brand['state'] & ('confirmed' | 'candidate' | 'ignored')) =>
    call('save-brand', { customerId, brandId, state });
  const { mutate } = useUndoable<Decision, unknown>({
    carryOut: (decision) =>
      decision.kind === 'merge'
        ? merge(decision.brand.brandId, decision.into.brandId)
        : setState(decision.brand.brandId, states[decision.kind]),
    undo: ({ brand }) => {
      const { mergedIntoId } = brand;
      return brand.state === 'merged' && mergedIntoId !== null
        ? () => merge(brand.brandId, mergedIntoId)
        : () => setState(brand.brandId, stateBefore(brand));
    },
    words: (decision) => <bdi>{decisionNotice(decision)}</bdi>,
    subject: ({ brand }) => `decision-${brand.brandId}`,
  });
  return (decision) => mutate(decision);
}
