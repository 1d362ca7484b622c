import { Button, Select, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useState } from 'react';
import type { PriceEntry } from '#shared/domain/price-entry.ts';
import { useOperation } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';
import { priceFigures, readPrice, type PriceDraft } from './price-rows.ts';

/** Edits a price of the user for a provider and model, valid from a day. */
export function PriceForm({
  initial,
  save,
  saving,
  close,
}: {
  initial: PriceDraft;
  save: (entry: PriceEntry) => void;
  saving: boolean;
  close: () => void;
}) {
  const providers = useOperation('list-providers', {});
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<PriceDraft>) => setDraft({ ...draft, ...part });
  const providerLabels = new Map(
    (providers.data ?? []).flatMap((platform) =>
      platform.providers.map((provider) => [provider.id, provider.label] as const),
    ),
  );
  if (initial.provider !== '' && !providerLabels.has(initial.provider))
    providerLabels.set(initial.provider, initial.provider);
  return (
    <Dialog onClose={close} title={t('Your price')} centered size="lg">
      <form
        className="price-form"
        onSubmit={(event) => {
          event.preventDefault();
          const read = readPrice(draft);
          if ('problem' in read) setProblem(read.problem);
          else save(read.entry);
        }}
      >
        <div className="price-fields">
          <Select
            label={t('Provider')}
            searchable
            allowDeselect={false}
            data={[...providerLabels].map(([value, label]) => ({ value, label }))}
            value={draft.provider === '' ? null : draft.provider}
            onChange={(provider) => change({ provider: provider ?? '' })}
          />
          <TextInput
            label={t('Model')}
            placeholder={t('no model')}
            value={draft.model}
            onChange={(event) => change({ model: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('Valid from')}
            value={draft.from}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          {priceFigures.map(({ field, label }) => (
            <TextInput
              key={field}
              label={t.marked(label)}
              leftSection="$"
              inputMode="decimal"
              value={draft.figures[field]}
              onChange={(event) => change({ figures: { ...draft.figures, [field]: event.currentTarget.value } })}
            />
          ))}
          <TextInput
            label={t('Note')}
            value={draft.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </div>
        {problem !== null && (
          <p className="bad small" role="alert">
            {problem}
          </p>
        )}
        <div className="settings-actions">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('Save price')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
