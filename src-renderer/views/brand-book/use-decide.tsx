import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { decisionNotice, stateBefore, type Decision } from './decisions.ts';

const states = { confirm: 'confirmed', ignore: 'ignored', reopen: 'candidate' } as const;

/** Sends a decision; the service re-analyses the past answers. */
async function send(customerId: number, decision: Decision): Promise<void> {
  const { brandId } = decision.brand;
  if (decision.kind === 'merge')
    await call('merge-brands', { customerId, brandId, intoBrandId: decision.into.brandId });
  else await call('save-brand', { customerId, brandId, state: states[decision.kind] });
}

/** Restores the state the brand had before the decision. */
async function undo(customerId: number, decision: Decision): Promise<void> {
  const { brand } = decision;
  if (brand.state === 'merged' && brand.mergedIntoId !== null)
    await call('merge-brands', { customerId, brandId: brand.brandId, intoBrandId: brand.mergedIntoId });
  else await call('save-brand', { customerId, brandId: brand.brandId, state: stateBefore(brand) });
}

const reads = new Set(['list-brands', 'list-reanalyses', 'get-companies-stats', 'get-overview', 'get-query-companies']);
const undoMs = 12_000;

/** Decides about a brand, with a notice that offers to undo it. */
export function useDecide(customerId: number) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ predicate: ({ queryKey }) => reads.has(String(queryKey[0])) });
  const undoing = useMutation({ mutationFn: (decision: Decision) => undo(customerId, decision), onSettled: refresh });
  const mutation = useMutation({
    mutationFn: (decision: Decision) => send(customerId, decision),
    onSuccess: (_, decision) => {
      const id = `decision-${decision.brand.brandId}`;
      notifications.show({
        id,
        autoClose: undoMs,
        closeButtonProps: { 'aria-label': 'Close' },
        message: (
          <span className="decision-note">
            <bdi>{decisionNotice(decision)}</bdi>
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => {
                notifications.hide(id);
                undoing.mutate(decision);
              }}
            >
              Undo
            </Button>
          </span>
        ),
      });
    },
    onSettled: refresh,
  });
  return {
    decide: (decision: Decision) => mutation.mutate(decision),
    pending: mutation.isPending || undoing.isPending,
  };
}
