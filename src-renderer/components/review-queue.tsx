import { Button, Kbd } from '@mantine/core';
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import './review-queue.css';

/** Something to decide by one click or one key. */
export interface ReviewAction<Item> {
  /** The key, as it is typed. */
  readonly key: string;
  readonly words: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Whether it can be decided about this item; always unless given. */
  readonly applies?: (item: Item) => boolean;
  /** Whether the item stays in the queue: the action opens something instead of deciding. */
  readonly stays?: boolean;
  readonly run: (item: Item) => void;
}

/** The keys of a queue and what they do. */
export function ReviewKeys<Item>({ actions }: { actions: readonly ReviewAction<Item>[] }) {
  return (
    <span className="review-queue-keys">
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd>
      </span>
      {actions.map((action) => (
        <span key={action.key}>
          <Kbd size="xs">{action.key}</Kbd> {action.words}
        </span>
      ))}
    </span>
  );
}

/** Items to decide about in turn: arrows go from one to the next, a key or a click decides. */
export function ReviewQueue<Item>({
  label,
  items,
  itemKey,
  itemLabel,
  actions,
  dense = false,
  children,
}: {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  actions: readonly ReviewAction<Item>[];
  /** One line per item, inside a panel; otherwise each is a panel of its own. */
  dense?: boolean;
  children: (item: Item) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const decidedAt = useRef<number | null>(null);

  // The decided item goes; focus moves to the one that takes its place.
  const keys = items.map(itemKey).join(' ');
  useEffect(() => {
    if (decidedAt.current === null || keys === '') return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    entries[Math.min(decidedAt.current, entries.length - 1)]?.focus();
    decidedAt.current = null;
  }, [keys]);

  // Down leads into the queue of a page on which nothing has the focus yet.
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent): void => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (event.key !== 'ArrowDown' || !isFree || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const first = list.current?.querySelector<HTMLElement>(':scope > li');
      if (first == null) return;
      event.preventDefault();
      first.focus();
    };
    window.addEventListener('keydown', enter);
    return () => window.removeEventListener('keydown', enter);
  }, []);

  const applicable = (item: Item) => actions.filter((action) => action.applies?.(item) !== false);
  const run = (action: ReviewAction<Item>, item: Item, index: number) => {
    if (action.stays !== true) decidedAt.current = index;
    action.run(item);
  };
  const onKey = (event: KeyboardEvent, item: Item, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const action = applicable(item).find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (step === 0 && action === undefined) return;
    event.preventDefault();
    if (action !== undefined) run(action, item, index);
    else list.current?.querySelectorAll<HTMLElement>(':scope > li')[index + step]?.focus();
  };
  return (
    <ul className={dense ? 'review-queue review-queue-dense' : 'review-queue'} ref={list} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={itemKey(item)}
          tabIndex={0}
          className={dense ? 'review-queue-row' : 'panel review-queue-item'}
          aria-label={itemLabel(item)}
          onKeyDown={(event) => {
            if (event.target === event.currentTarget || event.key.startsWith('Arrow')) onKey(event, item, index);
          }}
        >
          {children(item)}
          <span className="review-queue-buttons">
            {applicable(item).map((action, place) => (
              <Button
                key={action.key}
                size={dense ? 'compact-xs' : 'compact-sm'}
                variant={dense && place === 0 ? 'light' : 'default'}
                leftSection={<action.icon size={dense ? 13 : 14} />}
                onClick={() => run(action, item, index)}
              >
                {action.words}
                {dense && <span className="visually-hidden"> {itemLabel(item)}</span>}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
