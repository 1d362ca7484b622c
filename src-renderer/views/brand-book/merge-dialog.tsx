import { Button, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { mergeTargets, type Brand } from './brand-groups.ts';

/** Chooses what a name belongs to. */
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
  const into = targets.find((one) => String(one.brandId) === chosen);
  return (
    <Modal
      opened
      onClose={close}
      title={`“${brand.name}” is another name of …`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
          label="Company"
          placeholder="Type a name"
          nothingFoundMessage="No company has that name."
          data={targets.map((one) => ({
            value: String(one.brandId),
            label: one.own ? `${one.name} (the client)` : one.name,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <p className="small dim" style={{ marginTop: '0.7rem' }}>
          The history of both becomes one. It can be undone.
        </p>
        <div className="book-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" disabled={into === undefined}>
            Merge
          </Button>
        </div>
      </form>
    </Modal>
  );
}
