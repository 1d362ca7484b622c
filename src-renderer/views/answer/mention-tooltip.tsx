import { Tooltip } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';

interface Explained {
  readonly mark: HTMLElement;
  readonly why: string;
}

const markAt = (target: EventTarget | null): Explained | null => {
  const mark = target instanceof Element ? target.closest<HTMLElement>('mark[data-why]') : null;
  return mark === null ? null : { mark, why: mark.dataset['why'] ?? '' };
};

/** One tooltip for all marks of a text, because an answer may have thousands: why the mark that is pointed at or has the focus counts. */
export function MentionTooltip({ within }: { within: RefObject<HTMLElement | null> }) {
  const [explained, setExplained] = useState<Explained | null>(null);
  useEffect(() => {
    const text = within.current;
    if (text === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let awaited: HTMLElement | null = null;
    const explain = (next: Explained | null, delay: number) => {
      const mark = next?.mark ?? null;
      if (mark === awaited) return;
      awaited = mark;
      clearTimeout(timer);
      timer = setTimeout(() => setExplained(next), delay);
    };
    const point = (event: Event) => explain(markAt(event.target), 120);
    const focus = (event: Event) => explain(markAt(event.target), 0);
    const leave = () => explain(null, 0);
    text.addEventListener('mousemove', point);
    text.addEventListener('mouseleave', leave);
    text.addEventListener('focusin', focus);
    text.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      text.removeEventListener('mousemove', point);
      text.removeEventListener('mouseleave', leave);
      text.removeEventListener('focusin', focus);
      text.removeEventListener('focusout', leave);
    };
  }, [within]);
  if (explained === null) return null;
  return <Tooltip key={explained.why} opened target={explained.mark} label={explained.why} />;
}
