import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { intents } from '#shared/domain/intents.ts';
import { useOperation } from '../api/hooks.ts';
import { Segments } from '../components/segments.tsx';
import { Lines } from '../components/states.tsx';
import { Query } from '../components/query.tsx';
import { scoredQueries } from '../labels/scored-queries.ts';
import { capitalised } from '../format/words.ts';
import { intentLabels, TagMark } from '../labels/tag-mark.tsx';
import { useCustomer } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { viewAddress, type Branded, type Filters } from './address.ts';

const toggled = <Name extends string>(names: readonly Name[], name: Name): readonly Name[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** Which queries the views of a client cover: by tag, by intent, with or without branded ones. */
export function QueryFilter({
  customerId,
  filters,
  change,
}: {
  customerId: number;
  filters: Filters;
  change: (part: Partial<Filters>) => void;
}) {
  const [opened, setOpened] = useState(false);
  const withoutBranded = useCustomer(customerId)?.withoutBranded === true;
  const words = scoredQueries(withoutBranded, filters);
  const usual: Branded = withoutBranded ? 'without' : 'with';
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconTag size={14} />}
          rightSection={<IconChevronDown size={13} />}
          maw="22rem"
          onClick={() => setOpened(!opened)}
        >
          <span className="visually-hidden">{t('Queries:')} </span>
          {words === '' ? t('All queries') : capitalised(words)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className="label-choice">
          {opened && <TagChoice customerId={customerId} filters={filters} change={change} />}
          <h3>{t('Intent')}</h3>
          {intents.map((intent) => (
            <Checkbox
              key={intent}
              size="xs"
              label={intentLabels[intent]}
              checked={filters.intents.includes(intent)}
              onChange={() => change({ intents: toggled(filters.intents, intent) })}
            />
          ))}
          <h3>{t('Branded queries')}</h3>
          <Segments
            size="xs"
            aria-label={t('Branded queries')}
            value={filters.branded ?? usual}
            onChange={(value) => change({ branded: value === usual ? null : value })}
            data={[
              { value: 'with', label: t('Counted') },
              { value: 'without', label: t('Left out') },
              { value: 'only', label: t('Only these') },
            ]}
          />
          <Link
            className="accent-link small"
            href={viewAddress(customerId, 'groups', filters, { show: 'labels' })}
            onClick={() => setOpened(false)}
          >
            {t('Edit tags and intents')}
          </Link>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function TagChoice({ customerId, filters, change }: Parameters<typeof QueryFilter>[0]) {
  const labels = useOperation('list-query-labels', { customerId });
  return (
    <Query of={labels} what={t('the tags')} compact loading={<Lines count={3} />}>
      {({ tags }) => {
        const names = [...new Set([...tags.map(({ name }) => name), ...filters.tags])];
        return (
          <>
            <h3>{t('Tags')}</h3>
            {names.length === 0 && <p className="small dim">{t('No query has a tag yet.')}</p>}
            {names.map((name) => (
              <Checkbox
                key={name}
                size="xs"
                label={<TagMark name={name} colour={tags.find((tag) => tag.name === name)?.colour ?? null} />}
                checked={filters.tags.includes(name)}
                onChange={() => change({ tags: toggled(filters.tags, name) })}
              />
            ))}
          </>
        );
      }}
    </Query>
  );
}
