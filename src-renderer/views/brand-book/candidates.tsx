import { Button, Kbd } from '@mantine/core';
import { IconCheck, IconEyeOff, IconGitMerge, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { Empty } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { plural } from '../../format/numbers.ts';
import type { Brand } from './brand-groups.ts';
import type { Decision } from './decisions.ts';

/** Rows shown at once; further candidates follow as these are decided. */
const maximumRows = 60;

/** Companies found in answers and not decided yet: one click or key each. */
export function Candidates({
  customerId,
  candidates,
  decide,
  startMerge,
}: {
  customerId: number;
  candidates: readonly Brand[];
  decide: (decision: Decision) => void;
  startMerge: (brand: Brand) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const decidedAt = useRef<number | null>(null);
  const rowAt = (index: number) => list.current?.querySelectorAll<HTMLElement>('li')[index];

  // The decided row disappears; focus moves to the row that takes its place.
  useEffect(() => {
    if (decidedAt.current === null || candidates.length === 0) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('li') ?? [];
    rows[Math.min(decidedAt.current, rows.length - 1)]?.focus();
    decidedAt.current = null;
  }, [candidates]);

  const decideAt = (decision: Decision, index: number) => {
    decidedAt.current = index;
    decide(decision);
  };
  const onKey = (event: KeyboardEvent, brand: Brand, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      c: () => decideAt({ kind: 'confirm', brand }, index),
      i: () => decideAt({ kind: 'ignore', brand }, index),
      m: () => startMerge(brand),
      e: () => navigate(itemAddress(customerId, 'competitors', brand.brandId, noFilters, { show: 'book' })),
      ArrowDown: () => rowAt(index + 1)?.focus(),
      ArrowUp: () => rowAt(index - 1)?.focus(),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <Panel
      title="Candidates"
      note={plural(candidates.length, 'company', 'companies')}
      actions={
        candidates.length > 0 && (
          <span className="small dim book-keys">
            <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> <Kbd size="xs">C</Kbd> confirm <Kbd size="xs">I</Kbd> ignore{' '}
            <Kbd size="xs">M</Kbd> merge <Kbd size="xs">E</Kbd> edit
          </span>
        )
      }
    >
      {candidates.length === 0 ? (
        <Empty compact title="No candidates">
          Companies that appear in answers for the first time are listed here.
        </Empty>
      ) : (
        <ul className="book-list" ref={list}>
          {candidates.slice(0, maximumRows).map((brand, index) => (
            <li
              key={brand.brandId}
              tabIndex={0}
              aria-label={brand.name}
              onKeyDown={(event) => onKey(event, brand, index)}
            >
              <CompanyDot brandId={brand.brandId} own={false} />
              <span className="book-name truncate">
                <bdi>{brand.name}</bdi>
              </span>
              <Link
                className="text-link small dim num"
                href={viewAddress(customerId, 'answers', noFilters, { brand: brand.brandId })}
              >
                {plural(brand.answers, 'answer')}
              </Link>
              <span className="small dim num book-date">last {formatDay(brand.lastNamed)}</span>
              <span className="book-buttons">
                <Button
                  size="compact-xs"
                  variant="light"
                  leftSection={<IconCheck size={13} />}
                  onClick={() => decideAt({ kind: 'confirm', brand }, index)}
                >
                  Confirm<span className="visually-hidden"> {brand.name}</span>
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconEyeOff size={13} />}
                  onClick={() => decideAt({ kind: 'ignore', brand }, index)}
                >
                  Ignore<span className="visually-hidden"> {brand.name}</span>
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconGitMerge size={13} />}
                  onClick={() => startMerge(brand)}
                >
                  Merge<span className="visually-hidden"> {brand.name}</span>
                </Button>
                <Button
                  component={Link}
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconPencil size={13} />}
                  href={itemAddress(customerId, 'competitors', brand.brandId, noFilters, { show: 'book' })}
                >
                  Edit<span className="visually-hidden"> {brand.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {candidates.length > maximumRows && (
        <p className="small dim">
          {plural(
            candidates.length - maximumRows,
            'less frequent candidate follows',
            'less frequent candidates follow',
          )}{' '}
          as you decide.
        </p>
      )}
    </Panel>
  );
}
