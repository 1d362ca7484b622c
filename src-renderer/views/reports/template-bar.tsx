import { Button, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ReportTemplate } from '#shared/contract/workspace/reports.ts';
import { useCommand, useCustomers, useOperation } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { CopyTemplate } from './copy-template.tsx';

/** Keeps what was edited, takes the template of another client, or gives this one to others. */
export function TemplateBar({
  kept,
  edited,
  reset,
}: {
  readonly kept: OutputOf<'get-report-template'>;
  /** Null if nothing differs from what is kept. */
  readonly edited: ReportTemplate | null;
  readonly reset: () => void;
}) {
  const { customerId } = kept;
  const others = (useOperation('list-report-templates', {}).data ?? []).filter(
    (other) => other.customerId !== customerId,
  );
  const clients = useCustomers().data?.length ?? 0;
  const save = useCommand('save-report-template', { quiet: true });
  const copy = useCommand('copy-report-template', { quiet: true });
  const [copying, setCopying] = useState(false);
  return (
    <div className="template-bar">
      {others.length > 0 && (
        <Select
          label={t('Use the template of')}
          description={kept.stored ? t('Replaces the template of this client; its logo stays') : undefined}
          placeholder={t('Choose a client')}
          searchable
          disabled={copy.isPending}
          data={others.map((other) => ({ value: String(other.customerId), label: other.customerName }))}
          value={null}
          onChange={(value) => {
            if (value === null) return;
            copy.mutate(
              { customerId: Number(value), toCustomerIds: [customerId] },
              {
                onSuccess: () => {
                  reset();
                  const name = others.find((other) => String(other.customerId) === value)?.customerName;
                  notifications.show({
                    message: t('This client now has the template of {name}', { name: name ?? '' }),
                  });
                },
              },
            );
          }}
        />
      )}
      <div className="template-actions">
        {edited !== null && (
          <>
            <Button variant="default" onClick={reset}>
              {t('Discard changes')}
            </Button>
            <Button
              loading={save.isPending}
              disabled={edited.sections.length === 0}
              onClick={() => save.mutate({ customerId, template: edited }, { onSuccess: reset })}
            >
              {t('Save template')}
            </Button>
          </>
        )}
        {edited === null && kept.stored && clients > 1 && (
          <Button variant="default" leftSection={<IconCopy size={14} />} onClick={() => setCopying(true)}>
            {t('Copy to other clients')}
          </Button>
        )}
      </div>
      <Problem error={save.error ?? copy.error} />
      {copying && <CopyTemplate customerId={customerId} close={() => setCopying(false)} />}
    </div>
  );
}
