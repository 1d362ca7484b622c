import { Select, TextInput } from '@mantine/core';
import { platforms } from '#shared/domain/platforms.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { t } from '../../language/current.ts';
import { LanguageAndCountry } from '../start/language-country.tsx';
import type { ImportDraft } from './import-request.ts';

const newGroup = 'new';
const perRow = 'row';

/** The query group to import into, and defaults for rows without a platform or date. */
export function ImportTarget({
  groups,
  draft,
  change,
}: {
  groups: OutputOf<'list-query-groups'>;
  draft: ImportDraft;
  change: (part: Partial<ImportDraft>) => void;
}) {
  return (
    <div className="import-fields">
      <Select
        label={t('Query group')}
        allowDeselect={false}
        searchable
        data={[
          { value: newGroup, label: t('New query group') },
          ...groups.map((group) => ({ value: String(group.id), label: group.name })),
        ]}
        value={draft.groupId === null ? newGroup : String(draft.groupId)}
        onChange={(value) => change({ groupId: value === null || value === newGroup ? null : Number(value) })}
      />
      {draft.groupId === null && (
        <>
          <TextInput
            label={t('Name of the group')}
            description={t('Counts permanently towards your limit')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={200}
            value={draft.groupName}
            error={draft.groupName.trim() === '' ? t('Enter a name') : undefined}
            onChange={(event) => change({ groupName: event.currentTarget.value })}
          />
          <LanguageAndCountry language={draft.language} country={draft.country} change={change} />
        </>
      )}
      <Select
        label={t('Platform')}
        description={t('For rows without a platform')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={[
          ...platforms.map((platform) => ({ value: platform.id, label: platform.label })),
          { value: perRow, label: t('From the file') },
        ]}
        value={draft.platform ?? perRow}
        onChange={(value) => change({ platform: value === perRow ? null : value })}
      />
      <TextInput
        label={t('Other platforms')}
        description={t('Names in the file that Answerscope does not know; separated by commas')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.newPlatforms}
        onChange={(event) => change({ newPlatforms: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('Date')}
        description={t('For rows without a date; default: today')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.date}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
    </div>
  );
}
