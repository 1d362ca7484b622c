import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { countryCodes, countryName } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useWorkspaceStatus } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { Facts } from '../../components/side-page.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatCount } from '../../format/numbers.ts';

export type Group = OutputOf<'list-query-groups'>[number];

const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

function Rename({ group }: { group: Group }) {
  const client = useQueryClient();
  const rename = useCommand('update-query-group-name', { quiet: true });
  const [name, setName] = useState(group.name);
  const ready = name.trim() !== '' && name.trim() !== group.name;
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready)
          rename.mutate(
            { queryGroupId: group.id, name: name.trim() },
            {
              onSuccess: () => {
                notifications.show({ message: 'Renamed' });
                void client.invalidateQueries();
              },
            },
          );
      }}
    >
      <TextInput
        label="Name"
        maxLength={200}
        value={name}
        error={rename.isError ? messageOf(rename.error) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default" disabled={!ready} loading={rename.isPending}>
        Rename
      </Button>
    </form>
  );
}

/** Another group from this one: with the same keywords it asks the same queries, with others new ones are made. */
function Clone({ group }: { group: Group }) {
  const client = useQueryClient();
  const status = useWorkspaceStatus();
  const clone = useCommand('create-query-group-from-existing', { quiet: true });
  const [name, setName] = useState(`${group.name} (copy)`);
  const [language, setLanguage] = useState(group.language);
  const [country, setCountry] = useState(group.countryCode);
  const [keywords, setKeywords] = useState(group.keywords);
  const same = keywords.trim() === group.keywords.trim();
  const organization = status.data?.organizations[0];
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault();
        clone.mutate(
          {
            customerID: group.customerId,
            name: name.trim(),
            parentQueryGroupId: group.id,
            language,
            countryCode: country,
            ...(same ? {} : { keywords: keywords.trim() }),
          },
          {
            onSuccess: ({ query_group_id }) => {
              void client.invalidateQueries();
              notifications.show({ message: `“${name.trim()}” was created` });
              navigate(itemAddress(group.customerId, 'groups', query_group_id));
            },
          },
        );
      }}
    >
      <TextInput
        label="Name of the copy"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="two-fields">
        <Select
          label="Language"
          searchable
          allowDeselect={false}
          data={languages.map((one) => one.name)}
          value={language}
          onChange={(value) => setLanguage(value ?? language)}
        />
        <Select
          label="Country"
          searchable
          allowDeselect={false}
          data={countries}
          value={country}
          onChange={(value) => setCountry(value ?? country)}
        />
      </div>
      <Textarea
        label="Keywords"
        description={
          same
            ? 'The same keywords: the copy asks the same queries.'
            : 'Other keywords: new queries are made from them.'
        }
        autosize
        minRows={2}
        maxRows={5}
        value={keywords}
        onChange={(event) => setKeywords(event.currentTarget.value)}
      />
      {clone.isError && (
        <p className="bad" role="alert">
          {messageOf(clone.error)}
        </p>
      )}
      <div className="plan-save">
        <span className="small dim num">
          Uses one query group of the quota, for good
          {organization !== undefined &&
            ` (${formatCount(organization.used)} of ${formatCount(organization.quota)} used)`}
        </span>
        <Button
          type="submit"
          leftSection={<IconCopy size={14} />}
          disabled={name.trim() === ''}
          loading={clone.isPending}
        >
          Make the copy
        </Button>
      </div>
    </form>
  );
}

/** Name, what the group is about, and copying it. */
export function GroupDetails({ group }: { group: Group }) {
  return (
    <div className="plan">
      <Rename key={group.name} group={group} />
      <Facts
        facts={[
          ['Language and country', `${group.language}, ${countryName(group.countryCode)}`],
          ['Website', group.websiteUrl],
          ['Keywords', group.keywords],
          ['Created', `${formatDay(group.createdAt)}${group.groupType === 'clone' ? ', as a copy' : ''}`],
        ]}
      />
      <section aria-label="Copy this group">
        <h3 className="plan-title">Copy this group</h3>
        <Clone group={group} />
      </section>
    </div>
  );
}
