import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useCommand, useOperation } from '../api/hooks.ts';
import { t } from '../language/current.ts';

/** What this system calls its file manager, as the texts distinguish it. */
const place = /Mac OS X/.test(navigator.userAgent)
  ? 'Finder'
  : /Windows/.test(navigator.userAgent)
    ? 'Explorer'
    : 'folder';

/** What a button says that shows a file. */
export const showInWords = t(
  '{place, select, Finder {Show in Finder} Explorer {Show in Explorer} other {Show in its folder}}',
  { place },
);

/** Shows a file in Finder, Explorer or its folder; hidden outside the desktop app, which alone can. */
export function ShowInFolder({ file, name }: { readonly file: string; readonly name: string }) {
  const shell = useOperation('get-shell-settings', {});
  const show = useCommand('show-in-folder');
  if (shell.data?.desktop !== true) return null;
  return (
    <Tooltip label={showInWords}>
      <ActionIcon
        aria-label={t(
          '{place, select, Finder {Show {name} in Finder} Explorer {Show {name} in Explorer} other {Show {name} in its folder}}',
          { place, name },
        )}
        onClick={() => show.mutate({ file })}
      >
        <IconFolderOpen size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
