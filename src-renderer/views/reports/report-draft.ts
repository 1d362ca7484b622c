import type { InputOf } from '#shared/contract/index.ts';
import { reportSections, type ReportFormat, type ReportSection } from '#shared/contract/workspace/reports.ts';
import type { Filters } from '../../app/address.ts';
import { viewScope } from '../../api/scope.ts';
import type { ReportStyle } from '../../state/report-style.ts';

/** The choices for one report; period, query group and platform come from the filter bar. */
export interface ReportDraft {
  readonly title: string;
  /** Markdown. */
  readonly intro: string;
  readonly sections: readonly ReportSection[];
}

export const newDraft: ReportDraft = { title: '', intro: '', sections: reportSections };

export const sectionNames: Readonly<Record<ReportSection, string>> = {
  summary: 'Summary',
  trend: 'Visibility over time',
  actions: 'Work done, and whether it shows',
  competitors: 'Companies named',
  sources: 'Sources',
  queries: 'Queries won and lost',
  recommendations: 'Recommendations',
  answers: 'Answers of the latest scans',
  method: 'How the figures are calculated',
  evidence: 'Evidence: whole answers',
};

/** The formats, each with its use. */
export const formats: readonly { readonly format: ReportFormat; readonly label: string; readonly use: string }[] = [
  { format: 'pdf', label: 'PDF', use: 'to send' },
  { format: 'pptx', label: 'PowerPoint', use: 'to present and edit' },
  { format: 'xlsx', label: 'Excel', use: 'all figures' },
  { format: 'html', label: 'Web page', use: 'one file for any browser' },
  { format: 'csv', label: 'CSV', use: 'for other programs' },
];

export const formatLabel = (format: ReportFormat): string =>
  formats.find((entry) => entry.format === format)?.label ?? format;

export const logoLimitBytes = 512 * 1024;

/** The request for a report; null while no section is chosen. */
export function reportRequest(
  customerId: number,
  filters: Filters,
  draft: ReportDraft,
  style: Pick<ReportStyle, 'accentColor' | 'author' | 'contact' | 'paper'> & { logo: { data: string } | null },
): InputOf<'preview-report'> | null {
  if (draft.sections.length === 0) return null;
  return {
    ...viewScope(customerId, filters),
    sections: reportSections.filter((section) => draft.sections.includes(section)),
    ...(draft.title.trim() === '' ? {} : { title: draft.title.trim() }),
    ...(draft.intro.trim() === '' ? {} : { intro: draft.intro }),
    ...(style.accentColor === null ? {} : { accentColor: style.accentColor }),
    ...(style.logo === null ? {} : { logo: style.logo.data }),
    ...(style.author.trim() === '' ? {} : { author: style.author.trim() }),
    ...(style.contact.trim() === '' ? {} : { contact: style.contact.trim() }),
    ...(style.paper === 'a4' ? {} : { paper: style.paper }),
  };
}
