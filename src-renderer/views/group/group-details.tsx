import { Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { DeleteDialog } from '../../components/delete-dialog.tsx';
import { Facts } from '../../components/side-page.tsx';
import { formatDay } from '../../format/dates.ts';
import { languageAndCountry } from '../../format/places.ts';
import { t } from '../../language/current.ts';
import { CopyToClient } from './copy-to-client.tsx';
import { DuplicateGroup } from './duplicate-group.tsx';

export type Group = OutputOf<'list-query-groups'>[number];

function Rename({ group }: { group: Group }) {
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
            { onSuccess: () => notifications.show({ message: t('Renamed') }) },
          );
      }}
    >
      <TextInput
        label={t('Name')}
        maxLength={200}
        value={name}
        error={rename.isError ? messageOf(rename.error) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="default" disabled={!ready} loading={rename.isPending}>
        {t('Rename', {}, 'verb')}
      </Button>
    </form>
  );
}

/** The name and origin of the group, forms to duplicate it here and for another client, and its deletion. */
export function GroupDetails({ group }: { group: Group }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="plan">
      <Rename key={group.name} group={group} />
      <Facts
        facts={[
          [t('Language and country'), languageAndCountry(group)],
          [t('Website'), group.websiteUrl],
          [t('Keywords'), group.keywords],
          [
            t('Created'),
            group.groupType === 'clone'
              ? t('{day} as a duplicate', { day: formatDay(group.createdAt) })
              : formatDay(group.createdAt),
          ],
        ]}
      />
      <section aria-label={t('Duplicate this group')}>
        <h3 className="plan-title">{t('Duplicate this group')}</h3>
        <DuplicateGroup group={group} />
      </section>
      <section aria-label={t('Use for another client')}>
        <h3 className="plan-title">{t('Use for another client')}</h3>
        <CopyToClient group={group} />
      </section>
      <section aria-label={t('Delete this group')}>
        <h3 className="plan-title">{t('Delete this group')}</h3>
        <p className="small dim settings-note">
          {t('Its queries, scans and answers are deleted for good. To stop scanning and keep them, pause it instead.')}
        </p>
        <Button variant="light" color="red" leftSection={<IconTrash size={15} />} onClick={() => setDeleting(true)}>
          {t('Delete…')}
        </Button>
      </section>
      {deleting && (
        <DeleteDialog
          target={{ kind: 'group', id: group.id }}
          close={() => setDeleting(false)}
          onDeleted={() => navigate(viewAddress(group.customerId, 'groups'))}
        />
      )}
    </div>
  );
}
