import { Drawer } from '@mantine/core';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../language/current.ts';
import { useTopmost } from './layers.ts';
import './side-page.css';

/** A page at the side of a view, with its own address; Escape returns to the view and restores the focus there. */
export function SidePage({
  title,
  size,
  close,
  tools,
  onKeyDown,
  children,
}: {
  title: string;
  size: string;
  close: () => void;
  tools?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const isTopmost = useTopmost();
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // The drawer takes no listener; what happens in it passes here.
    <div role="presentation" onKeyDown={onKeyDown}>
      <Drawer.Root
        opened
        closeOnEscape={isTopmost}
        onClose={close}
        position="right"
        size={size}
        transitionProps={{ duration: 120 }}
        classNames={{ content: 'side-page' }}
      >
        <Drawer.Overlay backgroundOpacity={0.25} />
        <Drawer.Content>
          <Drawer.Header className="side-head">
            <Drawer.Title className="side-title">
              <bdi>{title}</bdi>
            </Drawer.Title>
            <div className="side-tools">
              {tools}
              <Drawer.CloseButton aria-label={t('Close')} />
            </div>
          </Drawer.Header>
          <Drawer.Body className="side-body">{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}

/** Terms and values, one pair per line. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts-list">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
