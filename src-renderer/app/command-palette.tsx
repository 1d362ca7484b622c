import { Spotlight, useSpotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ScanDialog } from '../views/scans/scan-dialog.tsx';
import { useTopmost } from '../components/layers.ts';
import { t } from '../language/current.ts';
import { viewAddress, type CustomerView, type Filters } from './address.ts';
import { navigate } from './hash-location.ts';
import './command-palette.css';
import { paletteState, selectFirst } from './palette.ts';
import { usePaletteActions } from './palette-actions.tsx';
import { isFound, useFound } from './use-found.tsx';

type Entries = (SpotlightActionData | SpotlightActionGroupData)[];

/** Actions with every word in their label or description; what was found for these very words is there already. */
function filter(query: string, actions: Entries, isCurrent: boolean): Entries {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (action: SpotlightActionData): boolean => {
    if (isCurrent && isFound(action)) return true;
    const text = `${action.label} ${action.description ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return actions.flatMap((entry): Entries => {
    if (!('actions' in entry)) return fits(entry) ? [entry] : [];
    const left = entry.actions.filter(fits);
    return left.length === 0 ? [] : [{ ...entry, actions: left }];
  });
}

/** Ctrl/Cmd-K: views, actions, and everything in the workspace by its name; answers by their words. */
export function CommandPalette({
  customerId,
  view,
  filters,
}: {
  customerId: number | null;
  view: CustomerView;
  filters: Filters;
}) {
  const [query, setQuery] = useState('');
  const [toScan, setToScan] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const actions = usePaletteActions({ customerId, view, filters, scan: setToScan });
  const { found, isCurrent } = useFound(query, customerId);
  // Nothing is above it.
  useTopmost(useSpotlight(paletteState).opened);
  // Clients and groups are in the list of actions, too: they are shown once, as found if that is of what is typed now.
  const isTwice = ({ group }: SpotlightActionGroupData): boolean =>
    group === t('Clients') || group === t('Query groups');
  const isFoundNow = isCurrent && found.length > 0;
  const groups = [
    ...actions.filter((group) => !isFoundNow || !isTwice(group)),
    ...found.filter((group) => isFoundNow || !isTwice(group)),
  ];
  const entries = found.flatMap((group) => group.actions.map(({ id }) => id)).join();
  // After the list is drawn: typing selects in the list as it was before.
  useEffect(selectFirst, [query, entries, isCurrent]);
  return (
    <>
      <Spotlight
        store={paletteState}
        actions={groups.filter((group) => group.actions.length > 0)}
        query={query}
        onQueryChange={setQuery}
        filter={(text, entriesOfAll) => filter(text, entriesOfAll, isCurrent)}
        shortcut={['mod + K']}
        nothingFound={t('No results')}
        highlightQuery
        overlayProps={{ blur: 0, backgroundOpacity: 0.3 }}
        attributes={{ content: { 'aria-label': t('Search and commands') } }}
        scrollable
        maxHeight={460}
        searchProps={{
          leftSection: <IconSearch size={18} stroke={1.6} />,
          placeholder: t('Clients, groups, queries, companies, sites, answers, actions'),
          'aria-label': t('Search and commands'),
        }}
      />
      {toScan !== null && customerId !== null && (
        <ScanDialog
          group={toScan}
          close={() => setToScan(null)}
          started={() => {
            setToScan(null);
            navigate(viewAddress(customerId, 'scans'));
          }}
        />
      )}
    </>
  );
}
