import { Button, Modal } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { EstimatePanel } from '../money/estimate.tsx';
import { useScanNow } from './scan-now.tsx';

/** Shows the estimate of a scan and starts it on confirmation. */
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
          Cancel
        </Button>
        <Button
          data-autofocus
          leftSection={<IconPlayerPlay size={13} />}
          loading={pending}
          onClick={() => scan(group.id, group.name, undefined, started)}
        >
          Start scan
        </Button>
      </div>
    </Modal>
  );
}
