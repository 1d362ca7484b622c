import { Button, Select, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useCustomers } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { Problem } from '../../components/problem.tsx';
import { formatInstant } from '../../format/dates.ts';
import { t, texts } from '../../language/current.ts';
import { readTypedQueries } from '../start/typed-queries.ts';

type Copy = OutputOf<'copy-query-group'>;

/** What to read before the copy is created: replaced names, and companies that are still named. */
function ToRead({ copy }: { readonly copy: Copy }) {
  const replaced = copy.queries.filter(({ before }) => before !== null).length;
  const naming = copy.queries.filter(({ names }) => names.length > 0);
  return (
    <div role="status">
      {replaced > 0 && (
        <p className="small">
          {t('The name of this client was replaced in {count, plural, one {# query} other {# queries}}.', {
            count: replaced,
          })}
        </p>
      )}
      {copy.duplicates > 0 && (
        <p className="small dim">
          {t('{count, plural, one {# duplicate query} other {# duplicate queries}} left out.', {
            count: copy.duplicates,
          })}
        </p>
      )}
      {naming.length > 0 && (
        <>
          <p className="small warn">
            {t(
              '{count, plural, =1 {One query names} one {# query names} other {# queries name}} a company of this client:',
              {
                count: naming.length,
              },
            )}
          </p>
          <ul className="small copy-names">
            {naming.slice(0, 8).map(({ text, names }) => (
              <li key={text} dir="auto">
                {text} <span className="dim">({texts().list(names)})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Applies the group to another client: queries, platforms and schedule. */
export function CopyToClient({ group }: { readonly group: { readonly id: number; readonly customerId: number } }) {
  const customers = useCustomers();
  const others = (customers.data ?? []).filter(({ id }) => id !== group.customerId);
  const preview = useCommand('copy-query-group', { quiet: true });
  const create = useCommand('copy-query-group', { quiet: true });
  const timeZone = useTimeZone();
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [queries, setQueries] = useState('');
  const client = others.find(({ id }) => id === customerId);
  const typed = readTypedQueries(queries);
  const choose = (id: number): void => {
    setCustomerId(id);
    preview.mutate(
      { queryGroupId: group.id, customerId: id, dryRun: true },
      { onSuccess: (copy) => setQueries(copy.queries.map(({ text }) => text).join('\n')) },
    );
  };
  if (customers.data !== undefined && others.length === 0)
    return <p className="small dim">{t('There is no other client yet.')}</p>;
  const error = preview.error ?? create.error;
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (client === undefined) return;
        create.mutate(
          { queryGroupId: group.id, customerId: client.id, queries: [...typed.queries] },
          {
            onSuccess: ({ query_group_id: id, name }) => {
              notifications.show({ message: t('“{name}” created for {client}', { name, client: client.name }) });
              if (id !== null) navigate(itemAddress(client.id, 'groups', id));
            },
          },
        );
      }}
    >
      <Select
        label={t('Client')}
        placeholder={t('Choose a client')}
        searchable
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={customerId === null ? null : String(customerId)}
        onChange={(value) => value !== null && choose(Number(value))}
      />
      {preview.data !== undefined && client !== undefined && (
        <>
          <ToRead copy={preview.data} />
          <Textarea
            label={t('Queries')}
            autosize
            minRows={4}
            maxRows={14}
            dir="auto"
            value={queries}
            error={typed.problems.slice(0, 2).join(' ') || undefined}
            onChange={(event) => setQueries(event.currentTarget.value)}
          />
        </>
      )}
      <Problem error={error} />
      <div className="plan-save">
        <span className="small dim">
          {preview.data === undefined
            ? t('Queries, platforms and schedule are the same; the name of the client is replaced.')
            : preview.data.nextRunAt === null
              ? t('Not scheduled, as here. Counts permanently towards your limit.')
              : t('First scan {when}. Counts permanently towards your limit.', {
                  when: formatInstant(preview.data.nextRunAt, timeZone),
                })}
        </span>
        <Button
          type="submit"
          leftSection={<IconUsers size={14} />}
          disabled={client === undefined || typed.queries.length === 0 || typed.problems.length > 0}
          loading={create.isPending || preview.isPending}
        >
          {client === undefined ? t('Create') : t('Create for {client}', { client: client.name })}
        </Button>
      </div>
    </form>
  );
}
