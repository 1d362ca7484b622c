import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { useState } from 'react';
import type { Action } from '#shared/contract/workspace/actions.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { ActionFields, contentOf, type ActionDraft } from './action-fields.tsx';
import { aimedQueries } from './action-words.ts';
import './actions.css';
import { QueryChoice } from './query-choice.tsx';

type Against = NonNullable<InputOf<'save-action'>['against']>;

interface Draft extends ActionDraft {
  readonly day: string;
  readonly against: Against;
  readonly settlingDays: number;
}

const comparisons: readonly { readonly value: Against; readonly label: string }[] = [
  { value: 'others', label: t('The client’s other queries') },
  { value: 'competitors', label: t('Competitors in the same answers') },
  { value: 'both', label: t('Both') },
];

/** Records an action, of a recommendation or by hand, or changes one. */
export function ActionDialog({
  customerId,
  action,
  proposed,
  recommendationId,
  close,
}: {
  customerId: number;
  action?: Action;
  /** What a recommendation proposes. */
  proposed?: OutputOf<'propose-action'>;
  recommendationId?: number;
  close: () => void;
}) {
  const today = useToday();
  const known = action === undefined ? (proposed?.queries ?? []) : aimedQueries(action);
  const [draft, setDraft] = useState<Draft>({
    kind: action?.kind ?? proposed?.kind ?? 'page',
    title: action?.title ?? proposed?.title ?? '',
    pages: action?.pages.join('\n') ?? '',
    cost: action?.costUsd ?? '',
    queryIds: known.map(({ queryId }) => queryId),
    day: action?.day ?? today,
    against: action?.against ?? 'others',
    settlingDays: action?.settlingDays ?? 0,
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const save = useCommand('save-action', { quiet: true });
  const isDrawn = action !== undefined && action.drawn !== null;
  const inFuture = draft.day > today;
  const incomplete =
    draft.title.trim() === '' || (!isDrawn && (draft.day === '' || inFuture || draft.queryIds.length === 0));
  return (
    <Dialog onClose={close} title={action === undefined ? t('Record an action') : t('Edit action')} size="lg">
      <form
        className="action-form"
        aria-label={action === undefined ? t('New action') : t('Edit action')}
        onSubmit={(event) => {
          event.preventDefault();
          if (incomplete) return;
          const { day, queryIds, against, settlingDays } = draft;
          save.mutate(
            {
              customerId,
              ...(action === undefined ? {} : { actionId: action.actionId }),
              ...contentOf(draft),
              ...(isDrawn ? {} : { day, queryIds: [...queryIds], against, settlingDays }),
              ...(recommendationId === undefined ? {} : { recommendationId }),
            },
            { onSuccess: close },
          );
        }}
      >
        <ActionFields draft={draft} change={change}>
          {!isDrawn && (
            <TextInput
              type="date"
              label={t('Day')}
              description={t('On which it could first be seen.')}
              max={today}
              value={draft.day}
              error={inFuture ? t('In the future: record it once it is done') : undefined}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
          )}
        </ActionFields>
        {isDrawn ? (
          <p className="small dim">
            {t('The order of its queries was drawn and stays as it is; its dates are set on its page.')}
          </p>
        ) : (
          <>
            <QueryChoice
              customerId={customerId}
              value={draft.queryIds}
              known={known}
              change={(queryIds) => change({ queryIds })}
              description={
                proposed === undefined
                  ? t('Choose them before you look at new answers: a choice made by results flatters the figure.')
                  : proposed.wholeGroup
                    ? t('All queries of the group, as the recommendation is about all of them.')
                    : t('Proposed from the evidence of the recommendation.')
              }
            />
            <details className="small">
              <summary>{t('How it is judged')}</summary>
              <div className="action-line action-judged">
                <Select
                  label={t('Compared with')}
                  data={[...comparisons]}
                  value={draft.against}
                  allowDeselect={false}
                  onChange={(value) =>
                    change({ against: comparisons.find((one) => one.value === value)?.value ?? 'others' })
                  }
                />
                <NumberInput
                  label={t('Days before it can show')}
                  description={t('These count on neither side.')}
                  min={0}
                  max={91}
                  allowDecimal={false}
                  value={draft.settlingDays}
                  onChange={(value) => change({ settlingDays: typeof value === 'number' ? value : 0 })}
                />
              </div>
            </details>
          </>
        )}
        <Problem error={save.error} />
        <div className="action-buttons">
          <Button variant="default" onClick={close}>
            {recommendationId === undefined || action !== undefined ? t('Cancel') : t('Not now')}
          </Button>
          <Button type="submit" disabled={incomplete} loading={save.isPending}>
            {action === undefined ? t('Record', {}, 'verb') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
