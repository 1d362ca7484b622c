import { ActionIcon, Button, NumberInput, Select, Switch, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AlertParameters } from '#shared/contract/workspace/alert-rules.ts';
import { alertKinds, judgedKinds, type AlertKind } from '#shared/contract/workspace/alerts.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { platformLabel, platforms } from '#shared/domain/platforms.ts';
import { useCommand, useCustomers, useOperation, useQueryGroups } from '../../api/hooks.ts';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { kindLabels, kindMeanings } from '../alerts/alert-words.ts';
import '../alerts/alerts.css';

type Rule = OutputOf<'list-alert-rules'>[number];
type Change = Pick<InputOf<'save-alert-rule'>, 'enabled' | 'parameters'>;

const isJudged = (kind: AlertKind): boolean => (judgedKinds as readonly AlertKind[]).includes(kind);

/** What each kind asks for, and the rules that differ for a client or a query group. */
export function AlertRules() {
  const rules = useOperation('list-alert-rules', {});
  return (
    <Query of={rules} what={t('the rules')} compact loading={<Lines count={8} />}>
      {(data) => (
        <>
          <Panel title={t('What is reported')} note={t('for all clients, unless a rule below differs')}>
            {data.filter(({ scope, platform }) => scope.kind === 'all' && platform === null).map(row)}
          </Panel>
          <Panel title={t('Rules of their own')} note={t('the narrowest decides: query group, client, all')}>
            {data.filter(({ scope, platform }) => scope.kind !== 'all' || platform !== null).map(row)}
            <NewRule />
          </Panel>
        </>
      )}
    </Query>
  );
}

const row = (rule: Rule) => <RuleRow key={`${rule.ruleId} ${rule.updatedAt}`} rule={rule} />;

function reachOf({ customerName, queryGroupName, platform, scope }: Rule): string | null {
  const tag = scope.kind === 'tag' ? t('queries with the tag {tag}', { tag: scope.tag }) : null;
  const parts = [customerName, queryGroupName, tag, platform === null ? null : platformLabel(platform)].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? null : parts.reduce((whole, part) => t('{whole}, {part}', { whole, part }));
}

