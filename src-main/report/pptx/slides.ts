import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import type { AddSlides } from './deck.ts';
import { summary, trend } from './score-slides.ts';
import { competitors, sources } from './share-slides.ts';
import { actions, answers, method, queries, recommendations } from './text-slides.ts';

/** The slides of each section. */
export const sectionSlides: Readonly<Record<ReportSection, AddSlides>> = {
  summary,
  trend,
  actions,
  competitors,
  sources,
  queries,
  answers,
  recommendations,
  method,
  // Whole answers are for reading: documents have them.
  evidence: () => undefined,
};
