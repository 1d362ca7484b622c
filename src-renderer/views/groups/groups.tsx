import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useCustomer, useQueryGroups } from '../../api/hooks.ts';
import { viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { useViewParameters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { HiddenHeading } from '../../components/hidden-heading.tsx';
import { NoQueryGroup } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { Scrolls } from '../../components/scrolls.tsx';
import { Segments } from '../../components/segments.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { LabelPage } from '../../labels/label-page.tsx';
import { useScoredQueries } from '../../labels/use-scored-queries.ts';
import { t } from '../../language/current.ts';
import { GroupPage } from '../group/group-page.tsx';
import { GroupRow } from './group-row.tsx';
import { groupTable } from './group-table.ts';
import './groups.css';

/** The query groups of a client with their state, platforms, latest scores and next scan. */
export default function Groups({ customerId, item }: ViewProps) {
  const groups = useQueryGroups(customerId);
  const [parameters, change] = useViewParameters();
  const part = parameters.get('show') === 'labels' ? 'labels' : 'groups';
  const scored = useScoredQueries(customerId);
  const name = useCustomer(customerId)?.name ?? '';
  const add = (
    <Button component={Link} href={`/start?customer=${customerId}`} leftSection={<IconPlus size={14} />}>
      {t('New query group')}
    </Button>
  );
  return (
    <div className="page">
      <PageTitle
        title={t('Query groups')}
        note={
          groups.data === undefined
            ? undefined
            : t('{count, plural, one {# group} other {# groups}}', { count: groups.data.length })
        }
      >
        <Segments
          size="xs"
          aria-label={t('Show')}
          value={part}
          onChange={(show) => change({ show: show === 'groups' ? null : show })}
          data={[
            { value: 'groups', label: t('Groups') },
            { value: 'labels', label: t('Tags and intents') },
          ]}
        />
        {part === 'groups' && (
          <SaveTable table={groupTable(t('{client} query groups', { client: name }), groups.data ?? [])} />
        )}
        {add}
      </PageTitle>
      {part === 'labels' && <LabelPage customerId={customerId} />}
      {part === 'groups' && (
        <Query
          of={groups}
          what={t('the query groups')}
          loading={<TableSkeleton rows={5} />}
          isEmpty={(list) => list.length === 0}
          empty={<NoQueryGroup customerId={customerId} />}
        >
          {(list) => (
            <section className="panel">
              <Scrolls label={t('Query groups')} className="group-panel">
                <table className="plain-table group-table">
                  <thead>
                    <tr>
                      <th>{t('Query group')}</th>
                      <th>{t('State')}</th>
                      <th>{t('Platforms')}</th>
                      <th className="figure">
                        {t('30-day score')}
                        {scored !== '' && <span className="dim"> {scored}</span>}
                      </th>
                      <th className="figure group-last">{t('Last scan')}</th>
                      <th className="figure">{t('Next scan')}</th>
                      <HiddenHeading label={t('Actions', {}, 'commands')} />
                    </tr>
                  </thead>
                  <tbody>
                    {list.map((group) => (
                      <GroupRow key={group.id} group={group} />
                    ))}
                  </tbody>
                </table>
              </Scrolls>
            </section>
          )}
        </Query>
      )}
      {item !== null && /^\d+$/.test(item) && (
        <GroupPage
          customerId={customerId}
          groupId={Number(item)}
          close={() => navigate(viewAddress(customerId, 'groups'))}
        />
      )}
    </div>
  );
}
