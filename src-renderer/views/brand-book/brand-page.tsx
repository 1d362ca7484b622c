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

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** Names, excludes, domains and the common word of a brand; saved as one decision. */
function BrandForm({ customerId, brand }: { customerId: number; brand: Brand }) {
  const client = useQueryClient();
  const save = useCommand('save-brand', { quiet: true });
  const [draft, setDraft] = useState<Draft>(brand);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const changed =
    draft.name.trim() !== brand.name ||
    draft.commonWord !== brand.commonWord ||
    !same(draft.aliases, brand.aliases) ||
    !same(draft.excludes, brand.excludes) ||
    !same(draft.domains, brand.domains);
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
            ...(same(draft.aliases, brand.aliases) ? {} : { aliases: [...draft.aliases] }),
            ...(same(draft.excludes, brand.excludes) ? {} : { excludes: [...draft.excludes] }),
            ...(same(draft.domains, brand.domains) ? {} : { domains: [...draft.domains] }),
          },
          {
            onSuccess: () => {
              notifications.show({ message: 'Saved; the history is looked through again' });
              void client.invalidateQueries({ queryKey: ['list-brands'] });
            },
          },
        );
      }}
    >
      <TextInput
        label="Name"
        description="What it is called in every table; the old name stays one of its names."
        maxLength={200}
        value={draft.name}
        error={draft.name.trim() === '' ? 'A name' : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TagsInput
        label="Other names"
        description="Short forms, former names, other scripts. Enter after each. Spellings such as “1 Password” and “1Password” are the same name already."
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.aliases]}
        onChange={(aliases) => change({ aliases })}
      />
      <TagsInput
        label="Not meant"
        description="Phrases that cancel a hit: “monday morning” for Monday."
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.excludes]}
        onChange={(excludes) => change({ excludes })}
      />
      <TagsInput
        label="Domains"
        description={brand.own ? 'Sites that count as the client’s own.' : 'Sites that count as a competitor’s.'}
        placeholder="example.com"
        splitChars={[',', ' ']}
        clearable
        maxTags={50}
        value={[...draft.domains]}
        onChange={(domains) => change({ domains: domains.map((one) => one.trim().toLowerCase()) })}
      />
      <Checkbox
        label="The name is a common word"
        description="Counts only as written, and at the start of a sentence only where it is marked up or followed by a word that tells: Monday, Box, Notion."
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
            Undo
          </Button>
        )}
        <Button type="submit" disabled={!changed || draft.name.trim() === ''} loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

const stateWords = {
  confirmed: 'a competitor',
  candidate: 'not decided yet',
  ignored: 'set aside: counts nowhere',
  merged: 'a name of another company',
  retired: 'no longer found in answers',
} as const;

function Decide({ brand, decide, merge }: { brand: Brand; decide: (decision: Decision) => void; merge: () => void }) {
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
          Merge into another
        </Button>
      )}
    </div>
  );
}

/** One brand at the side: what it is called, what is not meant, whose sites, what was decided. */
export function BrandPage({ customerId, brandId, close }: { customerId: number; brandId: number; close: () => void }) {
  const brands = useOperation('list-brands', { customerId });
  const { decide } = useDecide(customerId);
  const [merging, setMerging] = useState(false);
  const brand = brands.data?.find((one) => one.brandId === brandId);
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
            <span>{brand.own ? 'the client itself' : stateWords[brand.state]}</span>
            <span className="dim num">
              {plural(brand.answers, 'answer')}, last {formatDay(brand.lastNamed)}
            </span>
          </p>
          <Decide brand={brand} decide={decide} merge={() => setMerging(true)} />
          {merged.length > 0 && (
            <Alert variant="light" color="gray" title="Merged into it">
              <ul className="merged-names">
                {merged.map((one) => (
                  <li key={one.brandId}>
                    <bdi>{one.name}</bdi>{' '}
                    <Button size="compact-xs" variant="subtle" onClick={() => decide({ kind: 'reopen', brand: one })}>
                      Take apart<span className="visually-hidden"> {one.name}</span>
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
