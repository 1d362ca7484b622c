import { Select, TextInput } from '@mantine/core';
import { platforms } from '#shared/domain/platforms.ts';
import type { OutputOf } from '#shared/contract/index.ts';
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
        label="Query group"
        allowDeselect={false}
        searchable
        data={[
          { value: newGroup, label: 'New query group' },
          ...groups.map((group) => ({ value: String(group.id), label: group.name })),
        ]}
        value={draft.groupId === null ? newGroup : String(draft.groupId)}
        onChange={(value) => change({ groupId: value === null || value === newGroup ? null : Number(value) })}
      />
      {draft.groupId === null && (
        <>
          <TextInput
            label="Name of the group"
            description="Counts permanently towards your limit"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={200}
            value={draft.groupName}
            error={draft.groupName.trim() === '' ? 'Enter a name' : undefined}
            onChange={(event) => change({ groupName: event.currentTarget.value })}
          />
          <LanguageAndCountry language={draft.language} country={draft.country} change={change} />
        </>
      )}
      <Select
        label="Platform"
        description="For rows without a platform"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={[
          ...platforms.map((platform) => ({ value: platform.id, label: platform.label })),
          { value: perRow, label: 'From the file' },
        ]}
        value={draft.platform ?? perRow}
        onChange={(value) => change({ platform: value === perRow ? null : value })}
      />
      <TextInput
        label="Other platforms"
        description="Names in the file that Answerscope does not know; separated by commas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.newPlatforms}
        onChange={(event) => change({ newPlatforms: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Date"
        description="For rows without a date; default: today"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.date}
        onChange={(event) => change({ date: event.currentTarget.value })}
      />
    </div>
  );
}
