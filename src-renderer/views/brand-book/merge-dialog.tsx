import { Button, Select } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useState } from 'react';
import { mergeTargets, type Brand } from './brand-groups.ts';
import { t } from '../../language/current.ts';

/** Asks which company a name belongs to. */
export function MergeDialog({
  brand,
  brands,
  merge,
  close,
}: {
  brand: Brand;
  brands: readonly Brand[];
  merge: (into: Brand) => void;
  close: () => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = mergeTargets(brands, brand.brandId);
  const into = targets.find((target) => String(target.brandId) === chosen);
  return (
    <Dialog onClose={close} title={t('Merge “{name}” into …', { name: brand.name })} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (into === undefined) return;
          merge(into);
          close();
        }}
      >
        <Select
          data-autofocus
          searchable
          label={t('Company')}
          placeholder={t('Type a name')}
          nothingFoundMessage={t('No results')}
          data={targets.map((target) => ({
            value: String(target.brandId),
            label: target.own ? t('{name} (the client)', { name: target.name }) : target.name,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <p className="small dim" style={{ marginTop: '0.7rem' }}>
          {t('Their past answers are counted together. You can undo this.')}
        </p>
        <div className="book-actions">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={into === undefined}>
            {t('Merge')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
