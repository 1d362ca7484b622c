import { notifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { t } from '../language/current.ts';
import type { Place } from './address.ts';
import { belongsTo, enterWorkspace, useOpenWorkspace } from './hash-location.ts';
import { useHashWorkspace } from './hash-router.tsx';

/** What the address has to do with the open workspace. */
export type Belonging = 'own' | 'foreign' | 'unknown';

/**
 * Follows the workspace that the service has open. After it was switched, here or in another window, a notice says so
 * and the client that was shown makes way for the new workspace's; an address of another workspace is `foreign`.
 */
export function useWorkspaceOfAddress(workspace: string | undefined, place: Place): Belonging {
  const named = useHashWorkspace();
  const entered = useOpenWorkspace();
  useLayoutEffect(() => {
    if (workspace === undefined || workspace === entered) return;
    const isSwitch = entered !== null && !belongsTo(entered, workspace);
    if (isSwitch)
      notifications.show({
        title:
          workspace === 'sample'
            ? t('The sample is open now')
            : entered === 'sample'
              ? t('Your own workspace is open now')
              : t('Another workspace is open now'),
        message: t('Every window shows the same workspace.'),
      });
    const stays = !isSwitch || named === workspace || place.kind === 'settings';
    enterWorkspace(workspace, stays ? null : '/');
  }, [workspace, entered, named, place.kind]);
  if (workspace === undefined || entered === null) return 'unknown';
  // The first organization gives the workspace its name, in the middle of what is being done.
  if (workspace !== entered && !belongsTo(entered, workspace)) return 'unknown';
  return named === null || belongsTo(named, workspace) ? 'own' : 'foreign';
}
