import { Button, Progress, useMantineColorScheme } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { useJob } from '../../api/jobs.ts';
import { Panel } from '../../components/panel.tsx';
import { SampleProgress } from '../../components/sample-progress.tsx';
import { Segments } from '../../components/segments.tsx';
import { formatCount, formatDollars } from '../../format/numbers.ts';
import { T } from '../../language/t.tsx';
import { t } from '../../language/current.ts';
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
    <Panel title={organization.name} note={t('organization')}>
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
        aria-label={t('Query groups used')}
      />
      <p className="small dim settings-note">
        {t('Each group you create or copy counts permanently towards your limit.')}
      </p>
      {quota.data !== undefined && quota.data.customers.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th>{t('Client')}</th>
              <th className="figure">{t('Active query groups')}</th>
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
    <Panel title={t('Appearance')}>
      <Segments
        aria-label={t('Theme')}
        value={colorScheme}
        onChange={(value) => {
          setColorScheme(value);
          if (shell.data?.desktop === true) native.mutate({ theme: value === 'auto' ? 'system' : value });
        }}
        data={[
          { value: 'light', label: t('Light', {}, 'theme') },
          { value: 'dark', label: t('Dark', {}, 'theme') },
          { value: 'auto', label: t('System', {}, 'theme') },
        ]}
      />
      <LanguageChoice />
    </Panel>
  );
}

/** What was spent this month, of what cap, and the requests that the sum leaves out. */
function spentThisMonth({ spentThisMonthUsd, monthlyCapUsd, unpricedThisMonth: unpriced }: Status): string {
  const spent = formatDollars(spentThisMonthUsd);
  return monthlyCapUsd === null
    ? t(
        '{spent}, no cap{unpriced, plural, =0 {} one {, # request without a price} other {, # requests without a price}}',
        {
          spent,
          unpriced,
        },
      )
    : t(
        '{spent} of {cap}{unpriced, plural, =0 {} one {, # request without a price} other {, # requests without a price}}',
        {
          ...{ spent, unpriced },
          cap: formatDollars(monthlyCapUsd),
        },
      );
}

/** Switches between the user's own workspace and the sample. */
function Workspace({ status }: { status: Status }) {
  const openSample = useCommand('open-sample-workspace');
  const openOwn = useCommand('open-own-workspace');
  const job = useJob('sample');
  const inSample = status.env === 'sample';
  return (
    <Panel
      title={t('Workspace')}
      note={inSample ? t('the sample: all data is simulated') : t('your own', {}, 'workspace')}
    >
      <div className="settings-row">
        {inSample ? (
          <>
            <Button loading={openOwn.isPending} onClick={() => openOwn.mutate({})}>
              {t('Open my own workspace')}
            </Button>
            <Button
              variant="default"
              loading={openSample.isPending}
              onClick={() => openSample.mutate({ rebuild: true })}
            >
              {t('Reset the sample')}
            </Button>
          </>
        ) : (
          <Button variant="default" loading={openSample.isPending} onClick={() => openSample.mutate({})}>
            {t('Look around in the sample')}
          </Button>
        )}
      </div>
      {(openSample.isPending || job?.state === 'running') && <SampleProgress job={job} />}
      <dl className="settings-facts">
        <div>
          <dt>{t('Time zone')}</dt>
          <dd>
            <TimeZone current={status.timeZone} />
          </dd>
        </div>
        <div>
          <dt>{t('Spent this month')}</dt>
          <dd className="num">{spentThisMonth(status)}</dd>
        </div>
        <div>
          <dt>{t('Version')}</dt>
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
