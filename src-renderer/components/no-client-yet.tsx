import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../language/current.ts';
import { Empty } from './states.tsx';

/** A view of all clients while there is none: what it will show, and where to add the first. */
export function NoClientYet({ children }: { readonly children: ReactNode }) {
  return (
    <Empty
      icon={<IconUsers size={28} stroke={1.4} />}
      title={t('No client yet')}
      action={
        <Button component={Link} href="/start" leftSection={<IconPlus size={14} />}>
          {t('Add a client')}
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
