import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { tagLimits, type TagColour } from '#shared/domain/intents.ts';
import { useCommand } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { TagMark } from './tag-mark.tsx';

/** The name of a tag, which can be changed: Enter saves, Escape leaves it as it was. */
export function TagName({
  customerId,
  tag,
}: {
  customerId: number;
  tag: { readonly tagId: number; readonly name: string; readonly colour: TagColour };
}) {
  const save = useCommand('save-tag');
  const [name, setName] = useState<string | null>(null);
  const { tagId, colour } = tag;
  const submit = (): void => {
    const next = name?.trim() ?? '';
    if (next === '' || next === tag.name) setName(null);
    else save.mutate({ customerId, tagId, name: next, colour }, { onSuccess: () => setName(null) });
  };
  if (name === null)
    return (
      <span className="label-name">
        <TagMark name={tag.name} colour={colour} />
        <Tooltip label={t('Rename')}>
          <ActionIcon aria-label={t('Rename the tag {name}', { name: tag.name })} onClick={() => setName(tag.name)}>
            <IconPencil size={14} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </span>
    );
  return (
    <TextInput
      size="xs"
      data-autofocus
      autoFocus
      aria-label={t('Name of the tag {name}', { name: tag.name })}
      maxLength={tagLimits.characters}
      disabled={save.isPending}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') submit();
        if (event.key === 'Escape') setName(null);
      }}
    />
  );
}
