import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { PriceEntry } from '#shared/domain/price-entry.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Lines } from '../../components/states.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { PriceForm } from './price-form.tsx';
import { PriceRow, type Entry } from './price-row.tsx';
import { priceTable } from './price-table.ts';
import { draftOf, emptyPrice, priceKey, withPrice, type PriceDraft } from './price-rows.ts';

const withoutOwnFlag = ({ own: _, ...entry }: Entry): PriceEntry => entry;

/** The dated price table: default prices and the user's own, which take precedence. */
export function Prices() {
  const today = useToday();
  const prices = useOperation('get-prices', {});
  const set = useCommand('set-prices');
  const [form, setForm] = useState<{ draft: PriceDraft; replaces: string | null } | null>(null);
  const ownPrices = (prices.data?.entries ?? []).filter((entry) => entry.own).map(withoutOwnFlag);
  const save = (entries: PriceEntry[], notice: string) =>
    set.mutate(
      { entries },
      {
        onSuccess: () => {
          setForm(null);
          notifications.show({ message: notice });
        },
      },
    );
  return (
    <Panel
      title={t('Prices')}
      note={
        prices.data === undefined
          ? undefined
          : t('as of {day}; {count, plural, one {# price} other {# prices}} of your own', {
              day: formatDay(prices.data.asOf),
              count: ownPrices.length,
            })
      }
      actions={
        <>
          <SaveTable table={priceTable(prices.data?.entries ?? [])} />
          <Button
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => setForm({ draft: emptyPrice(today), replaces: null })}
          >
            {t('Add a price')}
          </Button>
        </>
      }
    >
      <Query of={prices} what={t('the prices')} compact loading={<Lines count={5} />}>
        {({ entries }) => (
          <>
            <p className="small dim settings-note">
              {t(
                'Costs and estimates are based on these. Prices change: check them against your bills. Your own price takes precedence over the default.',
              )}
            </p>
            <Scrolls label={t('Price table')} className="price-scroll">
              <table className="plain-table price-table">
                <thead>
                  <tr>
                    <th>{t('Provider and model')}</th>
                    <th>{t('US dollars per')}</th>
                    <th className="figure">{t('Valid from')}</th>
                    <HiddenHeading label={t('Actions', {}, 'commands')} />
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <PriceRow
                      key={priceKey(entry)}
                      entry={entry}
                      change={() => setForm({ draft: draftOf(entry), replaces: entry.own ? priceKey(entry) : null })}
                      remove={() =>
                        save(
                          ownPrices.filter((price) => priceKey(price) !== priceKey(entry)),
                          t('Price removed; the default applies again'),
                        )
                      }
                    />
                  ))}
                </tbody>
              </table>
            </Scrolls>
          </>
        )}
      </Query>
      {form !== null && (
        <PriceForm
          initial={form.draft}
          saving={set.isPending}
          close={() => setForm(null)}
          save={(entry) => save(withPrice(ownPrices, entry, form.replaces), t('Price saved'))}
        />
      )}
    </Panel>
  );
}
