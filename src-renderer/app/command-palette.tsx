import { Spotlight, type SpotlightActionData, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useMantineColorScheme } from '@mantine/core';
import {
  IconBuilding,
  IconListSearch,
  IconMoon,
  IconPlayerPlay,
  IconPlus,
  IconSearch,
  IconSettings,
  IconSun,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCustomers, useQueryGroups } from '../api/hooks.ts';
import { ScanDialog } from '../views/scans/scan-dialog.tsx';
import { viewAddress, type CustomerView, type Filters } from './address.ts';
import { navigate } from './hash-location.ts';
import './command-palette.css';
import { viewEntries } from './views.tsx';

/** Ctrl/Cmd-K: clients, query groups, views and actions. */
export function CommandPalette({
  customerId,
  view,
  filters,
}: {
  customerId: number | null;
  view: CustomerView;
  filters: Filters;
}) {
  const customers = useCustomers();
  const groups = useQueryGroups(customerId);
  const [toScan, setToScan] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const { setColorScheme } = useMantineColorScheme();
  const go = (id: string, label: string, to: string, rest: Partial<SpotlightActionData> = {}): SpotlightActionData => ({
    id,
    label,
    onClick: () => navigate(to),
    ...rest,
  });

  const all = {
    description: 'Which client moved, and what waits for me?',
    leftSection: <IconUsers size={18} stroke={1.6} />,
  };
  const workspaceViews = (customers.data?.length ?? 0) > 1 ? [go('clients', 'All clients', '/clients', all)] : [];
  const viewActions =
    customerId === null
      ? []
      : viewEntries.map((entry) =>
          go(`view-${entry.view}`, entry.label, viewAddress(customerId, entry.view, filters), {
            description: entry.question,
            leftSection: <entry.icon size={18} stroke={1.6} />,
          }),
        );
  const groupActions =
    customerId === null
      ? []
      : (groups.data ?? []).map((group) =>
          go(
            `group-${group.id}`,
            group.name,
            viewAddress(customerId, view === 'groups' ? 'overview' : view, { ...filters, group: group.id }),
            { description: 'Show this query group only', leftSection: <IconListSearch size={18} stroke={1.6} /> },
          ),
        );
  const scanActions =
    customerId === null
      ? []
      : (groups.data ?? [])
          .filter((group) => group.status === 'Active' && group.activeQueries > 0)
          .map((group): SpotlightActionData => ({
            id: `scan-${group.id}`,
            label: `Scan “${group.name}” now…`,
            description: 'Shows the cost first, then queries every platform of the group',
            leftSection: <IconPlayerPlay size={18} stroke={1.6} />,
            onClick: () => setToScan(group),
          }));
  const actions: SpotlightActionGroupData[] = [
    { group: 'Views', actions: [...workspaceViews, ...viewActions] },
    {
      group: 'Clients',
      actions: (customers.data ?? []).map((customer) =>
        go(`customer-${customer.id}`, customer.name, viewAddress(customer.id, view, { ...filters, group: null }), {
          description: customer.websiteUrl,
          leftSection: <IconBuilding size={18} stroke={1.6} />,
        }),
      ),
    },
    { group: 'Query groups', actions: groupActions },
    {
      group: 'Actions',
      actions: [
        ...scanActions,
        go('new-client', 'New client', '/start', { leftSection: <IconPlus size={18} stroke={1.6} /> }),
        go('settings', 'Settings', '/settings', {
          description: 'Platforms, budgets, API keys, theme',
          leftSection: <IconSettings size={18} stroke={1.6} />,
        }),
        {
          id: 'light',
          label: 'Light theme',
          leftSection: <IconSun size={18} stroke={1.6} />,
          onClick: () => setColorScheme('light'),
        },
        {
          id: 'dark',
          label: 'Dark theme',
          leftSection: <IconMoon size={18} stroke={1.6} />,
          onClick: () => setColorScheme('dark'),
        },
      ],
    },
  ];
  return (
    <>
      <Spotlight
        actions={actions.filter((group) => group.actions.length > 0)}
        shortcut={['mod + K']}
        nothingFound="No results"
        highlightQuery
        overlayProps={{ blur: 0, backgroundOpacity: 0.3 }}
        attributes={{ content: { 'aria-label': 'Search and commands' } }}
        scrollable
        maxHeight={460}
        searchProps={{
          leftSection: <IconSearch size={18} stroke={1.6} />,
          placeholder: 'Clients, query groups, views, actions',
          'aria-label': 'Search and commands',
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
