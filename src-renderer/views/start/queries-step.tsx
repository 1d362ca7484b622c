import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconArrowsSort, IconSparkles } from '@tabler/icons-react';
import { intents, type Intent } from '#shared/domain/intents.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/hooks.ts';
import { splitList } from '../../format/lists.ts';
import { languageLabel } from '../../format/places.ts';
import { intentLabels } from '../../labels/tag-mark.tsx';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { queriesOf, withQueries, type Draft } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { queryBounds, readTypedQueries } from './typed-queries.ts';

/** What each intent is, below its field. */
const meanings: Readonly<Record<Intent, string>> = {
  informational: t('To understand something'),
  comparison: t('To choose between offers'),
  transactional: t('To buy, order, know the price'),
  brand: t('To know more about the client; such queries name it nearly always'),
};

/** The field of the queries with one intent; a line that is moved to another field gets its intent. */
function IntentField({ intent, draft, change }: { intent: Intent } & Pick<StepProps, 'draft' | 'change'>) {
  const value = draft.byIntent[intent] ?? '';
  const { queries } = readTypedQueries(value);
  return (
    <Textarea
      label={t('{intent} ({count, number})', { intent: intentLabels[intent], count: queries.length })}
      description={meanings[intent]}
      autosize
      minRows={1}
      maxRows={12}
      dir="auto"
      value={value}
      onChange={(event) => change({ byIntent: { ...draft.byIntent, [intent]: event.currentTarget.value } })}
    />
  );
}

/** The queries by intent: typed, or generated to be read and edited here. Nothing is asked before the group is created. */
export function QueriesStep({ draft, change, problems, customerId }: StepProps & { customerId: number | null }) {
  const typed = queriesOf(draft);
  const names = customerId === null ? { names: [draft.name, ...splitList(draft.otherNames)] } : { customerId };
  const generate = useCommand('generate-queries', { quiet: true });
  const suggest = useCommand('suggest-intents', { quiet: true });
  /** Puts queries into the fields of the intents that their words say. */
  const sort = (queries: readonly string[], before: Pick<Draft, 'queries' | 'byIntent'>): void =>
    suggest.mutate(
      { ...names, queries: [...queries], language: draft.language },
      {
        onSuccess: ({ intents: found }) =>
          change(
            withQueries(
              { ...draft, ...before },
              queries.map((query, index) => ({ query, intent: found[index] ?? null })),
            ),
          ),
        // They are not lost if they cannot be sorted.
        onError: () =>
          change(
            withQueries(
              { ...draft, ...before },
              queries.map((query) => ({ query, intent: null })),
            ),
          ),
      },
    );
  const used = intents.filter((intent) => (draft.byIntent[intent] ?? '') !== '');
  const unsorted = readTypedQueries(draft.queries);
  return (
    <Stack gap="md">
      {draft.from === 'keywords' && (
        <div>
          <Button
            variant="default"
            leftSection={<IconSparkles size={14} />}
            loading={generate.isPending || suggest.isPending}
            onClick={() =>
              generate.mutate(
                {
                  ...names,
                  keywords: splitList(draft.keywords).join(', '),
                  language: draft.language,
                  countryCode: draft.country,
                },
                { onSuccess: ({ queries }) => sort(queries, draft) },
              )
            }
          >
            {t('Generate from the keywords')}
          </Button>
          <p className="small dim">
            {t(
              'About three queries per keyword, in {language}. Read and edit them: nothing is asked before you create the group.',
              { language: languageLabel(draft.language) },
            )}
          </p>
          {generate.data?.note != null && (
            <p className="small warn" role="status">
              {serviceText(generate.data.note)}
            </p>
          )}
          {generate.isError && (
            <p className="small warn" role="alert">
              {messageOf(generate.error)}
            </p>
          )}
        </div>
      )}
      {used.map((intent) => (
        <IntentField key={intent} intent={intent} draft={draft} change={change} />
      ))}
      <Textarea
        data-autofocus
        label={
          used.length === 0
            ? t('Queries')
            : t('Without an intent ({count, number})', { count: unsorted.queries.length })
        }
        description={
          used.length === 0
            ? t(
                'One per line, as a buyer would ask; up to {maximum, number}. Leave out the client’s name: the aim is to see who is named unprompted.',
                { maximum: queryBounds.maximum },
              )
            : undefined
        }
        placeholder={
          used.length === 0
            ? t('Which e-bike is best for commuting in a hilly city?\nWhere can I lease an e-bike through my employer?')
            : undefined
        }
        autosize
        minRows={used.length === 0 ? 9 : 2}
        maxRows={18}
        dir="auto"
        value={draft.queries}
        error={problems.queries}
        onChange={(event) => change({ queries: event.currentTarget.value })}
      />
      <Group justify="space-between">
        <p className="small dim num">
          {t('{count, plural, one {# query} other {# queries}}', { count: typed.queries.length })}
          {typed.duplicates > 0 &&
            ` · ${t('{count, plural, one {# duplicate line} other {# duplicate lines}} ignored', { count: typed.duplicates })}`}
        </p>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowsSort size={14} />}
          loading={suggest.isPending}
          disabled={unsorted.queries.length === 0}
          onClick={() => sort(unsorted.queries, { queries: '', byIntent: draft.byIntent })}
        >
          {t('Group by intent')}
        </Button>
      </Group>
    </Stack>
  );
}
