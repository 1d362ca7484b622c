import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { t } from '../language/current.ts';
import './scrolls.css';

interface HiddenSides {
  readonly start: boolean;
  readonly end: boolean;
}

/** Whether an element that scrolls sideways hides a part of its content on either side. */
function useHiddenSides(of: RefObject<HTMLElement | null>): HiddenSides {
  const [hidden, setHidden] = useState<HiddenSides>({ start: false, end: false });
  useEffect(() => {
    const element = of.current;
    if (element === null) return;
    const measure = () => {
      const at = Math.abs(element.scrollLeft);
      const start = at > 1;
      const end = at + element.clientWidth < element.scrollWidth - 1;
      setHidden((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [of]);
  return hidden;
}

/**
 * Shows at its edges that an element scrolls sideways: a shadow, and an arrow for the pointer; the keyboard scrolls the
 * element itself. Place it beside the element, in a parent of class `scrolls`.
 */
export function ScrollCues({ of }: { of: RefObject<HTMLElement | null> }) {
  const hidden = useHiddenSides(of);
  const scroll = (by: number) => () => {
    const towardsEnd = document.documentElement.dir === 'rtl' ? -1 : 1;
    of.current?.scrollBy({ left: towardsEnd * by * of.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <>
      {hidden.start && (
        <span className="scroll-cue scroll-cue-start" aria-hidden="true">
          <button type="button" tabIndex={-1} title={t('More columns')} onClick={scroll(-0.7)}>
            <IconChevronLeft size={13} />
          </button>
        </span>
      )}
      {hidden.end && (
        <span className="scroll-cue scroll-cue-end" aria-hidden="true">
          <button type="button" tabIndex={-1} title={t('More columns')} onClick={scroll(0.7)}>
            <IconChevronRight size={13} />
          </button>
        </span>
      )}
    </>
  );
}

/** Content that may be wider than its place: it scrolls, by keyboard too, and shows that it does. */
export function Scrolls({
  label,
  className = '',
  maxHeight,
  children,
}: {
  /** What scrolls, for those who reach it by keyboard. */
  label: string;
  className?: string;
  maxHeight?: CSSProperties['maxHeight'];
  children: ReactNode;
}) {
  const inner = useRef<HTMLDivElement>(null);
  return (
    <div className="scrolls">
      <div
        ref={inner}
        className={`scrolls-inner ${className}`}
        style={{ maxHeight }}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {children}
      </div>
      <ScrollCues of={inner} />
    </div>
  );
}
