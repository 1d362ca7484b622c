import type { ReportSection } from '#shared/contract/workspace/reports.ts';

export const sectionTitles: Readonly<Record<ReportSection, string>> = {
  summary: 'Summary',
  trend: 'Visibility over time',
  actions: 'Work done, and whether it shows',
  competitors: 'Companies named',
  sources: 'Sources behind the answers',
  queries: 'Queries won and lost',
  recommendations: 'What to do next',
  answers: 'Answers of the latest scans',
  method: 'How the figures are made',
  evidence: 'Evidence: whole answers',
};
