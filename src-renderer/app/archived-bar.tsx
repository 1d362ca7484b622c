import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useCommand } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { T } from '../language/t.tsx';

/** Says that the shown client is archived, with a button to bring it back. */
export function ArchivedBar({ customerId, name }: { readonly customerId: number; readonly name: string }) {
  const archive = useCommand('archive-customer');
  return (
    <div className="connection-bar small" role="status">
      <IconArchive className="notice-icon" size={16} stroke={1.6} aria-hidden="true" />
      <span className="notice-text">
        <T message="{name} is archived: in no list, and not scanned." values={{ name: <bdi>{name}</bdi> }} />
      </span>
      <Button
        size="compact-xs"
        variant="default"
        loading={archive.isPending}
        onClick={() => archive.mutate({ customerId, archived: false })}
      >
        {t('Bring back')}
      </Button>
    </div>
  );
}
