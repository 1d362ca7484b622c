import {
  findAnswer,
  listAnswerCitations,
  listAnswerCompanies,
  listMentions,
  readAnswerText,
} from '#main/store/answers.ts';
import type { ReadStore } from '#main/store/open.ts';
import type { EvidenceAnswer, ReportAnswer } from './report-model.ts';

/** Reads the whole text of some answers with the names and sources found in them. */
export const readEvidence = (store: ReadStore, rows: readonly Omit<ReportAnswer, 'excerpt'>[]): EvidenceAnswer[] =>
  rows.map((row, index) => {
    const {
      servedModel = null,
      requestedModel = null,
      surface = 'api',
      capturedAt = '',
    } = findAnswer(store, row.answerId) ?? {};
    return {
      ...row,
      number: index + 1,
      text: readAnswerText(store, row.answerId).text,
      marks: listMentions(store, row.answerId)
        .filter(({ negated }) => negated === 0)
        .map(({ startOffset, endOffset, kind }) => ({ start: startOffset, end: endOffset, own: kind === 'own' })),
      companies: listAnswerCompanies(store, row.answerId).map(({ name }) => name),
      sources: listAnswerCitations(store, row.answerId).map(({ address, title, domain, category, cited }) => ({
        address,
        title,
        domain,
        own: category === 'owned',
        cited: cited === 1,
      })),
      model: servedModel ?? requestedModel,
      surface,
      capturedAt,
    };
  });
