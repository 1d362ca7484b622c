import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Action } from '#shared/contract/workspace/actions.ts';
import { call } from '../../api/client.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { useToday } from '../../app/use-today.ts';
import { Query } from '../../components/query.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Lines } from '../../components/states.tsx';
import { useUndoable } from '../../components/use-undoable.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { actionLine, aimedQueries } from './action-words.ts';
import './actions.css';
import { MovedBesides } from './besides.tsx';
import { EffectSection } from './effect-section.tsx';

/** Deletes an action, with a notice that offers to take that back where that is possible. */
function useDeleteAction(customerId: number): (action: Action) => void {
  const { mutate } = useUndoable({
    carryOut: ({ actionId }: Action) => call('delete-action', { customerId, actionId }),
    // A drawn order cannot be recorded again: that would be another draw.
    undo: (action) =>
      action.drawn !== null || aimedQueries(action).length === 0
        ? null
        : () => {
            const { kind, title, day, pages, costUsd, against, settlingDays, recommendationId } = action;
            const queryIds = aimedQueries(action).map(({ queryId }) => queryId);
            return call('save-action', {
              ...{ customerId, kind, title, day, pages, costUsd, against, settlingDays, recommendationId, queryIds },
            });
          },
    words: ({ title }) => t('“{title}” deleted', { title }),
    subject: ({ actionId }) => `action-${actionId}`,
  });
  return mutate;
}

/** One action: what can be said of it on each platform, what moved besides, and the queries it aims at. */
export function ActionPage({
  customerId,
  actionId,
  close,
}: {
  customerId: number;
  actionId: number;
  close: () => void;
}) {
  const effect = useOperation('get-effect', { customerId, actionId });
  const [editing, setEditing] = useState(false);
  const remove = useDeleteAction(customerId);
  const action = effect.data?.action;
  return (
    <SidePage
      title={action?.title ?? t('Action')}
      size="46rem"
      close={close}
      tools={
        action !== undefined && (
          <>
            <Tooltip label={t('Edit')}>
              <ActionIcon aria-label={t('Edit action')} onClick={() => setEditing(true)}>
                <IconPencil size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t('Delete')}>
              <ActionIcon
                aria-label={t('Delete action')}
                onClick={() => {
                  remove(action);
                  close();
                }}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          </>
        )
      }
    >
      <Query of={effect} what={t('the action')} loading={<Lines count={10} />}>
        {({ platforms, besides, action: shown }) => (
          <div className="action-page">
            <p className="small dim num">{actionLine(shown)}</p>
            {platforms.length === 0 && (
              <p>{t('Its queries were not scanned yet: nothing can be said before the first scan.')}</p>
            )}
            {platforms.map((platform) => (
              <EffectSection key={platform.platform} effect={platform} />
            ))}
            <MovedBesides customerId={customerId} besides={besides} />
            <AimedAt customerId={customerId} action={shown} />
            <p className="small dim">
              <Link className="accent-link" href={viewAddress(customerId, 'actions', noFilters, { show: 'method' })}>
                {t('How it is judged')}
              </Link>
            </p>
          </div>
        )}
      </Query>
      {editing && action !== undefined && (
        <ActionDialog customerId={customerId} action={action} close={() => setEditing(false)} />
      )}
    </SidePage>
  );
}

/** The queries of an action, by the part of a drawn order. */
function AimedAt({ customerId, action }: { customerId: number; action: Action }) {
  const today = useToday();
  const move = useCommand('set-action-day');
  return (
    <section className="effect" aria-label={t('Queries it aims at')}>
      <h3>
        {t('{count, plural, one {# query it aims at} other {# queries it aims at}}', {
          count: aimedQueries(action).length,
        })}
      </h3>
      {action.drawn !== null && (
        <p className="small dim">
          <T
            message="Order drawn on {day}, seed <number>{seed}</number>."
            values={{
              day: formatDay(action.createdAt),
              seed: action.drawn.seed,
              number: (inner) => <span className="num">{inner}</span>,
            }}
          />
        </p>
      )}
      {action.steps.map(({ step, day, plannedDay, queries }) => (
        <div key={step}>
          {action.drawn !== null && (
            <div className="draw-step">
              <b className="small">{t('Part {step, number}', { step })}</b>
              {day !== null && day < today ? (
                <span className="small num">{formatDay(day)}</span>
              ) : (
                <TextInput
                  type="date"
                  size="xs"
                  aria-label={t('Day of part {step, number}', { step })}
                  min={today}
                  defaultValue={day ?? ''}
                  onBlur={(event) => {
                    const value = event.currentTarget.value === '' ? null : event.currentTarget.value;
                    if (value !== day) move.mutate({ customerId, actionId: action.actionId, step, day: value });
                  }}
                />
              )}
              {day === null && <span className="small dim">{t('left as it is, to compare with')}</span>}
              {plannedDay !== null && plannedDay !== day && (
                <span className="small dim">{t('drawn for {day}', { day: formatDay(plannedDay) })}</span>
              )}
            </div>
          )}
          <ul className="aimed-queries small">
            {queries.map(({ queryId, query, queryGroupName, active }) => (
              <li key={queryId}>
                <Link
                  className="text-link"
                  href={viewAddress(customerId, 'answers', noFilters, { query: queryId })}
                  dir="auto"
                >
                  {query}
                </Link>{' '}
                <span className="dim">
                  {active ? (
                    <bdi>{queryGroupName}</bdi>
                  ) : (
                    <T
                      message="<group>{name}</group>, no longer asked"
                      values={{ name: queryGroupName, group: (inner) => <bdi>{inner}</bdi> }}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
