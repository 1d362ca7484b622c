import { Button, Modal } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { EstimatePanel } from '../money/estimate.tsx';
import { useScanNow } from './scan-now.tsx';

/** What a scan of a query group costs, and its start: nothing is asked before somebody has seen the estimate. */
export function ScanDialog({
  group,
  started,
  close,
}: {
  group: { readonly id: number; readonly name: string };
  started: () => void;
  close: () => void;
}) {
  const { scan, pending } = useScanNow();
  return (
    <Modal
      opened
      onClose={close}
      title={
        <>
          Scan <bdi>{group.name}</bdi>
        </>
      }
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <EstimatePanel request={{ queryGroupId: group.id }} />
      <div className="form-actions">
        <Button variant="default" onClick={close}>
          Not now
        </Button>
        <Button
          data-autofocus
          leftSection={<IconPlayerPlay size={13} />}
          loading={pending}
          onClick={() => scan(group.id, group.name, undefined, started)}
        >
          Start the scan
        </Button>
      </div>
    </Modal>
  );
}
