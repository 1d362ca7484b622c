import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import type { PriceEntry } from '#shared/domain/price-entry.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useToday } from '../../app/use-today.ts';
import { ExternalLink, isWebAddress } from '../../components/external-link.tsx';
import { Panel } from '../../components/panel.tsx';
import { Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatFineDollars, plural } from '../../format/numbers.ts';
import { PriceForm } from './price-form.tsx';
import { draftOf, emptyPrice, priceFigures, priceKey, withPrice, type PriceDraft } from './price-rows.ts';

type Entry = OutputOf<'get-prices'>['entries'][number];

const withoutOwnFlag = ({ own: _, ...entry }: Entry): PriceEntry => entry;

function PriceRow({ entry, change, remove }: { entry: Entry; change: () => void; remove: () => void }) {
  const figures = priceFigures.filter(({ field }) => entry[field] !== undefined);
  return (
    <tr>
      <td>
        <b className="price-provider">{entry.provider}</b> {entry.model !== null && <code>{entry.model}</code>}
        {entry.own && <span className="own-word"> your own</span>}
        {entry.note !== undefined && <p className="small dim">{entry.note}</p>}
      </td>
      <td>
        {figures.map(({ field, label }) => (
          <span key={field} className="price-figure num">
            <b>{formatFineDollars(entry[field])}</b> <span className="dim">{label.toLowerCase()}</span>
          </span>
        ))}
      </td>
      <td className="figure">
        {formatDay(entry.from)}
        {entry.source !== undefined && isWebAddress(entry.source) && (
          <>
            {' '}
            <ExternalLink className="accent-link small" href={entry.source}>
              source
            </ExternalLink>
          </>
        )}
      </td>
      <td className="price-actions">
        <Button variant="subtle" size="compact-xs" onClick={change}>
          {entry.own ? 'Edit' : 'Change'}
          <span className="visually-hidden">
            {' '}
            {entry.provider} {entry.model}
          </span>
        </Button>
        {entry.own && (
          <Button variant="subtle" color="red" size="compact-xs" onClick={remove}>
            Remove
            <span className="visually-hidden">
              {' '}
              {entry.provider} {entry.model}
            </span>
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The dated price table: default prices and the user's own, which take precedence. */
export function Prices() {
  const client = useQueryClient();
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
          void client.invalidateQueries({
            predicate: ({ queryKey }) =>
              ['get-prices', 'estimate-scan', 'get-calendar', 'list-providers'].includes(String(queryKey[0])),
          });
        },
      },
    );
  return (
    <Panel
      title="Prices"
      note={
        prices.data === undefined
          ? undefined
          : `as of ${formatDay(prices.data.asOf)}; ${plural(ownPrices.length, 'price')} of your own`
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setForm({ draft: emptyPrice(today), replaces: null })}
        >
          Add a price
        </Button>
      }
    >
      {prices.isPending && (
        <>
          <LoadingNote what="the prices" />
          <Lines count={5} />
        </>
      )}
      {prices.isError && prices.data === undefined && (
        <Failure
          compact
          title="The prices could not be loaded"
          error={prices.error}
          retry={() => void prices.refetch()}
        />
      )}
      {prices.data !== undefined && (
        <>
          <p className="small dim settings-note">
            Costs and estimates are based on these. Prices change: check them against your bills. Your own price takes
            precedence over the default.
          </p>
          <div className="price-scroll" tabIndex={0} role="region" aria-label="Price table">
            <table className="plain-table price-table">
              <thead>
                <tr>
                  <th>Provider and model</th>
                  <th>US dollars per</th>
                  <th className="figure">Valid from</th>
                  <th>
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {prices.data.entries.map((entry) => (
                  <PriceRow
                    key={priceKey(entry)}
                    entry={entry}
                    change={() => setForm({ draft: draftOf(entry), replaces: entry.own ? priceKey(entry) : null })}
                    remove={() =>
                      save(
                        ownPrices.filter((price) => priceKey(price) !== priceKey(entry)),
                        'Price removed; the default applies again',
                      )
                    }
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {form !== null && (
        <PriceForm
          initial={form.draft}
          saving={set.isPending}
          close={() => setForm(null)}
          save={(entry) => save(withPrice(ownPrices, entry, form.replaces), 'Price saved')}
        />
      )}
    </Panel>
  );
}
