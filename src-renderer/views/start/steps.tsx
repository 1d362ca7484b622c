import { Button, Checkbox, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { platforms } from '#shared/domain/platforms.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { NotSetUp } from '../../components/not-set-up.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { splitList } from '../../format/lists.ts';
import { plural } from '../../format/numbers.ts';
import type { Draft } from './draft.ts';
import { LanguageAndCountry } from './language-country.tsx';
import { queryBounds, readTypedQueries } from './typed-queries.ts';

interface StepProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly problems: Partial<Record<keyof Draft, string>>;
  readonly providers: OutputOf<'list-providers'>;
  /** An existing client; null if it is created with the group. */
  readonly customerId: number | null;
}

/** The client: the names to look for in answers. */
export function ClientStep({
  draft,
  change,
  problems,
  askOrganization,
}: Pick<StepProps, 'draft' | 'change' | 'problems'> & { askOrganization: boolean }) {
  return (
    <Stack gap="md">
      <TextInput
        data-autofocus
        label="Name"
        description="As people write it"
        placeholder="Larkspur Bikes"
        maxLength={200}
        value={draft.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Website"
        placeholder="larkspur.com"
        maxLength={2000}
        value={draft.website}
        error={problems.website}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
      <TextInput
        label="Other names"
        description="Short forms, former names, product names; separated by commas. Optional."
        placeholder="Larkspur, Larkspur Cycles"
        value={draft.otherNames}
        onChange={(event) => change({ otherNames: event.currentTarget.value })}
      />
      {askOrganization && (
        <TextInput
          label="Your organization"
          description="The agency or company these clients belong to"
          maxLength={200}
          value={draft.organization}
          error={problems.organization}
          onChange={(event) => change({ organization: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

const beginnings = [
  { value: 'keywords', label: 'Suggested' },
  { value: 'questions', label: 'My own questions' },
  { value: 'answers', label: 'Recorded answers' },
] as const;

/** Keywords, typed or suggested from the website. */
function Keywords({ draft, change, problems }: Pick<StepProps, 'draft' | 'change' | 'problems'>) {
  const suggest = useCommand('suggest-keywords', { quiet: true });
  return (
    <>
      <Textarea
        label="Keywords"
        description="What the client offers, in buyers’ words; separated by commas"
        placeholder="city e-bike, folding e-bike, e-bike leasing"
        autosize
        minRows={2}
        maxRows={6}
        value={draft.keywords}
        error={problems.keywords}
        onChange={(event) => change({ keywords: event.currentTarget.value })}
      />
      <div>
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          loading={suggest.isPending}
          onClick={() =>
            suggest.mutate(
              { language: draft.language, websiteUrl: draft.website },
              { onSuccess: ({ keywords }) => change({ keywords: keywords.join(', ') }) },
            )
          }
        >
          Suggest from the website
        </Button>
        {suggest.data?.note != null && (
          <p className="small warn" role="status">
            {suggest.data.note}
          </p>
        )}
        {suggest.isError && (
          <p className="small warn" role="alert">
            {messageOf(suggest.error)} You can enter keywords instead.
          </p>
        )}
      </div>
    </>
  );
}

/** What the query group begins with, its language, country, keywords and platforms. */
export function GroupStep({ draft, change, problems, providers }: StepProps) {
  const missing = providers.filter(({ published, ready }) => published && !ready);
  const beginning = (
    <SegmentedControl
      size="xs"
      aria-label="What to begin with"
      value={draft.from}
      onChange={(value) => change({ from: beginnings.find((one) => one.value === value)?.value ?? 'keywords' })}
      data={[...beginnings]}
    />
  );
  if (draft.from === 'answers')
    return (
      <Stack gap="md">
        {beginning}
        <p className="small">
          The client is created, and you choose the file of recorded answers next: CSV, JSON or JSON Lines with at least
          a query and an answer in each row. Its queries become the first query group; nothing is asked and nothing
          costs anything.
        </p>
      </Stack>
    );
  return (
    <Stack gap="md">
      {beginning}
      <TextInput
        data-autofocus
        label="Name of the query group"
        description="A product line, a region, a campaign"
        placeholder="E-bikes for commuters"
        maxLength={200}
        value={draft.group}
        error={problems.group}
        onChange={(event) => change({ group: event.currentTarget.value })}
      />
      <Group grow align="flex-start">
        <LanguageAndCountry language={draft.language} country={draft.country} change={change} />
      </Group>
      {draft.from === 'questions' && (
        <p className="small dim">You paste the questions in the next step; keywords are not needed.</p>
      )}
      {draft.from === 'keywords' && <Keywords draft={draft} change={change} problems={problems} />}
      <Checkbox.Group
        label="Platforms"
        error={problems.platforms}
        value={[...(draft.platforms ?? [])]}
        onChange={(value) => change({ platforms: value })}
      >
        <Group mt={6} gap="lg">
          {platforms
            .filter((platform) => platform.published)
            .map((platform) => (
              <Checkbox key={platform.id} value={platform.id} label={<PlatformMark platform={platform.id} />} />
            ))}
        </Group>
      </Checkbox.Group>
      {missing.map(({ platform, providers: choices }) => (
        <NotSetUp key={platform} platform={platform} why={choices.find(({ active }) => active)?.missing ?? null} />
      ))}
    </Stack>
  );
}

/** The queries: typed, or generated to be read and edited here. Nothing is asked before the group is created. */
export function QueriesStep({ draft, change, problems, customerId }: StepProps) {
  const typed = readTypedQueries(draft.queries);
  const generate = useCommand('generate-queries', { quiet: true });
  return (
    <Stack gap="md">
      <Textarea
        data-autofocus
        label="Queries"
        description={`One per line, as a buyer would ask; up to ${queryBounds.maximum}. Leave out the client’s name: the aim is to see who is named unprompted.`}
        placeholder={
          'Which e-bike is best for commuting in a hilly city?\nWhere can I lease an e-bike through my employer?'
        }
        autosize
        minRows={9}
        maxRows={18}
        dir="auto"
        value={draft.queries}
        error={problems.queries}
        onChange={(event) => change({ queries: event.currentTarget.value })}
      />
      <p className="small dim num">
        {plural(typed.queries.length, 'query', 'queries')}
        {typed.duplicates > 0 && ` · ${plural(typed.duplicates, 'duplicate line')} ignored`}
      </p>
      <div hidden={draft.from === 'questions'}>
        <Button
          variant="default"
          leftSection={<IconSparkles size={14} />}
          loading={generate.isPending}
          onClick={() =>
            generate.mutate(
              {
                ...(customerId === null ? { names: [draft.name, ...splitList(draft.otherNames)] } : { customerId }),
                keywords: splitList(draft.keywords).join(', '),
                language: draft.language,
                countryCode: draft.country,
              },
              {
                onSuccess: ({ queries }) =>
                  change({ queries: [draft.queries.trimEnd(), ...queries].filter((line) => line !== '').join('\n') }),
              },
            )
          }
        >
          Generate from the keywords
        </Button>
        <p className="small dim">
          About three queries per keyword, in {draft.language}. Read and edit them: nothing is asked before you create
          the group.
        </p>
        {generate.data?.note != null && (
          <p className="small warn" role="status">
            {generate.data.note}
          </p>
        )}
        {generate.isError && (
          <p className="small warn" role="alert">
            {messageOf(generate.error)}
          </p>
        )}
      </div>
    </Stack>
  );
}
