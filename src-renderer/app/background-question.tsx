import { Button } from '@mantine/core';
import { useCommand, useOperation, useWorkspaceStatus } from '../api/hooks.ts';
import { t } from '../language/current.ts';

/** Asked once, in the desktop app, as soon as a scan is planned: whether it may run with the window closed. */
export function BackgroundQuestion() {
  const shell = useOperation('get-shell-settings', {});
  const status = useWorkspaceStatus();
  const set = useCommand('set-background');
  const unasked = shell.data?.background?.keepRunning === null;
  if (!unasked || status.data?.env !== 'local' || status.data.nextRun === null) return null;
  return (
    <section className="background-question" aria-label={t('Scans with the window closed')}>
      <p>
        <b>{t('Run scheduled scans with the window closed?')}</b>{' '}
        {t(
          'Answerscope then stays in the tray. It uses memory, but no processor time between scans. You can change this under Settings.',
        )}
      </p>
      <div className="background-choices">
        <Button size="xs" loading={set.isPending} onClick={() => set.mutate({ keepRunning: true, startAtLogin: true })}>
          {t('Yes, and start with the computer')}
        </Button>
        <Button size="xs" variant="default" disabled={set.isPending} onClick={() => set.mutate({ keepRunning: true })}>
          {t('Yes')}
        </Button>
        <Button size="xs" variant="subtle" disabled={set.isPending} onClick={() => set.mutate({ keepRunning: false })}>
          {t('No')}
        </Button>
      </div>
    </section>
  );
}
