import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useCommand, useOperation } from '../api/hooks.ts';

/** What this system calls its file manager. */
export const fileManager = /Mac OS X/.test(navigator.userAgent)
  ? 'Finder'
  : /Windows/.test(navigator.userAgent)
    ? 'Explorer'
    : 'its folder';

/** Shows a file in Finder, Explorer or its folder; hidden outside the desktop app, which alone can. */
export function ShowInFolder({ file, name }: { readonly file: string; readonly name: string }) {
  const shell = useOperation('get-shell-settings', {});
  const show = useCommand('show-in-folder');
  if (shell.data?.desktop !== true) return null;
  return (
    <Tooltip label={`Show in ${fileManager}`}>
      <ActionIcon aria-label={`Show ${name} in ${fileManager}`} onClick={() => show.mutate({ file })}>
        <IconFolderOpen size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
