import { Button, Select } from '@mantine/core';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { alertKinds } from '#shared/contract/workspace/alerts.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand, useCustomers, useOperation } from '../../api/hooks.ts';
import { useViewParameters } from '../../app/use-place.ts';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { Empty } from '../../components/states.tsx';
import { formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { AlertItem } from './alert-item.tsx';
import { kindLabels } from './alert-words.ts';
import './alerts.css';

const lists = [
  { value: 'waiting', label: t('Waiting', {}, 'alerts') },
  { value: 'snoozed', label: t('Snoozed') },
  { value: 'done', label: t('Done', {}, 'alerts') },
  { value: 'history', label: t('Before', {}, 'alerts') },
] as const;
type List = (typeof lists)[number]['value'];

const emptyTexts: Readonly<Record<List, string>> = {
  waiting: t('Every scan is checked for changes. What can be chance is not reported.'),
  snoozed: t('Alerts that you snooze return here until their day.'),
  done: t('Alerts that you are done with are kept here, with the figures of their moment.'),
  history: t('What would have been reported before alerts were watched.'),
};
const pageSize = 100;

/** Alerts of all clients, or of one: what changed, why it was reported, and what is done about it. */
export default function Alerts() {
  const [parameters, change] = useViewParameters();
  const show = lists.find(({ value }) => value === parameters.get('show'))?.value ?? 'waiting';
  const kind = alertKinds.find((value) => value === parameters.get('kind'));
  const customers = useCustomers().data ?? [];
  const customer = customers.find(({ id }) => String(id) === parameters.get('client'));
  const limit = Math.min(500, Math.max(pageSize, Number(parameters.get('most') ?? pageSize) || pageSize));
  const request: InputOf<'list-alerts'> = {
    ...{ show, limit },
    ...(kind === undefined ? {} : { kind }),
    ...(customer === undefined ? {} : { customerId: customer.id }),
  };
  const alerts = useOperation('list-alerts', request, { keepPrevious: true });
  useEffect(() => {
    document.title = `${t('Alerts')} · Answerscope`;
  }, []);
  const counts = alerts.data?.counts;
  return (
    <div className="page alerts">
      <PageTitle title={t('Alerts')}>
        {customers.length > 1 && (
          <Select
            size="xs"
            aria-label={t('Client')}
            placeholder={t('All clients')}
            clearable
            searchable
            value={customer === undefined ? null : String(customer.id)}
            data={customers.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(value) => change({ client: value, most: null })}
          />
        )}
        <Select
          size="xs"
          aria-label={t('Kind')}
          placeholder={t('All kinds')}
          clearable
          value={kind ?? null}
          data={alertKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(value) => change({ kind: value, most: null })}
        />
        <Button
          component={Link}
          href="/settings?part=alerts"
          variant="default"
          size="xs"
          leftSection={<IconSettings size={14} />}
        >
          {t('Rules')}
        </Button>
      </PageTitle>
      <Segments
        size="xs"
        className="alert-lists"
        aria-label={t('Show')}
        value={show}
        onChange={(value) => change({ show: value === 'waiting' ? null : value, most: null })}
        data={lists.map(({ value, label }) => ({
          value,
          label: counts === undefined ? label : `${label} ${formatCount(counts[value])}`,
        }))}
      />
      <Query
        of={alerts}
        what={t('the alerts')}
        isEmpty={(data) => data.alerts.length === 0}
        empty={
          <Empty icon={<IconBell size={28} stroke={1.4} />} title={t('No alerts here')}>
            {emptyTexts[show]}
          </Empty>
        }
      >
        {(data) => <AlertList data={data} show={show} more={() => change({ most: limit + pageSize })} />}
      </Query>
    </div>
  );
}

function AlertList({ data, show, more }: { data: OutputOf<'list-alerts'>; show: List; more: () => void }) {
  const setState = useCommand('set-alert-state');
  const ids = data.alerts.map(({ alertId }) => alertId);
  return (
    <>
      {show === 'waiting' && data.alerts.length > 1 && (
        <div className="alert-all">
          <Button
            size="compact-sm"
            variant="default"
            loading={setState.isPending}
            onClick={() => setState.mutate({ alertIds: ids, state: 'done' })}
          >
            {t('{count, plural, one {Mark # alert as done} other {Mark # alerts as done}}', { count: ids.length })}
          </Button>
        </div>
      )}
      <ul className="alert-list" aria-label={t('Alerts')}>
        {data.alerts.map((alert) => (
          <AlertItem key={alert.alertId} alert={alert} />
        ))}
      </ul>
      {data.total > data.alerts.length && (
        <Button variant="default" onClick={more} disabled={data.alerts.length >= 500}>
          {t('{count, plural, one {Show more of # alert} other {Show more of # alerts}}', { count: data.total })}
        </Button>
      )}
    </>
  );
}
