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

/** Duplicates the group: the same keywords keep its queries, other keywords generate new ones. */
function Duplicate({ group }: { group: Group }) {
  const client = useQueryClient();
  const status = useWorkspaceStatus();
  const clone = useCommand('create-query-group-from-existing', { quiet: true });
  const [name, setName] = useState(`${group.name} (copy)`);
  const [language, setLanguage] = useState(group.language);
  const [country, setCountry] = useState(group.countryCode);
  const [keywords, setKeywords] = useState(group.keywords);
  const sameKeywords = keywords.trim() === group.keywords.trim();
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
            ...(sameKeywords ? {} : { keywords: keywords.trim() }),
          },
          {
            onSuccess: ({ query_group_id }) => {
              void client.invalidateQueries();
              notifications.show({ message: `“${name.trim()}” created` });
              navigate(itemAddress(group.customerId, 'groups', query_group_id));
            },
          },
        );
      }}
    >
      <TextInput
        label="Name of the duplicate"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="two-fields">
        <Select
          label="Language"
          searchable
          allowDeselect={false}
          data={languages.map((entry) => entry.name)}
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
          sameKeywords
            ? 'Same keywords: the duplicate asks the same queries.'
            : 'Changed keywords: new queries are generated.'
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
          Counts permanently towards your limit
          {organization !== undefined &&
            ` (${formatCount(organization.used)} of ${formatCount(organization.quota)} query groups used)`}
        </span>
        <Button
          type="submit"
          leftSection={<IconCopy size={14} />}
          disabled={name.trim() === ''}
          loading={clone.isPending}
        >
          Duplicate
        </Button>
      </div>
    </form>
  );
}

/** The name and origin of the group, and a form to duplicate it. */
export function GroupDetails({ group }: { group: Group }) {
  return (
    <div className="plan">
      <Rename key={group.name} group={group} />
      <Facts
        facts={[
          ['Language and country', `${group.language}, ${countryName(group.countryCode)}`],
          ['Website', group.websiteUrl],
          ['Keywords', group.keywords],
          ['Created', `${formatDay(group.createdAt)}${group.groupType === 'clone' ? ' as a duplicate' : ''}`],
        ]}
      />
      <section aria-label="Duplicate this group">
        <h3 className="plan-title">Duplicate this group</h3>
        <Duplicate group={group} />
      </section>
    </div>
  );
}
