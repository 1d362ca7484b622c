import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '../../../api/hooks.ts';
import { t } from '../../../language/current.ts';
import type { Channel } from './channel-labels.ts';

/** Deletes a channel, after a second press that says what goes with it. */
export function DeleteChannel({ channel, done }: { readonly channel: Channel; readonly done: () => void }) {
  const remove = useCommand('delete-message-channel');
  const [isAsked, setAsked] = useState(false);
  return (
    <Button
      variant="subtle"
      color="red"
      style={{ marginInlineEnd: 'auto' }}
      loading={remove.isPending}
      onClick={() => {
        if (isAsked) remove.mutate({ channelId: channel.channelId }, { onSuccess: done });
        else setAsked(true);
      }}
    >
      {isAsked ? t('Delete with its history and secrets') : t('Delete')}
    </Button>
  );
}
