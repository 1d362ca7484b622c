import { Button, Modal, MultiSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useCommand, useCustomers, useOperation } from '../../api/hooks.ts';
import { plural } from '../../format/numbers.ts';
import { Problem } from '../../components/problem.tsx';

/** Gives the template of a client to others. */
export function CopyTemplate({ customerId, close }: { readonly customerId: number; readonly close: () => void }) {
  const others = (useCustomers().data ?? []).filter(({ id }) => id !== customerId);
  const own = new Set(useOperation('list-report-templates', {}).data?.map((other) => other.customerId));
  const copy = useCommand('copy-report-template', { quiet: true });
  const [chosen, setChosen] = useState<string[]>([]);
  const replaced = chosen.filter((id) => own.has(Number(id))).length;
  return (
    <Modal opened onClose={close} title="Copy to other clients" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        className="report-form"
        onSubmit={(event) => {
          event.preventDefault();
          copy.mutate(
            { customerId, toCustomerIds: chosen.map(Number) },
            {
              onSuccess: ({ copied }) => {
                notifications.show({ message: `Template copied to ${plural(copied, 'client')}` });
                close();
              },
            },
          );
        }}
      >
        <p className="small dim">
          Everything but the client’s logo and e-mail addresses, which stay as they are there.
        </p>
        <MultiSelect
          label="Clients"
          searchable
          clearable
          data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          className="template-all"
          onClick={() => setChosen(others.map(({ id }) => String(id)))}
        >
          Choose all
        </Button>
        {replaced > 0 && (
          <p className="small warn">{plural(replaced, 'client has', 'clients have')} a template, which is replaced.</p>
        )}
        <Problem error={copy.error} />
        <div className="template-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={chosen.length === 0} loading={copy.isPending}>
            Copy
          </Button>
        </div>
      </form>
    </Modal>
  );
}
