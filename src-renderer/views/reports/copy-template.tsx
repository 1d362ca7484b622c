import { Button, MultiSelect } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useCommand, useCustomers, useOperation } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';

/** Gives the template of a client to others. */
export function CopyTemplate({ customerId, close }: { readonly customerId: number; readonly close: () => void }) {
  const others = (useCustomers().data ?? []).filter(({ id }) => id !== customerId);
  const own = new Set(useOperation('list-report-templates', {}).data?.map((other) => other.customerId));
  const copy = useCommand('copy-report-template', { quiet: true });
  const [chosen, setChosen] = useState<string[]>([]);
  const replaced = chosen.filter((id) => own.has(Number(id))).length;
  return (
    <Dialog onClose={close} title={t('Copy to other clients')}>
      <form
        className="report-form"
        onSubmit={(event) => {
          event.preventDefault();
          copy.mutate(
            { customerId, toCustomerIds: chosen.map(Number) },
            {
              onSuccess: ({ copied }) => {
                notifications.show({
                  message: t(
                    '{count, plural, one {Template copied to # client} other {Template copied to # clients}}',
                    {
                      count: copied,
                    },
                  ),
                });
                close();
              },
            },
          );
        }}
      >
        <p className="small dim">
          {t('Everything but the client’s logo and e-mail addresses, which stay as they are there.')}
        </p>
        <MultiSelect
          label={t('Clients')}
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
          {t('Choose all')}
        </Button>
        {replaced > 0 && (
          <p className="small warn">
            {t(
              '{count, plural, one {# client has a template, which is replaced.} other {# clients have a template, which is replaced.}}',
              { count: replaced },
            )}
          </p>
        )}
        <Problem error={copy.error} />
        <div className="template-actions">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={chosen.length === 0} loading={copy.isPending}>
            {t('Copy', {}, 'verb')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
