import { Button, NumberInput, Switch } from '@mantine/core';
import { useState } from 'react';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';

const defaultPort = 4720;

/** Switches the port for scripts in the desktop app; hidden elsewhere, where the port is set at start. */
export function ScriptPort() {
  const shell = useOperation('get-shell-settings', {});
  const set = useCommand('set-port', { quiet: true });
  const [enteredPort, setEnteredPort] = useState<number | null>(null);
  if (shell.data === undefined || !shell.data.desktop) return null;
  const openPort = shell.data.port;
  const port = enteredPort ?? openPort ?? defaultPort;
  const change = (to: number | null) => set.mutate({ port: to }, { onSuccess: () => setEnteredPort(null) });
  return (
    <div className="script-port">
      <div className="settings-row">
        <Switch
          label={t('Allow scripts on this computer to connect')}
          description={t('Reachable at 127.0.0.1 only, with an API key. Stays on after a restart.')}
          checked={openPort !== null}
          disabled={set.isPending}
          onChange={(event) => change(event.currentTarget.checked ? port : null)}
          style={{ flex: 1 }}
        />
        <NumberInput
          size="xs"
          w="7rem"
          label={t('Port')}
          min={1024}
          max={65_535}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={port}
          onChange={(value) => setEnteredPort(typeof value === 'number' ? value : null)}
        />
        {openPort !== null && enteredPort !== null && enteredPort !== openPort && (
          <Button size="xs" loading={set.isPending} onClick={() => change(enteredPort)}>
            {t('Change to {port}', { port: String(enteredPort) })}
          </Button>
        )}
      </div>
      <Problem error={set.error} />
    </div>
  );
}
