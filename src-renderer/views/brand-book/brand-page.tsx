import { Alert, Button, Checkbox, TagsInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconEyeOff, IconGitMerge } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { SidePage } from '../../components/side-page.tsx';
import { Empty, Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { plural } from '../../format/numbers.ts';
import { namesMergedInto, type Brand } from './brand-groups.ts';
import './brand-book.css';
import type { Decision } from './decisions.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { LastChange } from './reanalysis.tsx';
import { useDecide } from './use-decide.tsx';

interface Draft {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly excludes: readonly string[];
  readonly domains: readonly string[];
  readonly commonWord: boolean;
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Names, exclusions, domains and the common-word flag of a brand, saved as one decision. */
function BrandForm({ customerId, brand }: { customerId: number; brand: Brand }) {
  const client = useQueryClient();
  const save = useCommand('save-brand', { quiet: true });
  const [draft, setDraft] = useState<Draft>(brand);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const changed =
    draft.name.trim() !== brand.name ||
    draft.commonWord !== brand.commonWord ||
    !sameList(draft.aliases, brand.aliases) ||
    !sameList(draft.excludes, brand.excludes) ||
    !sameList(draft.domains, brand.domains);
  return (
    <form
      className="brand-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changed || draft.name.trim() === '') return;
        save.mutate(
          {
            customerId,
            brandId: brand.brandId,
            ...(draft.name.trim() === brand.name ? {} : { name: draft.name.trim() }),
            ...(draft.commonWord === brand.commonWord ? {} : { commonWord: draft.commonWord }),
            ...(sameList(draft.aliases, brand.aliases) ? {} : { aliases: [...draft.aliases] }),
            ...(sameList(draft.excludes, brand.excludes) ? {} : { excludes: [...draft.excludes] }),
            ...(sameList(draft.domains, brand.domains) ? {} : { domains: [...draft.domains] }),
          },
          {
            onSuccess: () => {
              notifications.show({ message: 'Saved. Past answers are being re-analysed.' });
              void client.invalidateQueries({ queryKey: ['list-brands'] });
            },
          },
        );
      }}
    >
      <TextInput
        label="Name"
        description="Used in every table. The previous name is still recognised."
        maxLength={200}
        value={draft.name}
        error={draft.name.trim() === '' ? 'Enter a name' : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TagsInput
        label="Other names"
        description="Short forms, former names, names in other scripts; press Enter after each. Variants such as “1 Password” and “1Password” are matched automatically."
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.aliases]}
        onChange={(aliases) => change({ aliases })}
      />
      <TagsInput
        label="Exclusions"
        description="Phrases to exclude, such as “monday morning” for Monday."
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.excludes]}
        onChange={(excludes) => change({ excludes })}
      />
      <TagsInput
        label="Domains"
        description={brand.own ? 'Sites that belong to the client.' : 'Sites that belong to this competitor.'}
        placeholder="example.com"
        splitChars={[',', ' ']}
        clearable
        maxTags={50}
        value={[...draft.domains]}
        onChange={(domains) => change({ domains: domains.map((domain) => domain.trim().toLowerCase()) })}
      />
      <Checkbox
        label="The name is a common word"
        description="For names such as Monday, Box or Notion: counted only with this exact capitalisation, and at the start of a sentence only if the text marks it as a name."
        checked={draft.commonWord}
        onChange={(event) => change({ commonWord: event.currentTarget.checked })}
      />
      {save.isError && (
        <p className="bad" role="alert">
          {messageOf(save.error)}
        </p>
      )}
      <div className="book-actions">
        {changed && (
          <Button variant="default" onClick={() => setDraft(brand)}>
            Discard changes
          </Button>
        )}
        <Button type="submit" disabled={!changed || draft.name.trim() === ''} loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

const stateLabels = {
  confirmed: 'a competitor',
  candidate: 'candidate: not decided yet',
  ignored: 'ignored: not counted',
  merged: 'merged into another company',
  retired: 'no longer found in answers',
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
          Confirm as a competitor
        </Button>
      )}
      {brand.state !== 'ignored' && (
        <Button
          variant="default"
          leftSection={<IconEyeOff size={14} />}
          onClick={() => decide({ kind: 'ignore', brand })}
        >
          Ignore
        </Button>
      )}
      {brand.state !== 'merged' && (
        <Button variant="default" leftSection={<IconGitMerge size={14} />} onClick={merge}>
          Merge into another company
        </Button>
      )}
    </div>
  );
}

/** Side page of a brand: names, exclusions, domains and the decision about it. */
export function BrandPage({ customerId, brandId, close }: { customerId: number; brandId: number; close: () => void }) {
  const brands = useOperation('list-brands', { customerId });
  const { decide } = useDecide(customerId);
  const [merging, setMerging] = useState(false);
  const brand = brands.data?.find((candidate) => candidate.brandId === brandId);
  const merged = namesMergedInto(brands.data ?? [], brandId);
  return (
    <SidePage title={brand?.name ?? 'Company'} size="min(36rem, 92vw)" close={close}>
      {brands.data === undefined && brands.isPending && (
        <>
          <LoadingNote what="the company" />
          <Lines count={9} />
        </>
      )}
      {brands.data === undefined && brands.isError && (
        <Failure title="The brand book could not be read" error={brands.error} retry={() => void brands.refetch()} />
      )}
      {brands.data !== undefined && brand === undefined && (
        <Empty title="This company is not in the brand book">It may belong to another client.</Empty>
      )}
      {brand !== undefined && (
        <div className="brand-body">
          <p className="side-line">
            <span>{brand.own ? 'the client' : stateLabels[brand.state]}</span>
            <span className="dim num">
              {plural(brand.answers, 'answer')}, last {formatDay(brand.lastNamed)}
            </span>
          </p>
          <DecisionButtons brand={brand} decide={decide} merge={() => setMerging(true)} />
          {merged.length > 0 && (
            <Alert variant="light" color="gray" title="Merged into this company">
              <ul className="merged-names">
                {merged.map((mergedBrand) => (
                  <li key={mergedBrand.brandId}>
                    <bdi>{mergedBrand.name}</bdi>{' '}
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      onClick={() => decide({ kind: 'reopen', brand: mergedBrand })}
                    >
                      Unmerge<span className="visually-hidden"> {mergedBrand.name}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <BrandForm
            key={`${brandId}-${JSON.stringify([brand.name, brand.aliases, brand.excludes, brand.domains, brand.commonWord])}`}
            customerId={customerId}
            brand={brand}
          />
          <LastChange customerId={customerId} />
          {merging && (
            <MergeDialog
              brand={brand}
              brands={brands.data ?? []}
              merge={(into) => decide({ kind: 'merge', brand, into })}
              close={() => setMerging(false)}
            />
          )}
        </div>
      )}
    </SidePage>
  );
}
