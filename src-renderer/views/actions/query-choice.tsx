import { Button, Menu, MultiSelect } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useOperation } from '../../api/hooks.ts';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';

/** A query that may no longer be asked, and is chosen already. */
interface Chosen {
  readonly queryId: number;
  readonly query: string;
}

/** Chooses queries of a client: by hand, or all with a tag. */
export function QueryChoice({
  customerId,
  value,
  known,
  change,
  description,
  error,
}: {
  customerId: number;
  value: readonly number[];
  /** Queries that may not be in use any more. */
  known: readonly Chosen[];
  change: (ids: number[]) => void;
  description: string;
  error?: string | undefined;
}) {
  const labels = useOperation('list-query-labels', { customerId });
  return (
    <Query of={labels} what={t('the queries')} compact loading={<Lines count={2} />}>
      {({ queries, tags }) => {
        const inUse = new Set(queries.map(({ queryId }) => queryId));
        const groups = Map.groupBy(queries, ({ queryGroupName }) => queryGroupName);
        const gone = known.filter(({ queryId }) => !inUse.has(queryId));
        const item = ({ queryId, query }: Chosen) => ({ value: String(queryId), label: query });
        const withTag = (name: string) =>
          queries.filter((query) => query.tags.includes(name)).map(({ queryId }) => queryId);
        const used = tags.filter(({ name }) => withTag(name).length > 0);
        return (
          <div className="query-choice">
            <MultiSelect
              label={t('Queries it aims at')}
              description={description}
              placeholder={value.length === 0 ? t('Choose queries') : ''}
              searchable
              clearable
              hidePickedOptions
              maxDropdownHeight={260}
              nothingFoundMessage={t('No query has these words')}
              data={[
                ...[...groups].map(([group, items]) => ({ group, items: items.map(item) })),
                ...(gone.length === 0 ? [] : [{ group: t('No longer asked'), items: gone.map(item) }]),
              ]}
              value={value.map(String)}
              error={error}
              onChange={(ids) => change(ids.map(Number))}
            />
            <div className="query-choice-tools">
              <span className="small dim num">
                {t('{count, plural, one {# query chosen} other {# queries chosen}}', { count: value.length })}
              </span>
              {used.length > 0 && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button variant="subtle" size="compact-xs" leftSection={<IconTag size={13} />}>
                      {t('Add by tag')}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown mah={280} className="query-choice-tags">
                    {used.map(({ name }) => (
                      <Menu.Item
                        key={name}
                        onClick={() => change([...new Set([...value, ...withTag(name)])])}
                        rightSection={<span className="small dim num">{withTag(name).length}</span>}
                      >
                        <bdi>{name}</bdi>
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </div>
          </div>
        );
      }}
    </Query>
  );
}
