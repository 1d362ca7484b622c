import { Button, Progress, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation, useWorkspaceStatus } from '../../api/hooks.ts';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { Lines } from '../../components/states.tsx';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { SampleProgress, useSampleJob } from '../first-run/first-run.tsx';
import { useViewParameters } from '../../app/use-place.ts';
import { ApiKeys } from './api-keys.tsx';
import { Budgets } from './budgets.tsx';
import { Prices } from './prices.tsx';
import { Providers } from './providers.tsx';
import { TimeZone } from './time-zone.tsx';
import { Maintenance } from './maintenance.tsx';
import './settings.css';

type Status = OutputOf<'get-workspace-status'>;

function Organization({ organization }: { organization: Status['organizations'][number] }) {
  const quota = useOperation('get-organization-quota-status', { organizationID: organization.id });
  return (
    <Panel title={organization.name} note="organization">
      <p className="settings-quota">
        <span className="num">
          {formatCount(organization.used)} of {formatCount(organization.quota)}
        </span>{' '}
        query groups used
      </p>
      <Progress
        value={organization.quota === 0 ? 0 : (100 * organization.used) / organization.quota}
        size="sm"
        aria-label="Query groups used"
      />
      <p className="small dim settings-note">Each group you create or copy counts permanently towards your limit.</p>
      {quota.data !== undefined && quota.data.customers.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th>Client</th>
              <th className="figure">Active query groups</th>
            </tr>
          </thead>
          <tbody>
            {quota.data.customers.map((customer) => (
              <tr key={customer.customer_id}>
                <td>
                  <bdi>{customer.customer_name}</bdi>
                </td>
                <td className="figure">{formatCount(customer.active_query_groups)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Panel title="Appearance">
      <SegmentedControl
        aria-label="Theme"
        value={colorScheme}
        onChange={(value) => setColorScheme(value)}
        data={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'System' },
        ]}
      />
    </Panel>
  );
}

/** Switches between the user's own workspace and the sample. */
function Workspace({ status }: { status: Status }) {
  const client = useQueryClient();
  const openSample = useCommand('open-sample-workspace');
  const openOwn = useCommand('open-own-workspace');
  const job = useSampleJob();
  const done = { onSuccess: () => void client.invalidateQueries() };
  const inSample = status.env === 'sample';
  return (
    <Panel title="Workspace" note={inSample ? 'the sample: all data is simulated' : 'your own'}>
      <div className="settings-row">
        {inSample ? (
          <>
            <Button loading={openOwn.isPending} onClick={() => openOwn.mutate({}, done)}>
              Open my own workspace
            </Button>
            <Button
              variant="default"
              loading={openSample.isPending}
              onClick={() => openSample.mutate({ rebuild: true }, done)}
            >
              Reset the sample
            </Button>
          </>
        ) : (
          <Button variant="default" loading={openSample.isPending} onClick={() => openSample.mutate({}, done)}>
            Look around in the sample
          </Button>
        )}
      </div>
      {(openSample.isPending || job?.state === 'running') && <SampleProgress job={job} />}
      <dl className="settings-facts">
        <div>
          <dt>Time zone</dt>
          <dd>
            <TimeZone current={status.timeZone} />
          </dd>
        </div>
        <div>
          <dt>Spent this month</dt>
          <dd className="num">
            {formatDollars(status.spentThisMonthUsd)}
            {status.monthlyCapUsd === null ? ', no cap' : ` of ${formatDollars(status.monthlyCapUsd)}`}
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd className="num">{status.appVersion}</dd>
        </div>
      </dl>
    </Panel>
  );
}

const parts = [
  { value: 'general', label: 'General' },
  { value: 'platforms', label: 'AI platforms' },
  { value: 'money', label: 'Budgets and prices' },
  { value: 'scripts', label: 'API keys' },
] as const;

/** Settings of the workspace. */
export default function Settings() {
  const status = useWorkspaceStatus();
  const [parameters, change] = useViewParameters();
  const part = parts.find((entry) => entry.value === parameters.get('part'))?.value ?? 'general';
  const data = status.data;
  return (
    <div className="page settings">
      <PageTitle title="Settings">
        <SegmentedControl
          size="xs"
          aria-label="Part of the settings"
          value={part}
          onChange={(value) => change({ part: value === 'general' ? null : value })}
          data={[...parts]}
        />
      </PageTitle>
      {data === undefined && <Lines count={6} />}
      {data !== undefined && part === 'general' && (
        <>
          <Workspace status={data} />
          {data.organizations.map((organization) => (
            <Organization key={organization.id} organization={organization} />
          ))}
          <Maintenance />
          <Appearance />
        </>
      )}
      {data !== undefined && part === 'platforms' && <Providers />}
      {data !== undefined && part === 'money' && (
        <>
          <Budgets />
          <Prices />
        </>
      )}
      {data !== undefined && part === 'scripts' && <ApiKeys organizationId={data.organizations[0]?.id ?? null} />}
    </div>
  );
}
