import { Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { domainCategories, type DomainCategory } from '#shared/domain/domain-categories.ts';
import { useCommand } from '../../api/hooks.ts';
import type { Domain } from './source-columns.tsx';

const reads = new Set(['list-sources', 'get-domain-stats', 'get-overview', 'get-answer']);
const undoMs = 12_000;

/** What kind of site a domain is for this client: chosen by hand, with a way back to the automatic kind. */
export function CategoryChoice({ customerId, domain }: { customerId: number; domain: Domain }) {
  const client = useQueryClient();
  const set = useCommand('set-domain-category');
  const change = (category: DomainCategory | null, undo: DomainCategory | null | undefined) =>
    set.mutate(
      { customerId, domain: domain.domain, category },
      {
        onSuccess: (reply) => {
          const id = `category-${domain.domain}`;
          notifications.hide(id);
          notifications.show({
            id,
            autoClose: undoMs,
            closeButtonProps: { 'aria-label': 'Close' },
            message: (
              <span className="undo-note">
                <span>
                  {domain.domain} counts as {reply.category} now, in the past too
                </span>
                {undo !== undefined && (
                  <Button variant="subtle" size="compact-xs" onClick={() => change(undo, undefined)}>
                    Undo
                  </Button>
                )}
              </span>
            ),
          });
        },
        onSettled: () => void client.invalidateQueries({ predicate: ({ queryKey }) => reads.has(String(queryKey[0])) }),
      },
    );
  const before = domain.automaticCategory === null ? null : domain.category;
  const shown = set.isPending
    ? (set.variables.category ?? domain.automaticCategory ?? domain.category)
    : domain.category;
  return (
    <div className="category-choice">
      <Select
        size="xs"
        label="Kind of site"
        data={domainCategories.map((one) => ({
          value: one,
          label: one === domain.automaticCategory ? `${one} (automatic)` : one,
        }))}
        value={shown}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null && value !== domain.category) change(value as DomainCategory, before);
        }}
      />
      <p className="small dim">
        For this client only. A change follows through the past at once: tables and reports of every period count the
        site as what you say. Answers stay as they are.
      </p>
      {domain.automaticCategory !== null && (
        <Button variant="default" onClick={() => change(null, domain.category)}>
          Back to automatic ({domain.automaticCategory})
        </Button>
      )}
    </div>
  );
}
