import { Tooltip } from '@mantine/core';
import { cloneElement, useEffect, useState, type ReactElement } from 'react';

interface Hinted {
  readonly 'data-hint'?: string;
  readonly 'aria-description'?: string;
  readonly tabIndex?: number;
}

/** Elements that the keyboard reaches by themselves. Components are links and buttons of the app. */
const reachable = new Set(['a', 'button', 'input', 'select', 'textarea']);

/**
 * A text that appears beside an element when it is pointed at or focused, as a tooltip. A tooltip of its own takes a
 * millisecond each, and a table has hundreds: here the element only carries the text, and {@link Hints} shows it. The
 * keyboard reaches the element, and screen readers read the text with it, whether it is shown or not.
 */
export function Hint({ label, children }: { label: string; children: ReactElement<Hinted> }) {
  const { type, props } = children;
  const isReachable = typeof type !== 'string' || reachable.has(type) || props.tabIndex !== undefined;
  return cloneElement(children, {
    'data-hint': label,
    'aria-description': label,
    ...(isReachable ? {} : { tabIndex: 0 }),
  });
}

const openDelayMs = 250;

const withHint = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/** The one tooltip of all hints, and of nothing else; to be mounted once. */
export function Hints() {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: HTMLElement | null = null;
    const show = (target: HTMLElement | null, delayMs: number) => {
      if (target === next) return;
      clearTimeout(timer);
      next = target;
      if (target === null) setShown(null);
      else timer = setTimeout(() => setShown(target.isConnected ? target : null), delayMs);
    };
    const point = ({ target }: Event) => show(withHint(target), openDelayMs);
    const focus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(withHint(target), 0);
    };
    const leave = () => show(null, 0);
    // A finger points by touching.
    const pressDown = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') leave();
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('pointerover', point, { passive: true });
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', pressDown, { passive: true });
    document.addEventListener('keydown', press);
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', pressDown);
      document.removeEventListener('keydown', press);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
  }, []);
  if (shown === null) return null;
  return <Tooltip target={shown} opened label={<span className="hint-text">{shown.dataset['hint']}</span>} />;
}
