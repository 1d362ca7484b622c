import { Alert, Button } from '@mantine/core';
import { IconCheck, IconEyeOff, IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useOperation } from '../../api/hooks.ts';
import { LikelihoodWord } from '../../components/likelihood-word.tsx';
import { Query } from '../../components/query.tsx';
import { SidePage } from '../../components/side-page.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import './brand-book.css';
import { BrandForm } from './brand-form.tsx';
import { namesMergedInto, type Brand } from './brand-groups.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { LatestDecision } from './reanalyses.tsx';
import { useDecide, type Decision } from './use-decide.tsx';

const stateLabels = {
  confirmed: t('a competitor'),
  candidate: t('candidate: not decided yet'),
  ignored: t('ignored: not counted'),
  merged: t('merged into another company'),
  retired: t('no longer found in answers'),
} as const;

function DecisionButtons({
  brand,
  decide,
  merge,
}: {
  brand: Brand;
  decide: (decision: Decision) => void;
  merge: () => void;
}) {
  if (brand.own) return null;
  return (
    <div className="book-actions book-actions-start">
      {brand.state !== 'confirmed' && (
        <Button
          variant="light"
          leftSection={<IconCheck size={14} />}
          onClick={() => decide({ kind: 'confirm', brand })}
        >
          {t('Confirm as a competitor')}
        </Button>
      )}
      {brand.state !== 'ignored' && (
        <Button
          variant="default"
          leftSection={<IconEyeOff size={14} />}
          onClick={() => decide({ kind: 'ignore', brand })}
        >
          {t('Ignore')}
        </Button>
      )}
      {brand.state !== 'merged' && (
        <Button variant="default" leftSection={<IconGitMerge size={14} />} onClick={merge}>
          {t('Merge into another company')}
        </Button>
      )}
    </div>
  );
}

/** The names merged into a brand, each with a button to unmerge it. */
function MergedNames({ names, decide }: { names: readonly Brand[]; decide: (decision: Decision) => void }) {
  if (names.length === 0) return null;
  return (
    <Alert variant="light" color="gray" title={t('Merged into this company')}>
      <ul className="merged-names">
        {names.map((brand) => (
          <li key={brand.brandId}>
            <bdi>{brand.name}</bdi>{' '}
            <Button size="compact-xs" variant="subtle" onClick={() => decide({ kind: 'reopen', brand })}>
              {t('Unmerge')}
              <span className="visually-hidden"> {brand.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function BrandDetails({ customerId, brand, brands }: { customerId: number; brand: Brand; brands: readonly Brand[] }) {
  const decide = useDecide(customerId);
  const [merging, setMerging] = useState(false);
  const owner = brands.find(({ brandId }) => brandId === brand.productOfId);
  const state = brand.own ? t('the client') : stateLabels[brand.state];
  const savedNames = [brand.name, brand.aliases, brand.excludes, brand.domains, brand.commonWord];
  return (
    <div className="brand-body">
      <p className="side-line">
        <span>
          {owner === undefined ? (
            state
          ) : (
            <T
              message="{state}, probably a product of <owner>{name}</owner>: merge it, or confirm it as a different company"
              values={{ state, name: owner.name, owner: (inner) => <bdi>{inner}</bdi> }}
            />
          )}
        </span>
        <LikelihoodWord state={brand.state} probability={brand.probability} />
        <span className="dim num">
          {t('{count, plural, one {# answer} other {# answers}}, last {day}', {
            count: brand.answers,
            day: formatDay(brand.lastNamed),
          })}
        </span>
      </p>
      <DecisionButtons brand={brand} decide={decide} merge={() => setMerging(true)} />
      <MergedNames names={namesMergedInto(brands, brand.brandId)} decide={decide} />
      <BrandForm key={JSON.stringify(savedNames)} customerId={customerId} brand={brand} />
      <LatestDecision customerId={customerId} />
      {merging && (
        <MergeDialog
          brand={brand}
          brands={brands}
          merge={(into) => decide({ kind: 'merge', brand, into })}
          close={() => setMerging(false)}
        />
      )}
    </div>
  );
}

/** Side page of a brand: names, exclusions, domains and the decision about it. */
export function BrandPage({ customerId, brandId, close }: { customerId: number; brandId: number; close: () => void }) {
  const brands = useOperation('list-brands', { customerId });
  const brandIn = (list: readonly Brand[] | undefined) => list?.find((brand) => brand.brandId === brandId);
  return (
    <SidePage title={brandIn(brands.data)?.name ?? t('Company')} size="min(36rem, 92vw)" close={close}>
      <Query of={brands} what={t('the company')} loading={<Lines count={9} />}>
        {(list) => {
          const brand = brandIn(list);
          return brand === undefined ? (
            <Empty title={t('This company is not in the brand book')}>{t('It may belong to another client.')}</Empty>
          ) : (
            <BrandDetails key={brandId} customerId={customerId} brand={brand} brands={list} />
          );
        }}
      </Query>
    </SidePage>
  );
}
