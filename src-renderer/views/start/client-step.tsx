import { Button, Stack, TextInput } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { Segments } from '../../components/segments.tsx';
import { splitList } from '../../format/lists.ts';
import { t } from '../../language/current.ts';
import type { Beginning, Draft } from './draft.ts';
import type { StepProps } from './step-props.ts';

const beginnings: readonly { readonly value: Beginning; readonly label: string }[] = [
  { value: 'keywords', label: t('Suggested queries') },
  { value: 'questions', label: t('My own questions') },
  { value: 'answers', label: t('Recorded answers') },
];

/** What the first query group begins with. */
export function BeginningChoice({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  return (
    <div>
      <Segments
        size="xs"
        aria-label={t('What to begin with')}
        value={draft.from}
        onChange={(value) => change({ from: beginnings.find((one) => one.value === value)?.value ?? 'keywords' })}
        data={[...beginnings]}
      />
      {draft.from === 'answers' && (
        <p className="small dim start-beginning">
          {t(
            'You choose the file of recorded answers next: CSV, Excel, JSON or JSON Lines with at least a query and an answer in each row. Its queries become the first query group, and the companies that its answers name wait in the brand book; nothing is asked and nothing costs anything.',
          )}
        </p>
      )}
    </div>
  );
}

/** What reading the website changes: it fills in the name if there is none, and adds to the rest. */
function fromWebsite(
  draft: Draft,
  { name, aliases, domains, language, countryCode }: OutputOf<'read-website'>,
): Partial<Draft> {
  const added = (typed: string, found: readonly string[]): string =>
    [...new Set([...splitList(typed), ...found])].join(', ');
  return {
    ...(draft.name.trim() === '' && name !== '' ? { name } : {}),
    otherNames: added(
      draft.otherNames,
      aliases.filter((alias) => alias !== draft.name),
    ),
    domains: added(draft.domains, domains),
    ...(language === null ? {} : { language }),
    ...(countryCode === null ? {} : { country: countryCode }),
  };
}

/** The client: its website, and the names to look for in answers, proposed from there. */
export function ClientStep({ draft, change, problems, askOrganization }: StepProps & { askOrganization: boolean }) {
  const read = useCommand('read-website', { quiet: true });
  return (
    <Stack gap="md">
      <BeginningChoice draft={draft} change={change} />
      <div className="start-website">
        <TextInput
          data-autofocus
          label={t('Website')}
          placeholder="larkspur.com"
          maxLength={2000}
          value={draft.website}
          error={problems.website}
          onChange={(event) => change({ website: event.currentTarget.value })}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<IconWorldSearch size={14} />}
          loading={read.isPending}
          disabled={draft.website.trim() === ''}
          onClick={() =>
            read.mutate(
              { websiteUrl: draft.website.trim() },
              { onSuccess: (found) => change(fromWebsite(draft, found)) },
            )
          }
        >
          {t('Read the website')}
        </Button>
      </div>
      {read.data !== undefined && (
        <p className="small dim" role="status">
          {read.data.name === ''
            ? t('The website does not say a name. Names and domains are proposals of the website: check them.')
            : t('Names and domains are proposals of the website: check them.')}
        </p>
      )}
      {read.isError && (
        <p className="small warn" role="alert">
          {messageOf(read.error)} {t('You can continue without it: enter the names yourself.')}
        </p>
      )}
      <TextInput
        label={t('Name')}
        description={t('As people write it')}
        placeholder="Larkspur Bikes"
        maxLength={200}
        value={draft.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('Other names')}
        description={t('Short forms, former names, product names; separated by commas. Optional.')}
        placeholder="Larkspur, Larkspur Cycles"
        value={draft.otherNames}
        onChange={(event) => change({ otherNames: event.currentTarget.value })}
      />
      <TextInput
        label={t('Other domains')}
        description={t('Besides the website: for other countries or products; separated by commas. Optional.')}
        placeholder="larkspur.de, larkspur.shop"
        value={draft.domains}
        error={problems.domains}
        onChange={(event) => change({ domains: event.currentTarget.value })}
      />
      {askOrganization && (
        <TextInput
          label={t('Your organization')}
          description={t('The agency or company these clients belong to')}
          maxLength={200}
          value={draft.organization}
          error={problems.organization}
          onChange={(event) => change({ organization: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
