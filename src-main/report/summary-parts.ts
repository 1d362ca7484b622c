import type { SummaryTopic } from '#shared/contract/workspace/reports.ts';
import { shorten } from '#shared/domain/shorten.ts';
import type { ReportModel, SummarySentence } from './report-model.ts';

/** What the summary is made of: the report's figures, no other. */
export type Figures = Omit<ReportModel, 'summary'>;

/** Most query groups, and most recommendations, that a sentence names. */
export const mostNamed = 3;

/** The longest name that a sentence spells out, in characters. */
const longestName = 48;
export const shortName = (name: string): string => shorten(name, longestName);

/** Sentences of a topic, whose figures are shown in a part of the report. */
export const about = (
  topic: SummaryTopic,
  evidence: SummarySentence['evidence'],
  ...texts: string[]
): SummarySentence[] => texts.map((text) => ({ topic, text, evidence }));
