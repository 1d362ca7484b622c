import { ActionIcon, NativeSelect, Switch, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { tagColours, type TagColour } from '#shared/domain/intents.ts';
import { useCommand, useCustomer, useOperation } from '../api/hooks.ts';
import { Panel } from '../components/panel.tsx';
import { Query } from '../components/query.tsx';
import { Lines } from '../components/states.tsx';
import { t } from '../language/current.ts';
import { LabelRules } from './label-rules.tsx';
import { QueryLabels } from './query-labels.tsx';
import { TagName } from './tag-name.tsx';
import './labels.css';

const colourNames: Readonly<Record<TagColour, string>> = {
  grey: t('grey'),
  blue: t('blue'),
  teal: t('teal'),
  green: t('green'),
  yellow: t('yellow'),
  orange: t('orange'),
  red: t('red'),
  pink: t('pink'),
  violet: t('violet'),
};

/** Order among the queries of a client: branded ones, tags, rules, and every query with its labels. */
export function LabelPage({ customerId }: { customerId: number }) {
  return (
    <div className="label-page">
      <Panel title={t('Branded queries')} note={t('queries that contain a name or an alias of the client')}>
        <BrandedChoice customerId={customerId} />
      </Panel>
      <Panel title={t('Queries')}>
        <QueryLabels customerId={customerId} />
      </Panel>
      <div className="two-columns">
        <Panel title={t('Tags')}>
          <Tags customerId={customerId} />
        </Panel>
        <Panel title={t('Rules')}>
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
      label={t('Leave branded queries out of scores')}
      description={t(
        'For this client, in every view, list and report; each score then says “without branded queries”. The published interface counts all.',
      )}
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
      what={t('the tags')}
      compact
      loading={<Lines count={4} />}
      isEmpty={({ tags }) => tags.length === 0}
      empty={<p className="small dim">{t('Select queries above to give them a tag.')}</p>}
    >
      {({ tags }) => (
        <ul className="label-queries" aria-label={t('Tags')}>
          {tags.map(({ tagId, name, colour, queries }) => (
            <li key={tagId}>
              <TagName customerId={customerId} tag={{ tagId, name, colour }} />
              <span className="dim small num">
                {t('{count, plural, one {# query} other {# queries}}', { count: queries })}
              </span>
              <NativeSelect
                size="xs"
                aria-label={t('Colour of {name}', { name })}
                value={colour}
                onChange={(event) =>
                  save.mutate({ customerId, tagId, name, colour: event.currentTarget.value as TagColour })
                }
                data={tagColours.map((value) => ({ value, label: colourNames[value] }))}
              />
              <Tooltip label={t('Delete')}>
                <ActionIcon
                  aria-label={t('Delete the tag {name}', { name })}
                  onClick={() => remove.mutate({ customerId, tagId })}
                >
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
