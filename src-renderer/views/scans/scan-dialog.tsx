import { Button, Popover } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { EstimatePanel } from '../money/estimate.tsx';
import { useScanNow } from './scan-now.tsx';

interface Group {
  readonly id: number;
  readonly name: string;
}

/** The estimate of a scan and the button that starts it. */
function Confirmation({
  group,
  pending,
  start,
  close,
}: {
  group: Group;
  pending: boolean;
  start: () => void;
  close: () => void;
}) {
  return (
    <>
      <EstimatePanel request={{ queryGroupId: group.id }} />
      <div className="form-actions">
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
        <Button data-autofocus leftSection={<IconPlayerPlay size={13} />} loading={pending} onClick={start}>
          {t('Start scan')}
        </Button>
      </div>
    </>
  );
}

/** Shows the estimate of a scan and starts it on confirmation. */
export function ScanDialog({ group, started, close }: { group: Group; started: () => void; close: () => void }) {
  const { scan, pending } = useScanNow();
  return (
    <Dialog
      onClose={close}
      title={
        <T
          message="Scan <name>{group}</name>"
          context="verb"
          values={{ group: group.name, name: (inner) => <bdi>{inner}</bdi> }}
        />
      }
      centered
      size="lg"
    >
      <Confirmation
        group={group}
        pending={pending}
        start={() => scan(group.id, group.name, undefined, started)}
        close={close}
      />
    </Dialog>
  );
}

/** The "Scan now" button of a query group: shows the estimate first. */
export function ScanGroup({ group }: { group: Group & { readonly activeQueries: number } }) {
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
          {t('Scan now')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        style={{ textAlign: 'start', whiteSpace: 'normal' }}
        aria-label={t('Scan {name}', { name: group.name }, 'verb')}
      >
        <Confirmation
          group={group}
          pending={false}
          start={() => {
            setOpened(false);
            scan(group.id, group.name);
          }}
          close={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
