import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { itemAddress, type Filters } from '../../app/address.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { Panel } from '../../components/panel.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { Empty } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

/** More are shown when asked for. */
const shownAtFirst = 8;

type Movements = OutputOf<'get-overview'>['movements'];

function MovementList({
  kind,
  items,
  customerId,
  filters,
}: {
  kind: 'won' | 'lost';
  items: Movements['won'];
  customerId: number;
  filters: Filters;
}) {
  const [isWhole, setWhole] = useState(false);
  const Icon = kind === 'won' ? IconCheck : IconX;
  return (
    <div className="moves-column">
      <h3 className={kind === 'won' ? 'moves-title good' : 'moves-title bad'}>
        <Icon size={15} aria-hidden="true" />
        <T
          message="{kind, select, won {<figure>{count, number}</figure> won} other {<figure>{count, number}</figure> lost}}"
          values={{ kind, count: items.length, figure: (inner) => <span className="num">{inner}</span> }}
        />
        <span className="dim moves-what">{kind === 'won' ? t('now named') : t('no longer named')}</span>
      </h3>
      <ul className="moves">
        {items.slice(0, isWhole ? items.length : shownAtFirst).map((move) => (
          <li key={`${move.queryId}-${move.platform}-${move.answerId}`}>
            <Link className="move text-link" href={itemAddress(customerId, 'answers', move.answerId, filters)}>
              <PlatformShape platform={move.platform} />
              <span className="visually-hidden">{platformLabel(move.platform)}: </span>
              <span className="truncate" dir="auto" title={move.query}>
                {move.query}
              </span>
            </Link>
          </li>
        ))}
        {items.length === 0 && <li className="dim small">{t('None', {}, 'queries')}</li>}
        {items.length > shownAtFirst && !isWhole && (
          <li>
            <Button variant="subtle" size="compact-xs" onClick={() => setWhole(true)}>
              {t('Show all {count, number}', { count: items.length })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Queries whose answer newly names the client, or no longer does; each links to the answer. */
export function MovementPanel({
  movements,
  customerId,
  filters,
}: {
  movements: Movements;
  customerId: number;
  filters: Filters;
}) {
  const { comparedWith, won, lost } = movements;
  const panel = useRef<HTMLElement>(null);
  const [parameters] = useViewParameters();
  const isWanted = parameters.get('at') === 'movements';
  useEffect(() => {
    if (isWanted) panel.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <Panel
      ref={panel}
      title={t('Queries won and lost')}
      note={comparedWith === null ? undefined : t('since the scan of {day}', { day: formatDay(comparedWith) })}
    >
      {comparedWith === null ? (
        <Empty compact title={t('Nothing to compare yet')}>
          {t('After the second scan, queries won and lost are listed here.')}
        </Empty>
      ) : (
        <>
          <p className="small dim moves-chance">
            {t(
              'These compare single answers, which also vary by chance. The score cards above say whether the score really changed.',
            )}
          </p>
          <div className="moves-columns">
            <MovementList kind="won" items={won} customerId={customerId} filters={filters} />
            <MovementList kind="lost" items={lost} customerId={customerId} filters={filters} />
          </div>
        </>
      )}
    </Panel>
  );
}
