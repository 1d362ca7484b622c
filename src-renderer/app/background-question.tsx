import { Button } from '@mantine/core';
import { useCommand, useOperation, useWorkspaceStatus } from '../api/hooks.ts';

/** Asked once, in the desktop app, as soon as a scan is planned: whether it may run with the window closed. */
export function BackgroundQuestion() {
  const shell = useOperation('get-shell-settings', {});
  const status = useWorkspaceStatus();
  const set = useCommand('set-background');
  const unasked = shell.data?.background?.keepRunning === null;
  if (!unasked || status.data?.env !== 'local' || status.data.nextRun === null) return null;
  return (
    <section className="background-question" aria-label="Scans with the window closed">
      <p>
        <b>Run scheduled scans with the window closed?</b> Answerscope then stays in the tray. It uses memory, but no
        processor time between scans. You can change this under Settings.
      </p>
      <div className="background-choices">
        <Button size="xs" loading={set.isPending} onClick={() => set.mutate({ keepRunning: true, startAtLogin: true })}>
          Yes, and start with the computer
        </Button>
        <Button size="xs" variant="default" disabled={set.isPending} onClick={() => set.mutate({ keepRunning: true })}>
          Yes
        </Button>
        <Button size="xs" variant="subtle" disabled={set.isPending} onClick={() => set.mutate({ keepRunning: false })}>
          No
        </Button>
      </div>
    </section>
  );
}
