import { Button, Group, Stack, TagsInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { tagLimits } from '#shared/domain/intents.ts';
import { useCommand, useCustomers } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t, texts } from '../../language/current.ts';

/** Chooses the tags of a client, those of other clients proposed. */
export function TagsDialog({ client, close }: { client: OutputOf<'list-customers'>[number]; close: () => void }) {
  const [tags, setTags] = useState<string[]>(client.tags);
  const save = useCommand('set-customer-tags', { quiet: true });
  const others = useCustomers().data?.flatMap((other) => other.tags) ?? [];
  return (
    <Dialog onClose={close} title={t('Tags of {name}', { name: client.name })}>
      <Stack gap="md">
        <TagsInput
          data-autofocus
          label={t('Tags')}
          description={t('The list of clients is filtered by them. Enter or a comma ends a tag.')}
          maxTags={tagLimits.ofQuery}
          splitChars={[',', ';', '|']}
          data={[...new Set(others)].toSorted(texts().compare)}
          value={tags}
          onChange={setTags}
        />
        <Problem error={save.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button
            loading={save.isPending}
            onClick={() => save.mutate({ customerId: client.id, tags }, { onSuccess: close })}
          >
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
