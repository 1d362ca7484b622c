import { Stack, Switch } from '@mantine/core';
import type { InputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';

const switches = [
  {
    name: 'keepRunning',
    label: t('Keep running in the background'),
    description: t(
      'Scheduled scans run with the window closed. Answerscope stays in the tray and uses memory, but no processor time between scans.',
    ),
  },
  {
    name: 'startAtLogin',
    label: t('Start with the computer'),
    description: t('Without a window, so that no scheduled scan waits for you to open it.'),
  },
  {
    name: 'notify',
    label: t('Notify me'),
    description: t('When a scan has finished, failed, or waits for you, and the window is not in front.'),
  },
] as const satisfies readonly { name: keyof InputOf<'set-background'>; label: string; description: string }[];

/** What the desktop app does without its window; hidden elsewhere. */
export function Background() {
  const shell = useOperation('get-shell-settings', {});
  const set = useCommand('set-background', { quiet: true });
  const background = shell.data?.background ?? null;
  if (background === null) return null;
  return (
    <Panel title={t('Without the window')}>
      <Stack gap="sm">
        {switches.map(({ name, label, description }) => (
          <Switch
            key={name}
            label={label}
            description={description}
            checked={background[name] === true}
            disabled={set.isPending}
            onChange={(event) => set.mutate({ [name]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
      <Problem error={set.error} />
    </Panel>
  );
}
