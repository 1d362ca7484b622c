import { Button, Popover } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { EstimatePanel } from '../money/estimate.tsx';
import { useScanNow } from './scan-now.tsx';

/** The "Scan now" button of a query group: shows the estimate first. */
export function ScanGroup({
  group,
}: {
  group: { readonly id: number; readonly name: string; readonly activeQueries: number };
}) {
  const [opened, setOpened] = useState(false);
  const { scan, pending } = useScanNow();
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={400} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={13} />}
          loading={pending}
          disabled={group.activeQueries === 0}
          onClick={() => setOpened(!opened)}
        >
          Scan now
        </Button>
      </Popover.Target>
      <Popover.Dropdown style={{ textAlign: 'start', whiteSpace: 'normal' }} aria-label={`Scan ${group.name}`}>
        <EstimatePanel request={{ queryGroupId: group.id }} />
        <div className="form-actions">
          <Button variant="default" onClick={() => setOpened(false)}>
            Cancel
          </Button>
          <Button
            data-autofocus
            leftSection={<IconPlayerPlay size={13} />}
            onClick={() => {
              setOpened(false);
              scan(group.id, group.name);
            }}
          >
            Start scan
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
