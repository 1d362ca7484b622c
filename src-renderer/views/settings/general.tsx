import { Button, Progress, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { Panel } from '../../components/panel.tsx';
import { withoutPrice } from '../../format/money.ts';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { T } from '../../language/t.tsx';
import { SampleProgress } from '../first-run/first-run.tsx';
import { AnswerSearch } from './answer-search.tsx';
import { Background } from './background.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Maintenance } from './maintenance.tsx';
import { TimeZone } from './time-zone.tsx';
import { Updates } from './updates.tsx';

type Status = OutputOf<'get-workspace-status'>;

function Organization({ organization }: { organization: Status['organizations'][number] }) {
  const quota = useOperation('get-organization-quota-status', { organizationID: organization.id });
  return (
    <Panel title={organization.name} note="organization">
      <p className="settings-quota">
        <T
          message="<n>{used} of {quota}</n> query groups used"
          values={{
            used: formatCount(organization.used),
            quota: formatCount(organization.quota),
            n: (inner) => <span className="num">{inner}</span>,
          }}
        />
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
  const shell = useOperation('get-shell-settings', {});
  const native = useCommand('set-theme', { quiet: true });
  return (
    <Panel title="Appearance">
      <SegmentedControl
        aria-label="Theme"
        value={colorScheme}
        onChange={(value) => {
          setColorScheme(value);
          if (shell.data?.desktop === true) native.mutate({ theme: value === 'auto' ? 'system' : value });
        }}
        data={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'System' },
        ]}
      />
      <LanguageChoice />
    </Panel>
  );
}

/** Switches between the user's own workspace and the sample. */
function Workspace({ status }: { status: Status }) {
  const openSample = useCommand('open-sample-workspace');
  const openOwn = useCommand('open-own-workspace');
  const job = useJob('sample');
  const inSample = status.env === 'sample';
  return (
    <Panel title="Workspace" note={inSample ? 'the sample: all data is simulated' : 'your own'}>
      <div className="settings-row">
        {inSample ? (
          <>
            <Button loading={openOwn.isPending} onClick={() => openOwn.mutate({})}>
              Open my own workspace
            </Button>
            <Button
              variant="default"
              loading={openSample.isPending}
              onClick={() => openSample.mutate({ rebuild: true })}
            >
              Reset the sample
            </Button>
          </>
        ) : (
          <Button variant="default" loading={openSample.isPending} onClick={() => openSample.mutate({})}>
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
            {withoutPrice(status.unpricedThisMonth)}
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

/** The general settings: workspace, organizations, backup, appearance. */
export function General({ status }: { status: Status }) {
  return (
    <>
      <Workspace status={status} />
      {status.organizations.map((organization) => (
        <Organization key={organization.id} organization={organization} />
      ))}
      <AnswerSearch />
      <Background />
      <Updates appVersion={status.appVersion} />
      <Maintenance />
      <Appearance />
    </>
  );
}
