import type { SummaryTopic } from '#shared/contract/workspace/reports.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';

/** The headings of the summary's parts. */
export const topicTitles: Readonly<Record<SummaryTopic, MarkedText>> = {
  position: mark('Where we are'),
  change: mark('What changed'),
  rivals: mark('Against whom'),
  sources: mark('Why: the sources'),
  actions: mark('What was done'),
  next: mark('What is next'),
};
