import { Button, NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { intents, isIntent, tagLimits } from '#shared/domain/intents.ts';
import { intentLabels } from './tag-mark.tsx';

/** What is done to the selected queries. */
export function ChangeLabels({
  labels,
  set,
  busy,
}: {
  labels: OutputOf<'list-query-labels'>;
  set: (change: Omit<InputOf<'set-query-labels'>, 'customerId' | 'queryIds'>) => void;
  busy: boolean;
}) {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <div className="label-tools" role="group" aria-label="Change the selected queries">
      <TagsInput
        size="xs"
        label="Tags"
        placeholder="Type or choose"
        data={labels.tags.map(({ name }) => name)}
        splitChars={[',', ';', '|']}
        maxTags={tagLimits.ofQuery}
        value={tags}
        onChange={setTags}
      />
      <Button
        disabled={tags.length === 0}
        loading={busy}
        onClick={() => {
          set({ addTags: tags });
          setTags([]);
        }}
      >
        Add
      </Button>
      <Button
        variant="default"
        disabled={tags.length === 0}
        loading={busy}
        onClick={() => {
          set({ removeTags: tags });
          setTags([]);
        }}
      >
        Remove
      </Button>
      <NativeSelect
        size="xs"
        label="Intent"
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== '') set({ intent: isIntent(value) ? value : null });
        }}
        data={[
          { value: '', label: 'Set the intent…' },
          ...intents.map((intent) => ({ value: intent, label: intentLabels[intent] })),
          { value: 'none', label: 'No intent' },
        ]}
      />
    </div>
  );
}
