import { Radio } from '@mantine/core';
import { falseAlarmBounds, type FalseAlarmBound } from '#shared/contract/workspace/alert-rules.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';

const boundLabels: Readonly<Record<FalseAlarmBound, string>> = {
  year: t('At most one false alarm a year over everything I watch'),
  quarter: t('At most one false alarm a quarter over everything I watch'),
  month: t('At most one false alarm a month over everything I watch'),
};

/** The bound on false alarms, in words. */
export function AlertBound() {
  const settings = useOperation('get-alert-settings', {});
  const set = useCommand('set-alert-settings');
  return (
    <Panel title={t('How sure alerts are')}>
      <Query of={settings} what={t('the bound')} compact loading={<Lines count={3} />}>
        {({ bound, since, watched }) => (
          <>
            <Radio.Group
              aria-label={t('False alarms')}
              value={set.isPending ? set.variables.bound : bound}
              onChange={(value) => {
                const chosen = falseAlarmBounds.find((known) => known === value);
                if (chosen !== undefined) set.mutate({ bound: chosen });
              }}
            >
              {falseAlarmBounds.map((value) => (
                <Radio key={value} value={value} label={boundLabels[value]} mb="xs" size="sm" />
              ))}
            </Radio.Group>
            <p className="small dim settings-note">
              {t(
                'A stricter bound needs more scans before a change is reported. The bound is shared by {count, plural, one {# series} other {# series}} that are watched now; half of it is kept for scores. It holds on average, however often you look.',
                { count: watched.reduce((sum, { series }) => sum + series, 0) },
              )}{' '}
              {since !== null &&
                t('Alerts are watched since {day}; earlier changes are listed as “Before”.', {
                  day: formatDay(since),
                })}
            </p>
          </>
        )}
      </Query>
    </Panel>
  );
}