function RuleRow({ rule }: { rule: Rule }) {
  const save = useCommand('save-alert-rule');
  const remove = useCommand('delete-alert-rule');
  const { ruleId, kind, scope, platform, enabled, parameters } = rule;
  const set = (change: Partial<Change>) =>
    save.mutate({ ruleId, kind, scope, platform, enabled, parameters, ...change });
  const reach = reachOf(rule);
  const name = reach === null ? kindLabels[kind] : t('{kind}: {reach}', { kind: kindLabels[kind], reach });
  return (
    <div className="rule-row">
      <Switch
        size="sm"
        label={kindLabels[kind]}
        aria-label={name}
        checked={enabled}
        onChange={({ currentTarget }) => set({ enabled: currentTarget.checked })}
      />
      <p className="small dim">
        {reach !== null && (
          <b className="rule-reach" dir="auto">
            {t('{reach}.', { reach })}{' '}
          </b>
        )}
        {kindMeanings[kind]}
      </p>
      <div className="rule-controls">
        <Parameters name={name} kind={kind} parameters={parameters} set={(next) => set({ parameters: next })} />
        {(scope.kind !== 'all' || platform !== null) && (
          <Tooltip label={t('Delete the rule')}>
            <ActionIcon aria-label={t('Delete the rule {name}', { name })} onClick={() => remove.mutate({ ruleId })}>
              <IconTrash size={15} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </div>
  );
}

const directions = [
  { value: 'both', label: t('Rise or fall') },
  { value: 'fall', label: t('Only falls') },
  { value: 'rise', label: t('Only rises') },
] as const;

function Parameters({
  name,
  kind,
  parameters,
  set,
}: {
  name: string;
  kind: AlertKind;
  parameters: AlertParameters;
  set: (parameters: AlertParameters) => void;
}) {
  const number = (
    field: 'smallestPoints' | 'fewestAnswers' | 'percent',
    fallback: number,
    { label, suffix, most }: { label: string; suffix: string; most: number },
  ) => {
    const value = parameters[field] ?? fallback;
    // No points at all is every change.
    const shown = field === 'smallestPoints' && value === 0 ? '' : value;
    return (
      <Tooltip label={label}>
        <NumberInput
          size="xs"
          w="8.5rem"
          aria-label={t('{figure}: {rule}', { figure: label, rule: name })}
          min={field === 'smallestPoints' ? 0 : 1}
          max={most}
          clampBehavior="strict"
          suffix={suffix}
          placeholder={field === 'smallestPoints' ? t('any change') : undefined}
          defaultValue={shown}
          onBlur={({ currentTarget }) => {
            const entered = currentTarget.value === '' ? fallback : Number.parseFloat(currentTarget.value);
            if (Number.isFinite(entered) && entered !== value) set({ ...parameters, [field]: entered });
          }}
        />
      </Tooltip>
    );
  };
  if (kind === 'new_company')
    return number('fewestAnswers', 3, {
      label: t('Fewest answers that name it'),
      suffix: ` ${t('answers', {}, 'after a figure')}`,
      most: 1000,
    });
  if (kind === 'cap')
    return number('percent', 80, {
      label: t('Used part of the cap'),
      suffix: ` ${t('% used', {}, 'after a figure')}`,
      most: 100,
    });
  if (kind === 'scans')
    return number('percent', 25, {
      label: t('Queries that failed or were refused'),
      suffix: ` ${t('% or more', {}, 'after a figure')}`,
      most: 100,
    });
  if (!isJudged(kind) || kind === 'query_lost' || kind === 'own_pages') return null;
  return (
    <>
      <Select
        size="xs"
        w="8.5rem"
        aria-label={t('Direction: {rule}', { rule: name })}
        allowDeselect={false}
        value={parameters.direction ?? 'both'}
        data={[...directions]}
        onChange={(value) => {
          const direction = directions.find((known) => known.value === value)?.value;
          if (direction !== undefined) set({ ...parameters, direction });
        }}
      />
      {number('smallestPoints', 0, {
        label: t('Smallest change reported'),
        suffix: ` ${t('points', {}, 'after a figure')}`,
        most: 100,
      })}
    </>
  );
}

/** Adds a rule for a client or one of its query groups. */
function NewRule() {
  const customers = useCustomers().data ?? [];
  const [kind, setKind] = useState<AlertKind>('score');
  const [customer, setCustomer] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const [platform, setPlatform] = useState<string | null>(null);
  const [tag, setTag] = useState('');
  const groups = useQueryGroups(customer === null ? null : Number(customer)).data ?? [];
  const save = useCommand('save-alert-rule');
  const known = platforms.find(({ id }) => id === platform)?.id ?? null;
  const add = () => {
    const named = tag.trim();
    if (customer === null) {
      if (named !== '') save.mutate({ kind, scope: { kind: 'tag', tag: named }, platform: known, enabled: true });
      return;
    }
    const scope =
      group === null
        ? { kind: 'customer' as const, customerId: Number(customer) }
        : { kind: 'group' as const, queryGroupId: Number(group) };
    save.mutate({ kind, scope, platform: known, enabled: true });
  };
  return (
    <div className="rule-form">
      <Select
        size="xs"
        label={t('Kind', {}, 'of an alert')}
        allowDeselect={false}
        value={kind}
        data={alertKinds.map((value) => ({ value, label: kindLabels[value] }))}
        onChange={(value) => setKind(alertKinds.find((name) => name === value) ?? 'score')}
      />
      <Select
        size="xs"
        label={t('Client')}
        searchable
        placeholder={t('Choose a client')}
        clearable
        value={customer}
        data={customers.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => {
          setCustomer(value);
          setGroup(null);
        }}
      />
      <Select
        size="xs"
        label={t('Query group')}
        placeholder={t('All together')}
        clearable
        disabled={groups.length === 0}
        value={group}
        data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setGroup}
      />
      <TextInput
        size="xs"
        label={t('Or queries with a tag')}
        placeholder={t('of every client that has it')}
        disabled={customer !== null}
        maxLength={60}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <Select
        size="xs"
        label={t('Platform')}
        placeholder={t('All platforms')}
        clearable
        value={platform}
        data={platforms.map(({ id, label }) => ({ value: id, label }))}
        onChange={setPlatform}
      />
      <Button size="xs" disabled={customer === null && tag.trim() === ''} loading={save.isPending} onClick={add}>
        {t('Add a rule')}
      </Button>
    </div>
  );
}
