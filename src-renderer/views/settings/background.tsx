import { Stack, Switch } from '@mantine/core';
import type { InputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';

/** What the desktop app does without its window; hidden elsewhere. */
export function Background() {
  const shell = useOperation('get-shell-settings', {});
  const set = useCommand('set-background', { quiet: true });
  const background = shell.data?.background ?? null;
  if (background === null) return null;
  const change = (to: InputOf<'set-background'>) => set.mutate(to);
  return (
    <Panel title="Without the window">
      <Stack gap="sm">
        <Switch
          label="Keep running in the background"
          description="Scheduled scans run with the window closed. Answerscope stays in the tray and uses memory, but no processor time between scans."
          checked={background.keepRunning === true}
          disabled={set.isPending}
          onChange={(event) => change({ keepRunning: event.currentTarget.checked })}
        />
        <Switch
          label="Start with the computer"
          description="Without a window, so that no scheduled scan waits for you to open it."
          checked={background.startAtLogin}
          disabled={set.isPending}
          onChange={(event) => change({ startAtLogin: event.currentTarget.checked })}
        />
        <Switch
          label="Notify me"
          description="When a scan has finished, failed, or waits for you, and the window is not in front."
          checked={background.notify}
          disabled={set.isPending}
          onChange={(event) => change({ notify: event.currentTarget.checked })}
        />
      </Stack>
      {set.isError && (
        <p className="bad small" role="alert">
          {set.error.message}
        </p>
      )}
    </Panel>
  );
}
