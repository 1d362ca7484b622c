import { Button, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useWorkspaceStatus } from '../../api/hooks.ts';
import { itemAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import { LanguageAndCountry } from '../start/language-country.tsx';

type Group = OutputOf<'list-query-groups'>[number];

/** Duplicates the group: the same keywords keep its queries, other keywords generate new ones. */
export function DuplicateGroup({ group }: { group: Group }) {
  const status = useWorkspaceStatus();
  const duplicate = useCommand('create-query-group-from-existing', { quiet: true });
  const [name, setName] = useState(t('{name} (copy)', { name: group.name }));
  const [scope, setScope] = useState({ language: group.language, country: group.countryCode });
  const [keywords, setKeywords] = useState(group.keywords);
  const sameKeywords = keywords.trim() === group.keywords.trim();
  const organization = status.data?.organizations[0];
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault();
        duplicate.mutate(
          {
            customerID: group.customerId,
            name: name.trim(),
            parentQueryGroupId: group.id,
            language: scope.language,
            countryCode: scope.country,
            ...(sameKeywords ? {} : { keywords: keywords.trim() }),
          },
          {
            onSuccess: ({ query_group_id }) => {
              notifications.show({ message: t('“{name}” created', { name: name.trim() }) });
              navigate(itemAddress(group.customerId, 'groups', query_group_id));
            },
          },
        );
      }}
    >
      <TextInput
        label={t('Name of the duplicate')}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="two-fields">
        <LanguageAndCountry
          language={scope.language}
          country={scope.country}
          change={(part) => setScope({ ...scope, ...part })}
        />
      </div>
      <Textarea
        label={t('Keywords')}
        description={
          sameKeywords
            ? t('Same keywords: the duplicate asks the same queries.')
            : t('Changed keywords: new queries are generated.')
        }
        autosize
        minRows={2}
        maxRows={5}
        value={keywords}
        onChange={(event) => setKeywords(event.currentTarget.value)}
      />
      <Problem error={duplicate.error} />
      <div className="plan-save">
        <span className="small dim num">
          {organization === undefined
            ? t('Counts permanently towards your limit')
            : t(
                'Counts permanently towards your limit ({used, number} of {quota, plural, one {# query group} other {# query groups}} used)',
                { used: organization.used, quota: organization.quota },
              )}
        </span>
        <Button
          type="submit"
          leftSection={<IconCopy size={14} />}
          disabled={name.trim() === ''}
          loading={duplicate.isPending}
        >
          {t('Duplicate', {}, 'verb')}
        </Button>
      </div>
    </form>
  );
}
