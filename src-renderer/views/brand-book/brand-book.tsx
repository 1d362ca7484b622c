import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useOperation } from '../../api/hooks.ts';
import { itemAddress, noFilters } from '../../app/address.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { t, texts } from '../../language/current.ts';
import './brand-book.css';
import { brandGroups, type Brand } from './brand-groups.ts';
import { Candidates } from './candidates.tsx';
import { Decided } from './decided.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ModelHelp } from './model-help.tsx';
import { Reanalyses } from './reanalyses.tsx';
import { useDecide } from './use-decide.tsx';
import { WordQuestions } from './word-question.tsx';

/** The names, exclusions and domains of the client. */
function ClientNames({ customerId, brand }: { customerId: number; brand: Brand }) {
  const joined = (values: readonly string[]) =>
    values.length === 0 ? <span className="dim">{t('none', {}, 'names')}</span> : <bdi>{texts().list(values)}</bdi>;
  return (
    <Panel
      title={t('The client’s names')}
      actions={
        <Button
          component={Link}
          variant="default"
          leftSection={<IconPencil size={14} />}
          href={itemAddress(customerId, 'competitors', brand.brandId, noFilters, { show: 'book' })}
        >
          {t('Edit')}
        </Button>
      }
    >
      <dl className="own-names">
        <div>
          <dt>{t('Name')}</dt>
          <dd>
            <CompanyDot brandId={brand.brandId} own /> <bdi>{brand.name}</bdi>
            {brand.commonWord === true && <span className="dim"> · {t('also a word: judged by its context')}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('Other names')}</dt>
          <dd>{joined(brand.aliases)}</dd>
        </div>
        <div>
          <dt>{t('Exclusions')}</dt>
          <dd>{joined(brand.excludes)}</dd>
        </div>
        <div>
          <dt>{t('Domains')}</dt>
          <dd>{joined(brand.domains)}</dd>
        </div>
      </dl>
    </Panel>
  );
}

function Decisions({ customerId, brands }: { customerId: number; brands: readonly Brand[] }) {
  const groups = useMemo(() => brandGroups(brands), [brands]);
  const decide = useDecide(customerId);
  const [merging, setMerging] = useState<Brand | null>(null);
  const shared = { customerId, decide };
  const nameOf = (brandId: number) => brands.find((brand) => brand.brandId === brandId)?.name ?? '';
  return (
    <>
      {groups.own !== null && <ClientNames customerId={customerId} brand={groups.own} />}
      <WordQuestions customerId={customerId} brands={brands} />
      <Candidates {...shared} candidates={groups.candidates} startMerge={setMerging} nameOf={nameOf} />
      <ModelHelp customerId={customerId} />
      <Reanalyses customerId={customerId} />
      <Decided
        {...shared}
        title={t('Competitors')}
        note={t('confirmed', {}, 'companies')}
        brands={groups.confirmed}
        reverse={{ label: t('Ignore'), kind: 'ignore' }}
      />
      <Decided
        {...shared}
        title={t('Merged names')}
        note={t('counted as another company')}
        brands={groups.merged}
        reverse={{ label: t('Unmerge'), kind: 'reopen' }}
        nameOf={nameOf}
      />
      <Decided
        {...shared}
        title={t('Ignored')}
        note={t('not counted')}
        brands={groups.ignored}
        reverse={{ label: t('Reopen'), kind: 'reopen' }}
      />
      {merging !== null && (
        <MergeDialog
          brand={merging}
          brands={brands}
          merge={(into) => decide({ kind: 'merge', brand: merging, into })}
          close={() => setMerging(null)}
        />
      )}
    </>
  );
}

/** The client’s names, the candidates to decide about, past decisions, and what they changed. */
export function BrandBook({ customerId }: { customerId: number }) {
  const brands = useOperation('list-brands', { customerId });
  return (
    <Query
      of={brands}
      what={t('the brand book')}
      loading={
        <>
          <PanelSkeleton height="8rem" />
          <PanelSkeleton height="20rem" />
        </>
      }
    >
      {(list) => <Decisions customerId={customerId} brands={list} />}
    </Query>
  );
}
