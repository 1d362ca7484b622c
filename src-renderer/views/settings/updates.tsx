import { Button, Switch } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { Panel } from '../../components/panel.tsx';
import { Problem } from '../../components/problem.tsx';
import { formatInstant } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';

type Known = NonNullable<OutputOf<'get-shell-settings'>['updates']>;

/** What is known of a newer version, in a sentence. */
function stateWords({ state, version, problem }: Known, appVersion: string): string {
  const next = version ?? '';
  switch (state) {
    case 'never checked':
      return t('This is version {version}.', { version: appVersion });
    case 'checking':
      return t('Checking for updates.');
    case 'current':
      return t('Version {version} is the newest.', { version: appVersion });
    case 'downloading':
      return t('Downloading version {version}.', { version: next });
    case 'ready':
      return t(
        'Version {version} is ready. Its signature was verified, and version {current} is kept until the new one has opened the workspace.',
        { version: next, current: appVersion },
      );
    case 'waiting for scans':
      return t('Answerscope restarts as version {version} when no scan is running.', { version: next });
    case 'failed':
      return t('The last check failed: {problem}', { problem: serviceText(problem ?? '') });
  }
}

/** Updates of the desktop app: off until the person wants them; hidden elsewhere. */
export function Updates({ appVersion }: { readonly appVersion: string }) {
  const shell = useOperation('get-shell-settings', {});
  const status = useWorkspaceStatus();
  const timeZone = useTimeZone();
  const set = useCommand('set-updates', { quiet: true });
  const check = useCommand('check-for-updates', { quiet: true });
  const install = useCommand('install-update', { quiet: true });
  const updates = shell.data?.updates ?? null;
  if (updates === null) return null;
  if (updates.feed === null)
    return (
      <Panel title={t('Updates')}>
        <p className="small dim">
          {t('This build does not update itself. Install a newer version over it; your data stays.')}
        </p>
      </Panel>
    );
  const isBusy = updates.state === 'checking' || updates.state === 'downloading';
  const isReady = updates.state === 'ready';
  const problem = set.error ?? check.error ?? install.error;
  const scans = status.data?.scansRunning ?? 0;
  return (
    <Panel title={t('Updates')}>
      <Switch
        label={t('Check for updates once a day')}
        description={t(
          'Asks {host} for the newest version and downloads it. Nothing about you or your workspace is sent; the server sees your internet address.',
          { host: new URL(updates.feed).host },
        )}
        checked={updates.check}
        disabled={set.isPending}
        onChange={(event) => set.mutate({ check: event.currentTarget.checked })}
      />
      <p className={updates.state === 'failed' ? 'small warn settings-note' : 'small settings-note'} role="status">
        {stateWords(updates, appVersion)}
        {updates.checkedAt !== null && !isBusy && (
          <span className="dim">
            {' '}
            {t('Checked {instant}.', { instant: formatInstant(updates.checkedAt, timeZone) })}
          </span>
        )}
      </p>
      <div className="settings-actions">
        {updates.state !== 'waiting for scans' && !isReady && (
          <Button variant="default" loading={isBusy || check.isPending} onClick={() => check.mutate({})}>
            {t('Check now')}
          </Button>
        )}
        {isReady && (
          <Button loading={install.isPending} onClick={() => install.mutate({})}>
            {scans > 0 ? t('Restart after the scans') : t('Restart and update')}
          </Button>
        )}
      </div>
      <Problem error={problem} />
    </Panel>
  );
}
