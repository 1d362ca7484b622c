import type { InputOf } from '#shared/contract/index.ts';
import type { ReportFormat, ReportSection, ReportTemplate } from '#shared/contract/workspace/reports.ts';
import type { Filters } from '../../app/address.ts';
import { viewScope } from '../../api/scope.ts';
import { t } from '../../language/current.ts';

/** The choices for one report; period, query group and platform come from the filter bar, the rest from the template. */
export interface ReportDraft {
  readonly title: string;
  /** Markdown. */
  readonly intro: string;
  /** Whether CSV and JSON have the whole text of every answer. */
  readonly wholeAnswers: boolean;
}

export const newDraft: ReportDraft = { title: '', intro: '', wholeAnswers: false };

export const sectionNames: Readonly<Record<ReportSection, string>> = {
  summary: t('Summary'),
  trend: t('Visibility over time'),
  actions: t('Work done, and whether it shows'),
  competitors: t('Companies named'),
  sources: t('Sources'),
  queries: t('Queries won and lost'),
  recommendations: t('Recommendations'),
  answers: t('Answers of the latest scans'),
  method: t('How the figures are calculated'),
  evidence: t('Evidence: whole answers'),
};

/** The formats, each with its use. */
export const formats: readonly { readonly format: ReportFormat; readonly label: string; readonly use: string }[] = [
  { format: 'pdf', label: 'PDF', use: t('to send') },
  { format: 'pptx', label: 'PowerPoint', use: t('to present and edit') },
  { format: 'xlsx', label: 'Excel', use: t('all figures') },
  { format: 'html', label: t('Web page'), use: t('one file for any browser') },
  { format: 'csv', label: 'CSV', use: t('every answer, one row each') },
  { format: 'json', label: 'JSON', use: t('all figures, for other programs') },
];

export const formatLabel = (format: ReportFormat): string =>
  formats.find((entry) => entry.format === format)?.label ?? format;

export const logoLimitBytes = 512 * 1024;

/**
 * The request for a report; null while no section is chosen.
 * @param edited the template as it is being edited; null: as it is kept
 */
export function reportRequest(
  customerId: number,
  filters: Filters,
  draft: ReportDraft,
  edited: ReportTemplate | null,
): InputOf<'preview-report'> | null {
  if (edited !== null && edited.sections.length === 0) return null;
  return {
    ...viewScope(customerId, filters),
    ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
    ...(draft.intro.trim() === '' ? {} : { intro: draft.intro }),
    ...(draft.wholeAnswers ? { wholeAnswers: true } : {}),
    ...(edited === null ? {} : { template: edited }),
  };
}

/** A template with a section moved by one place, up or down; as it is at the ends. */
export function moved(
  sections: readonly ReportSection[],
  section: ReportSection,
  by: -1 | 1,
): readonly ReportSection[] {
  const from = sections.indexOf(section);
  const to = from + by;
  if (from === -1 || to < 0 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}
