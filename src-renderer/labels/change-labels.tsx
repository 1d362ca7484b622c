import { Button, NativeSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { intents, isIntent, tagLimits } from '#shared/domain/intents.ts';
import { t } from '../language/current.ts';
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
    <div className="label-tools" role="group" aria-label={t('Change the selected queries')}>
      <TagsInput
        size="xs"
        label={t('Tags')}
        placeholder={t('Type or choose')}
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
        {t('Add')}
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
        {t('Remove')}
      </Button>
      <NativeSelect
        size="xs"
        label={t('Intent')}
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== '') set({ intent: isIntent(value) ? value : null });
        }}
        data={[
          { value: '', label: t('Set the intent…') },
          ...intents.map((intent) => ({ value: intent, label: intentLabels[intent] })),
          { value: 'none', label: t('No intent') },
        ]}
      />
    </div>
  );
}
