import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { call } from '../api/client.ts';
import { showInWords } from '../components/show-in-folder.tsx';
import { t } from '../language/current.ts';

/** Says that the person saved a file, and offers to show it. */
export function showSaved(file: string, name: string): void {
  notifications.show({
    title: t('Saved'),
    message: (
      <>
        <bdi>{name}</bdi>{' '}
        <Button
          size="compact-xs"
          variant="subtle"
          onClick={() => void call('show-in-folder', { file }).catch(() => {})}
        >
          {showInWords}
        </Button>
      </>
    ),
  });
}
