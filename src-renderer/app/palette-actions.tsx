import { useMantineColorScheme } from '@mantine/core';
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArchive,
  IconBookmark,
  IconBuilding,
  IconCheckbox,
  IconDatabaseExport,
  IconFileAnalytics,
  IconFileImport,
  IconFiles,
  IconListSearch,
  IconMoon,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSettings,
  IconSun,
  IconSunMoon,
  IconTelescope,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useCustomers, useQueryGroups, useWorkspaceStatus } from '../api/hooks.ts';
import {
  formatSearch,
  itemAddress,
  noFilters,
  ofOtherClient,
  viewAddress,
  type CustomerView,
  type Filters,
} from './address.ts';
import { navigate } from './hash-location.ts';
import { savedViewAddress, useSavedViews } from './saved-views.tsx';
import { viewEntries } from './views.tsx';

type Group = OutputOf<'list-query-groups'>[number];
type Icon = ComponentType<{ size?: number; stroke?: number }>;

const action = (
  id: string,
  label: string,
  Symbol: Icon,
  onClick: () => void,
  description?: string,
): SpotlightActionData => ({
  id,
  label,
  onClick,
  leftSection: <Symbol size={18} stroke={1.6} />,
  ...(description === undefined ? {} : { description }),
});

const go = (id: string, label: string, Symbol: Icon, to: string, description?: string): SpotlightActionData =>
  action(id, label, Symbol, () => navigate(to), description);

/** Everything that can be opened or done from anywhere. */
export function usePaletteActions({
  customerId,
  view,
  filters,
  scan,
}: {
  readonly customerId: number | null;
  readonly view: CustomerView;
  readonly filters: Filters;
  readonly scan: (group: Group) => void;
}): readonly SpotlightActionGroupData[] {
  const customers = useCustomers().data ?? [];
  const groups = useQueryGroups(customerId).data ?? [];
  const savedViews = useSavedViews(null);
  const status = useWorkspaceStatus().data;
  const paused = status?.scansPaused ?? false;
  const pause = useCommand('set-scans-paused');
  const openSample = useCommand('open-sample-workspace');
  const openOwn = useCommand('open-own-workspace');
  const { setColorScheme } = useMantineColorScheme();
  const settings = (part: string): string => `/settings?part=${part}`;

  const ofClient: SpotlightActionData[] =
    customerId === null
      ? []
      : [
          ...groups
            .filter((group) => group.status === 'Active' && group.activeQueries > 0)
            .map((group) =>
              action(
                `scan-${group.id}`,
                `Scan “${group.name}” now…`,
                IconPlayerPlay,
                () => scan(group),
                'Shows the cost first, then queries every platform of the group',
              ),
            ),
          go('new-group', 'New query group', IconPlus, `/start?${formatSearch(noFilters, { customer: customerId })}`),
          go('import', 'Import recorded answers', IconFileImport, itemAddress(customerId, 'scans', 'import', filters)),
          go('report', 'Create a report', IconFileAnalytics, viewAddress(customerId, 'reports', filters)),
          go('archive', 'Archive, merge or delete clients', IconArchive, settings('clients')),
        ];
  return [
    {
      group: 'Views',
      actions: [
        ...(customers.length > 1
          ? [
              go('clients', 'All clients', IconUsers, '/clients', 'Which client moved, and what waits for me?'),
              go(
                'all-reports',
                'All reports',
                IconFiles,
                '/reports',
                'What is worth reading, and every report at once',
              ),
            ]
          : []),
        ...(customerId === null
          ? []
          : viewEntries.map((entry) =>
              go(
                `view-${entry.view}`,
                entry.label,
                entry.icon,
                viewAddress(customerId, entry.view, filters),
                entry.question,
              ),
            )),
      ],
    },
    {
      group: 'Saved views',
      actions: savedViews.map((saved) =>
        go(
          `saved-${saved.viewId}`,
          saved.name,
          IconBookmark,
          savedViewAddress(saved),
          customers.find(({ id }) => id === saved.customerId)?.name ?? '',
        ),
      ),
    },
    {
      group: 'Clients',
      actions: customers.map((customer) =>
        go(
          `customer-${customer.id}`,
          customer.name,
          IconBuilding,
          viewAddress(customer.id, view, ofOtherClient(filters)),
          customer.websiteUrl,
        ),
      ),
    },
    {
      group: 'Query groups',
      actions:
        customerId === null
          ? []
          : groups.map((group) =>
              go(
                `group-${group.id}`,
                group.name,
                IconListSearch,
                viewAddress(customerId, view === 'groups' ? 'overview' : view, { ...filters, group: group.id }),
                'Show this query group only',
              ),
            ),
    },
    {
      group: 'Actions',
      actions: [
        ...ofClient,
        go('new-client', 'New client', IconPlus, '/start'),
        go('import-clients', 'Import a list of clients', IconUsers, settings('clients')),
        paused
          ? action('resume-scans', 'Resume all scans', IconPlayerPlay, () => pause.mutate({ paused: false }))
          : action('pause-scans', 'Pause all scans', IconPlayerPause, () => pause.mutate({ paused: true })),
        go('settings', 'Settings', IconSettings, '/settings', 'Time zone, appearance, search inside answers'),
        go('settings-clients', 'Settings: clients', IconBuilding, settings('clients'), 'Archive, export, delete'),
        go(
          'settings-platforms',
          'Settings: AI platforms',
          IconSettings,
          settings('platforms'),
          'Providers, credentials',
        ),
        go('settings-money', 'Settings: budgets and prices', IconSettings, settings('money')),
        go('settings-scripts', 'Settings: API keys', IconSettings, settings('scripts')),
        go('backup', 'Back up or restore', IconDatabaseExport, '/settings', 'The whole workspace in one file'),
        go('check', 'Check the workspace', IconCheckbox, '/settings', 'Checks the file and recounts every figure'),
        ...(status === undefined
          ? []
          : [
              status.env === 'sample'
                ? action('own', 'Open my own workspace', IconTelescope, () => openOwn.mutate({}))
                : action('sample', 'Look around in the sample', IconTelescope, () => openSample.mutate({})),
            ]),
        action('light', 'Light theme', IconSun, () => setColorScheme('light')),
        action('dark', 'Dark theme', IconMoon, () => setColorScheme('dark')),
        action('auto', 'Theme of the system', IconSunMoon, () => setColorScheme('auto')),
      ],
    },
  ];
}
