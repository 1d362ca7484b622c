import { ActionIcon, NativeSelect, Switch, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { tagColours, type TagColour } from '#shared/domain/intents.ts';
import { useCommand, useCustomer, useOperation } from '../api/hooks.ts';
import { Panel } from '../components/panel.tsx';
import { Query } from '../components/query.tsx';
import { Lines } from '../components/states.tsx';
import { plural } from '../format/numbers.ts';
import { LabelRules } from './label-rules.tsx';
import { QueryLabels } from './query-labels.tsx';
import { TagName } from './tag-name.tsx';
import './labels.css';

/** Order among the queries of a client: branded ones, tags, rules, and every query with its labels. */
export function LabelPage({ customerId }: { customerId: number }) {
  return (
    <div className="label-page">
      <Panel title="Branded queries" note="queries that contain a name or an alias of the client">
        <BrandedChoice customerId={customerId} />
      </Panel>
      <Panel title="Queries">
        <QueryLabels customerId={customerId} />
      </Panel>
      <div className="two-columns">
        <Panel title="Tags">
          <Tags customerId={customerId} />
        </Panel>
        <Panel title="Rules">
          <LabelRules customerId={customerId} />
        </Panel>
      </div>
    </div>
  );
}

function BrandedChoice({ customerId }: { customerId: number }) {
  const set = useCommand('set-branded-queries');
  const withoutBranded = useCustomer(customerId)?.withoutBranded === true;
  return (
    <Switch
      size="xs"
      label="Leave branded queries out of scores"
      description="For this client, in every view, list and report; each score then says “without branded queries”. The published interface counts all."
      checked={withoutBranded}
      disabled={set.isPending}
      onChange={(event) => set.mutate({ customerId, withoutBranded: event.currentTarget.checked })}
    />
  );
}

function Tags({ customerId }: { customerId: number }) {
  const labels = useOperation('list-query-labels', { customerId });
  const save = useCommand('save-tag');
  const remove = useCommand('delete-tag');
  return (
    <Query
      of={labels}
      what="the tags"
      compact
      loading={<Lines count={4} />}
      isEmpty={({ tags }) => tags.length === 0}
      empty={<p className="small dim">Select queries above to give them a tag.</p>}
    >
      {({ tags }) => (
        <ul className="label-queries" aria-label="Tags">
          {tags.map(({ tagId, name, colour, queries }) => (
            <li key={tagId}>
              <TagName customerId={customerId} tag={{ tagId, name, colour }} />
              <span className="dim small num">{plural(queries, 'query', 'queries')}</span>
              <NativeSelect
                size="xs"
                aria-label={`Colour of ${name}`}
                value={colour}
                onChange={(event) =>
                  save.mutate({ customerId, tagId, name, colour: event.currentTarget.value as TagColour })
                }
                data={[...tagColours]}
              />
              <Tooltip label="Delete">
                <ActionIcon aria-label={`Delete the tag ${name}`} onClick={() => remove.mutate({ customerId, tagId })}>
                  <IconTrash size={15} stroke={1.6} />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </Query>
  );
}
