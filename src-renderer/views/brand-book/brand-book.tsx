import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useOperation } from '../../api/hooks.ts';
import { itemAddress, noFilters } from '../../app/address.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Failure, LoadingNote } from '../../components/states.tsx';
import './brand-book.css';
import { brandGroups, type Brand } from './brand-groups.ts';
import { Candidates } from './candidates.tsx';
import { Decided } from './decided.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ModelHelp } from './model-help.tsx';
import { Reanalyses } from './reanalysis.tsx';
import { useDecide } from './use-decide.tsx';

/** The client's own names, at a glance. */
function Own({ customerId, brand }: { customerId: number; brand: Brand }) {
  const listed = (values: readonly string[]) =>
    values.length === 0 ? <span className="dim">none</span> : <bdi>{values.join(', ')}</bdi>;
  return (
    <Panel
      title="The client’s own names"
      actions={
        <Button
          component={Link}
          variant="default"
          leftSection={<IconPencil size={14} />}
          href={itemAddress(customerId, 'competitors', brand.brandId, noFilters, { show: 'book' })}
        >
          Edit
        </Button>
      }
    >
      <dl className="own-names">
        <div>
          <dt>Name</dt>
          <dd>
            <CompanyDot brandId={brand.brandId} own /> <bdi>{brand.name}</bdi>
            {brand.commonWord && <span className="dim"> · a common word: counts only as written</span>}
          </dd>
        </div>
        <div>
          <dt>Other names</dt>
          <dd>{listed(brand.aliases)}</dd>
        </div>
        <div>
          <dt>Not meant</dt>
          <dd>{listed(brand.excludes)}</dd>
        </div>
        <div>
          <dt>Domains</dt>
          <dd>{listed(brand.domains)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

/** Who is who: own names, companies to decide about, what was decided, and what that did to the history. */
export function BrandBook({ customerId }: { customerId: number }) {
  const brands = useOperation('list-brands', { customerId });
  const groups = useMemo(() => brandGroups(brands.data ?? []), [brands.data]);
  const { decide } = useDecide(customerId);
  const [merging, setMerging] = useState<Brand | null>(null);
  if (brands.data === undefined && brands.isError)
    return (
      <Failure title="The brand book could not be read" error={brands.error} retry={() => void brands.refetch()} />
    );
  if (brands.data === undefined)
    return (
      <>
        <LoadingNote what="the brand book" />
        <PanelSkeleton height="8rem" />
        <PanelSkeleton height="20rem" />
      </>
    );
  const nameOf = (brandId: number) => brands.data.find((one) => one.brandId === brandId)?.name ?? '';
  return (
    <>
      {groups.own !== null && <Own customerId={customerId} brand={groups.own} />}
      <Candidates customerId={customerId} candidates={groups.candidates} decide={decide} startMerge={setMerging} />
      <ModelHelp customerId={customerId} />
      <Reanalyses customerId={customerId} />
      <Decided
        title="Competitors"
        note="confirmed"
        customerId={customerId}
        brands={groups.confirmed}
        back={{ label: 'Set aside', kind: 'ignore' }}
        decide={decide}
      />
      <Decided
        title="Other names"
        note="merged"
        customerId={customerId}
        brands={groups.merged}
        back={{ label: 'Take apart', kind: 'reopen' }}
        nameOf={nameOf}
        decide={decide}
      />
      <Decided
        title="Set aside"
        note="counted nowhere"
        customerId={customerId}
        brands={groups.ignored}
        back={{ label: 'Open again', kind: 'reopen' }}
        decide={decide}
      />
      {merging !== null && (
        <MergeDialog
          brand={merging}
          brands={brands.data}
          merge={(into) => decide({ kind: 'merge', brand: merging, into })}
          close={() => setMerging(null)}
        />
      )}
    </>
  );
}
