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
import { t } from '../language/current.ts';
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
                t('Scan “{group}” now…', { group: group.name }),
                IconPlayerPlay,
                () => scan(group),
                t('Shows the cost first, then queries every platform of the group'),
              ),
            ),
          go(
            'new-group',
            t('New query group'),
            IconPlus,
            `/start?${formatSearch(noFilters, { customer: customerId })}`,
          ),
          go(
            'import',
            t('Import recorded answers'),
            IconFileImport,
            itemAddress(customerId, 'scans', 'import', filters),
          ),
          go('report', t('Create a report'), IconFileAnalytics, viewAddress(customerId, 'reports', filters)),
          go('archive', t('Archive, merge or delete clients'), IconArchive, settings('clients')),
        ];
  return [
    {
      group: t('Views'),
      actions: [
        ...(customers.length > 1
          ? [
              go('clients', t('All clients'), IconUsers, '/clients', t('Which client moved, and what waits for me?')),
              go(
                'all-reports',
                t('All reports'),
                IconFiles,
                '/reports',
                t('What is worth reading, and every report at once'),
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
      group: t('Saved views'),
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
      group: t('Clients'),
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
      group: t('Query groups'),
      actions:
        customerId === null
          ? []
          : groups.map((group) =>
              go(
                `group-${group.id}`,
                group.name,
                IconListSearch,
                viewAddress(customerId, view === 'groups' ? 'overview' : view, { ...filters, group: group.id }),
                t('Show this query group only'),
              ),
            ),
    },
    {
      group: t('Actions', {}, 'commands'),
      actions: [
        ...ofClient,
        go('new-client', t('New client'), IconPlus, '/start'),
        go('import-clients', t('Import a list of clients'), IconUsers, settings('clients')),
        paused
          ? action('resume-scans', t('Resume all scans'), IconPlayerPlay, () => pause.mutate({ paused: false }))
          : action('pause-scans', t('Pause all scans'), IconPlayerPause, () => pause.mutate({ paused: true })),
        go('settings', t('Settings'), IconSettings, '/settings', t('Time zone, appearance, search inside answers')),
        go('settings-clients', t('Settings: clients'), IconBuilding, settings('clients'), t('Archive, export, delete')),
        go(
          'settings-platforms',
          t('Settings: AI platforms'),
          IconSettings,
          settings('platforms'),
          t('Providers, credentials'),
        ),
        go('settings-money', t('Settings: budgets and prices'), IconSettings, settings('money')),
        go('settings-scripts', t('Settings: API keys'), IconSettings, settings('scripts')),
        go('backup', t('Back up or restore'), IconDatabaseExport, '/settings', t('The whole workspace in one file')),
        go(
          'check',
          t('Check the workspace'),
          IconCheckbox,
          '/settings',
          t('Checks the file and recounts every figure'),
        ),
        ...(status === undefined
          ? []
          : [
              status.env === 'sample'
                ? action('own', t('Open my own workspace'), IconTelescope, () => openOwn.mutate({}))
                : action('sample', t('Look around in the sample'), IconTelescope, () => openSample.mutate({})),
            ]),
        action('light', t('Light theme'), IconSun, () => setColorScheme('light')),
        action('dark', t('Dark theme'), IconMoon, () => setColorScheme('dark')),
        action('auto', t('Theme of the system'), IconSunMoon, () => setColorScheme('auto')),
      ],
    },
  ];
}
