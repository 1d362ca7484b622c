import { Tooltip } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';

interface Explained {
  readonly part: HTMLElement;
  readonly why: string;
}

const partAt = (target: EventTarget | null): Explained | null => {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null;
  return part === null ? null : { part, why: part.dataset['why'] ?? '' };
};

/**
 * One tooltip for all parts of an element that have a `data-why`, because an answer may have thousands of marks: the
 * `data-why` of the part that is pointed at or has the focus.
 */
export function WhyTooltip({ within }: { within: RefObject<HTMLElement | null> }) {
  const [explained, setExplained] = useState<Explained | null>(null);
  useEffect(() => {
    const element = within.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let awaited: HTMLElement | null = null;
    const explain = (next: Explained | null, delay: number) => {
      const part = next?.part ?? null;
      if (part === awaited) return;
      awaited = part;
      clearTimeout(timer);
      timer = setTimeout(() => setExplained(next), delay);
    };
    const point = (event: Event) => explain(partAt(event.target), 120);
    const focus = (event: Event) => explain(partAt(event.target), 0);
    const leave = () => explain(null, 0);
    element.addEventListener('mousemove', point);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusin', focus);
    element.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('mousemove', point);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusin', focus);
      element.removeEventListener('focusout', leave);
    };
  }, [within]);
  if (explained === null) return null;
  return <Tooltip key={explained.why} opened target={explained.part} label={explained.why} />;
}
