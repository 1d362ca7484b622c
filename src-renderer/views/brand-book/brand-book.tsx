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

/** The names, exclusions and domains of the client. */
function ClientNames({ customerId, brand }: { customerId: number; brand: Brand }) {
  const joined = (values: readonly string[]) =>
    values.length === 0 ? <span className="dim">none</span> : <bdi>{values.join(', ')}</bdi>;
  return (
    <Panel
      title="The client’s names"
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
            {brand.commonWord && <span className="dim"> · a common word: counted only with this capitalisation</span>}
          </dd>
        </div>
        <div>
          <dt>Other names</dt>
          <dd>{joined(brand.aliases)}</dd>
        </div>
        <div>
          <dt>Exclusions</dt>
          <dd>{joined(brand.excludes)}</dd>
        </div>
        <div>
          <dt>Domains</dt>
          <dd>{joined(brand.domains)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

/** The client’s names, the candidates to decide about, past decisions, and what they changed. */
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
  const nameOf = (brandId: number) => brands.data.find((brand) => brand.brandId === brandId)?.name ?? '';
  return (
    <>
      {groups.own !== null && <ClientNames customerId={customerId} brand={groups.own} />}
      <Candidates customerId={customerId} candidates={groups.candidates} decide={decide} startMerge={setMerging} />
      <ModelHelp customerId={customerId} />
      <Reanalyses customerId={customerId} />
      <Decided
        title="Competitors"
        note="confirmed"
        customerId={customerId}
        brands={groups.confirmed}
        reverse={{ label: 'Ignore', kind: 'ignore' }}
        decide={decide}
      />
      <Decided
        title="Merged names"
        note="counted as another company"
        customerId={customerId}
        brands={groups.merged}
        reverse={{ label: 'Unmerge', kind: 'reopen' }}
        nameOf={nameOf}
        decide={decide}
      />
      <Decided
        title="Ignored"
        note="not counted"
        customerId={customerId}
        brands={groups.ignored}
        reverse={{ label: 'Reopen', kind: 'reopen' }}
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
