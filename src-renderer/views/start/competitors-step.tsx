import { Chip, Group, Stack, Textarea } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { splitList } from '../../format/lists.ts';
import { formatCount } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import type { StepProps } from './step-props.ts';
import { SuggestButton } from './suggest-button.tsx';

const origins: Readonly<Record<OutputOf<'suggest-competitors'>['source'], string>> = {
  model: t('Proposed by the configured AI model, not measured: choose those that compete with the client.'),
  answers: t(
    'Named beside the client in stored answers, with the number of answers: choose those that compete with it.',
  ),
  none: t(
    'No AI model is configured, and no stored answer names the client. Type the names you know; answers will show the others.',
  ),
};

/** The competitors: proposed, and confirmed by choosing or typing them. */
export function CompetitorsStep({ draft, change }: StepProps) {
  const suggest = useCommand('suggest-competitors', { quiet: true });
  const chosen = splitList(draft.competitors);
  const toggle = (name: string): void =>
    change({
      competitors: (chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]).join(', '),
    });
  return (
    <Stack gap="md">
      <Textarea
        data-autofocus
        label={t('Competitors')}
        description={t(
          'Separated by commas. They are counted from the first answer on; others are found in answers. Optional.',
        )}
        placeholder="Canyon, Cube, Riese & Müller"
        autosize
        minRows={2}
        maxRows={6}
        value={draft.competitors}
        onChange={(event) => change({ competitors: event.currentTarget.value })}
      />
      <SuggestButton
        label={t('Propose competitors')}
        instead={t('You can type them instead.')}
        suggest={suggest}
        ask={() =>
          suggest.mutate({
            names: [draft.name, ...splitList(draft.otherNames)],
            websiteUrl: draft.website,
            language: draft.language,
            countryCode: draft.country,
          })
        }
      />
      {suggest.data !== undefined && (
        <div>
          <p className="small dim" role="status">
            {origins[suggest.data.source]}
          </p>
          <Group gap={6} mt={8} role="group" aria-label={t('Proposed competitors')}>
            {suggest.data.competitors.map(({ name, answers }) => (
              <Chip key={name} size="xs" checked={chosen.includes(name)} onChange={() => toggle(name)}>
                <bdi>{name}</bdi>
                {answers !== null && <span className="num"> · {formatCount(answers)}</span>}
              </Chip>
            ))}
          </Group>
        </div>
      )}
    </Stack>
  );
}
