import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageOf } from '../api/call-error.ts';
import { t } from '../language/current.ts';
import './states.css';

/** A failure in the service's own words, with a retry. */
export function Failure({
  title,
  error,
  retry,
  compact = false,
}: {
  title: string;
  error: unknown;
  retry?: () => void;
  compact?: boolean;
}) {
  return (
    <div className={compact ? 'state state-compact' : 'state'} role="alert">
      <IconAlertTriangle className="state-icon warn" size={compact ? 18 : 26} stroke={1.6} aria-hidden="true" />
      <div className="state-words">
        <p className="state-title">{title}</p>
        <p className="state-text">{messageOf(error)}</p>
      </div>
      {retry !== undefined && (
        <Button variant="default" leftSection={<IconRefresh size={14} />} onClick={retry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

/** An empty state: what is missing and what to do about it. */
export function Empty({
  icon,
  title,
  children,
  action,
  compact = false,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
}) {
  return (
    <div className={compact ? 'state state-compact' : 'state'}>
      {icon !== undefined && (
        <span className="state-icon dim" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="state-words">
        <p className="state-title">{title}</p>
        {children !== undefined && <div className="state-text">{children}</div>}
      </div>
      {action}
    </div>
  );
}

/** Placeholder lines for loading content. */
export function Lines({ count, height = 14, gap = 12 }: { count: number; height?: number; gap?: number }) {
  return (
    <div style={{ display: 'grid', gap }} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} width={`${96 - ((index * 17) % 34)}%`} radius="sm" />
      ))}
    </div>
  );
}

/** Tells a screen reader that something is loading. */
export const LoadingNote = ({ what }: { what: string }) => (
  <span className="visually-hidden" role="status">
    {t('Loading {what}', { what })}
  </span>
);
