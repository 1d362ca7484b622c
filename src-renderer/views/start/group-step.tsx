import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useCommand } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';
import { BeginningChoice } from './client-step.tsx';
import { LanguageAndCountry } from './language-country.tsx';
import type { StepProps } from './step-props.ts';
import { SuggestButton } from './suggest-button.tsx';

/** Keywords, typed or suggested from the website. */
function Keywords({ draft, change, problems }: StepProps) {
  const suggest = useCommand('suggest-keywords', { quiet: true });
  return (
    <>
      <Textarea
        label={t('Keywords')}
        description={t('What the client offers, in buyers’ words; separated by commas')}
        placeholder={t('city e-bike, folding e-bike, e-bike leasing')}
        autosize
        minRows={2}
        maxRows={6}
        value={draft.keywords}
        error={problems.keywords}
        onChange={(event) => change({ keywords: event.currentTarget.value })}
      />
      <SuggestButton
        label={t('Suggest from the website')}
        instead={t('You can enter keywords instead.')}
        suggest={suggest}
        ask={() =>
          suggest.mutate(
            { language: draft.language, websiteUrl: draft.website },
            { onSuccess: ({ keywords }) => change({ keywords: keywords.join(', ') }) },
          )
        }
      />
    </>
  );
}

/** What the query group measures: name, language, country, keywords; what it begins with, if the client has no step of its own. */
export function GroupStep({ isNewClient, ...step }: StepProps & { isNewClient: boolean }) {
  const { draft, change, problems } = step;
  const beginning = !isNewClient && <BeginningChoice draft={draft} change={change} />;
  if (draft.from === 'answers') return beginning;
  return (
    <Stack gap="md">
      {beginning}
      <TextInput
        data-autofocus
        label={t('Name of the query group')}
        description={t('A product line, a region, a campaign')}
        placeholder={t('E-bikes for commuters')}
        maxLength={200}
        value={draft.group}
        error={problems.group}
        onChange={(event) => change({ group: event.currentTarget.value })}
      />
      <Group grow align="flex-start">
        <LanguageAndCountry language={draft.language} country={draft.country} change={change} />
      </Group>
      {draft.from === 'questions' && (
        <p className="small dim">{t('You paste the questions in the next step; keywords are not needed.')}</p>
      )}
      {draft.from === 'keywords' && <Keywords {...step} />}
    </Stack>
  );
}
