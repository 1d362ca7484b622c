import { Button, NumberInput, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand, useOperation } from '../../api/hooks.ts';

const usualPort = 4720;

/** The port for scripts: a switch in the desktop app; elsewhere it is chosen at the start, and nothing is shown. */
export function ScriptPort() {
  const client = useQueryClient();
  const shell = useOperation('get-shell-settings', {});
  const set = useCommand('set-port', { quiet: true });
  const [wanted, setWanted] = useState<number | null>(null);
  if (shell.data === undefined || !shell.data.desktop) return null;
  const open = shell.data.port;
  const port = wanted ?? open ?? usualPort;
  const change = (to: number | null) =>
    set.mutate(
      { port: to },
      {
        onSuccess: () => {
          setWanted(null);
          void client.invalidateQueries({
            predicate: ({ queryKey }) => ['get-shell-settings', 'get-workspace-status'].includes(String(queryKey[0])),
          });
        },
      },
    );
  return (
    <div className="script-port">
      <div className="settings-row">
        <Switch
          label="Let scripts on this computer ask"
          description="Answers on 127.0.0.1 only, and only to those who have a key. Stays on at the next start."
          checked={open !== null}
          disabled={set.isPending}
          onChange={(event) => change(event.currentTarget.checked ? port : null)}
          style={{ flex: 1 }}
        />
        <NumberInput
          size="xs"
          w="7rem"
          label="Port"
          min={1024}
          max={65_535}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={port}
          onChange={(value) => setWanted(typeof value === 'number' ? value : null)}
        />
        {open !== null && wanted !== null && wanted !== open && (
          <Button size="xs" loading={set.isPending} onClick={() => change(wanted)}>
            Move to {wanted}
          </Button>
        )}
      </div>
      {set.isError && (
        <p className="bad small" role="alert">
          {set.error.message}
        </p>
      )}
    </div>
  );
}
