import { ActionIcon, Button, Checkbox, TextInput, Tooltip } from '@mantine/core';
import { Dialog } from '../../components/dialog.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { actionLimits, fewestDrawn } from '#shared/contract/workspace/actions.ts';
import { addDays } from '#shared/domain/dates.ts';
import { useCommand } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { useToday } from '../../app/use-today.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { ActionFields, contentOf, type ActionDraft } from './action-fields.tsx';
import { QueryChoice } from './query-choice.tsx';

interface Draft extends ActionDraft {
  readonly days: readonly string[];
  /** Whether a last part is left as it is, to compare with. */
  readonly keepsPart: boolean;
}

/** Draws which queries are worked on first, before anything is done. */
export function DrawDialog({ customerId, close }: { customerId: number; close: () => void }) {
  const today = useToday();
  const [draft, setDraft] = useState<Draft>({
    kind: 'page',
    title: '',
    pages: '',
    cost: '',
    queryIds: [],
    days: [today],
    keepsPart: true,
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const draw = useCommand('draw-order', { quiet: true });
  const { days, keepsPart, queryIds } = draft;
  const parts = days.length + (keepsPart ? 1 : 0);
  const early = days.findIndex(
    (day, index) => day === '' || day < (index === 0 ? today : addDays(days[index - 1] || today, 1)),
  );
  const tooFew = queryIds.length < fewestDrawn(parts);
  const incomplete = draft.title.trim() === '' || tooFew || early !== -1 || parts < 2;
  const setDay = (index: number, day: string) => change({ days: days.with(index, day) });
  return (
    <Dialog onClose={close} title={t('Draw an order')} size="lg">
      <form
        className="action-form"
        aria-label={t('New order')}
        onSubmit={(event) => {
          event.preventDefault();
          if (incomplete) return;
          draw.mutate(
            { customerId, ...contentOf(draft), queryIds: [...queryIds], days: [...days, ...(keepsPart ? [null] : [])] },
            {
              onSuccess: ({ actionId }) => {
                close();
                navigate(itemAddress(customerId, 'actions', actionId));
              },
            },
          );
        }}
      >
        <p className="small dim">
          {t(
            'Lots decide which queries are worked on first, and the order is recorded now. Whatever the platforms do meanwhile happens to both parts alike: it is the surest proof there is.',
          )}
        </p>
        <ActionFields draft={draft} change={change} />
        <QueryChoice
          customerId={customerId}
          value={queryIds}
          known={[]}
          change={(ids) => change({ queryIds: ids })}
          description={t('All queries that you want to work on, at least {count, number}.', {
            count: fewestDrawn(parts),
          })}
        />
        <fieldset className="draw-days">
          <legend>{t('When each part is worked on')}</legend>
          {days.map((day, index) => (
            <div key={index} className="draw-day">
              <TextInput
                type="date"
                aria-label={t('Day of part {step, number}', { step: index + 1 })}
                min={today}
                value={day}
                error={
                  early === index ? (index === 0 ? t('Today or later') : t('Later than the part before')) : undefined
                }
                onChange={(event) => setDay(index, event.currentTarget.value)}
              />
              <span className="small dim num">{partWords(queryIds.length, parts, index)}</span>
              {days.length > 1 && (
                <Tooltip label={t('Remove')}>
                  <ActionIcon
                    aria-label={t('Remove part {step, number}', { step: index + 1 })}
                    onClick={() => change({ days: days.toSpliced(index, 1) })}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                </Tooltip>
              )}
            </div>
          ))}
          {parts < actionLimits.steps && (
            <Button
              variant="subtle"
              size="compact-xs"
              leftSection={<IconPlus size={13} />}
              onClick={() => change({ days: [...days, addDays(days.at(-1) || today, 28)] })}
            >
              {t('Add a part')}
            </Button>
          )}
          <Checkbox
            label={t('Leave a last part as it is, to compare with')}
            description={keepsPart ? partWords(queryIds.length, parts, days.length) : undefined}
            checked={keepsPart}
            onChange={(event) => change({ keepsPart: event.currentTarget.checked })}
          />
          {parts < 2 && <p className="small bad">{t('Two parts at least, one of them to compare with.')}</p>}
        </fieldset>
        <Problem error={draw.error} />
        <div className="action-buttons">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={incomplete} loading={draw.isPending}>
            {t('Draw and record')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** How many queries fall into a part: sizes differ by one at most, the larger ones first. */
function partWords(queries: number, parts: number, index: number): string {
  if (queries === 0) return '';
  return t('{count, plural, one {# query} other {# queries}}', {
    count: Math.floor(queries / parts) + (index < queries % parts ? 1 : 0),
  });
}
