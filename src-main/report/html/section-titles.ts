import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';

export const sectionTitles: Readonly<Record<ReportSection, MarkedText>> = {
  summary: mark('Summary'),
  trend: mark('Visibility over time'),
  actions: mark('Work done, and whether it shows'),
  competitors: mark('Companies named'),
  sources: mark('Sources behind the answers'),
  queries: mark('Queries won and lost'),
  recommendations: mark('What to do next'),
  answers: mark('Answers of the latest scans'),
  method: mark('How the figures are made'),
  evidence: mark('Evidence: whole answers'),
};
