import { Button, Radio, TagsInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { t } from '../../language/current.ts';
import type { Brand } from './brand-groups.ts';
import './brand-book.css';
import { meaningWords } from './word-question.tsx';

interface Draft {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly excludes: readonly string[];
  readonly domains: readonly string[];
  readonly commonWord: boolean | null;
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

const wordUses = [
  { value: 'undecided', answer: null, label: t('Let the word lists decide') },
  { value: 'word', answer: true, label: t('Also a word: judge each occurrence by its context') },
  { value: 'brand', answer: false, label: t('Only this brand: count every occurrence') },
] as const;

/** Names, exclusions, domains and other meanings of a brand, saved as one decision. */
export function BrandForm({ customerId, brand }: { customerId: number; brand: Brand }) {
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
            onSuccess: () => notifications.show({ message: t('Saved. Past answers are being re-analysed.') }),
          },
        );
      }}
    >
      <TextInput
        label={t('Name')}
        description={t('Used in every table. The previous name is still recognised.')}
        maxLength={200}
        value={draft.name}
        error={draft.name.trim() === '' ? t('Enter a name') : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TagsInput
        label={t('Other names')}
        description={t(
          'Short forms, former names, names in other scripts; press Enter after each. Variants such as “1 Password” and “1Password” are matched automatically.',
        )}
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.aliases]}
        onChange={(aliases) => change({ aliases })}
      />
      <TagsInput
        label={t('Exclusions')}
        description={t('Phrases to exclude, such as “monday morning” for Monday.')}
        splitChars={[]}
        clearable
        maxTags={200}
        value={[...draft.excludes]}
        onChange={(excludes) => change({ excludes })}
      />
      <TagsInput
        label={t('Domains')}
        description={brand.own ? t('Sites that belong to the client.') : t('Sites that belong to this competitor.')}
        placeholder="example.com"
        splitChars={[',', ' ']}
        clearable
        maxTags={50}
        value={[...draft.domains]}
        onChange={(domains) => change({ domains: domains.map((domain) => domain.trim().toLowerCase()) })}
      />
      <Radio.Group
        label={t('What the name means')}
        description={
          brand.wordIn.length > 0 || brand.firstName
            ? t('{name} is also {meaning}.', { name: brand.name, meaning: meaningWords(brand) })
            : t('No other meaning is known. Names such as Monday, Box or Notion are also words.')
        }
        value={wordUses.find(({ answer }) => answer === draft.commonWord)?.value ?? 'undecided'}
        onChange={(value) => change({ commonWord: wordUses.find((use) => use.value === value)?.answer ?? null })}
      >
        {wordUses.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} mt="xs" />
        ))}
      </Radio.Group>
      <Problem error={save.error} />
      <div className="book-actions">
        {changed && (
          <Button variant="default" onClick={() => setDraft(brand)}>
            {t('Discard changes')}
          </Button>
        )}
        <Button type="submit" disabled={!changed || draft.name.trim() === ''} loading={save.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
