import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { t } from '../../language/current.ts';
import type { ReportDraft } from './report-draft.ts';

/** What this report alone has. */
export function ReportForm({
  defaultTitle,
  draft,
  change,
}: {
  defaultTitle: string;
  draft: ReportDraft;
  change: (part: Partial<ReportDraft>) => void;
}) {
  return (
    <div className="report-form">
      <TextInput
        label={t('Title')}
        placeholder={defaultTitle}
        maxLength={200}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('Introduction')}
        description={t('Shown under the contents; Markdown')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5_000}
        value={draft.intro}
        onChange={(event) => change({ intro: event.currentTarget.value })}
      />
      <Checkbox
        size="xs"
        label={t('Whole answers in CSV and JSON')}
        checked={draft.wholeAnswers}
        onChange={(event) => change({ wholeAnswers: event.currentTarget.checked })}
      />
    </div>
  );
}
