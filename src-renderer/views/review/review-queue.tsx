import { Button, Kbd } from '@mantine/core';
import { useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import './review.css';

/** Something to be decided by one click or one key. */
export interface ReviewAction<Item> {
  /** The key, as it is typed. */
  readonly key: string;
  readonly words: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Whether it can be decided about this item; always unless given. */
  readonly applies?: (item: Item) => boolean;
  readonly run: (item: Item) => void;
}

/** Things to decide about one after the other: arrows go from one to the next, a key or a click decides. */
export function ReviewQueue<Item>({
  label,
  items,
  itemKey,
  itemLabel,
  actions,
  children,
}: {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  actions: readonly ReviewAction<Item>[];
  children: (item: Item) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const decidedAt = useRef<number | null>(null);

  // What was decided about goes; the one that takes its place is looked at next.
  const keys = items.map(itemKey).join(' ');
  useEffect(() => {
    if (decidedAt.current === null || keys === '') return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    all[Math.min(decidedAt.current, all.length - 1)]?.focus();
    decidedAt.current = null;
  }, [keys]);

  const possible = (item: Item) => actions.filter((action) => action.applies?.(item) !== false);
  const run = (action: ReviewAction<Item>, item: Item, index: number) => {
    decidedAt.current = index;
    action.run(item);
  };
  const onKey = (event: KeyboardEvent, item: Item, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const action = possible(item).find((one) => one.key.toLowerCase() === event.key.toLowerCase());
    if (step === 0 && action === undefined) return;
    event.preventDefault();
    if (step !== 0) list.current?.querySelectorAll<HTMLElement>(':scope > li')[index + step]?.focus();
    else if (action !== undefined) run(action, item, index);
  };
  return (
    <>
      <p className="small dim review-keys">
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd>
        {actions.map((action) => (
          <span key={action.key}>
            <Kbd size="xs">{action.key}</Kbd> {action.words.toLowerCase()}
          </span>
        ))}
      </p>
      <ul className="review-list" ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={itemKey(item)}
            tabIndex={0}
            className="panel review-item"
            aria-label={itemLabel(item)}
            onKeyDown={(event) => {
              if (event.target === event.currentTarget || event.key.startsWith('Arrow')) onKey(event, item, index);
            }}
          >
            {children(item)}
            <span className="review-buttons">
              {possible(item).map((action) => (
                <Button
                  key={action.key}
                  size="compact-sm"
                  variant="default"
                  leftSection={<action.icon size={14} />}
                  onClick={() => run(action, item, index)}
                >
                  {action.words}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
