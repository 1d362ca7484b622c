import { reportDocumentVersion, type ReportDocument } from '#shared/contract/workspace/report-document.ts';
import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { excerptText } from './excerpt.ts';
import { methodNotes } from './method-notes.ts';
import type { ReadText } from './read-answers.ts';
import type { ReportAnswer, ReportModel } from './report-model.ts';

type DocumentAnswer = NonNullable<ReportDocument['answers']>[number];

/** The parts of a document that belong to each section. */
const partsOf: Readonly<Partial<Record<ReportSection, (model: ReportModel) => Partial<ReportDocument>>>> = {
  summary: ({ summary, groups }) => ({ summary: [...summary], groups: [...groups] }),
  trend: ({ trend, notes }) => ({ trend: [...trend], notes: [...notes] }),
  actions: ({ effects }) => ({ effects: [...effects] }),
  competitors: ({ companies, confirmedCompetitors }) => ({
    companies: [...companies],
    confirmedCompetitors: [...confirmedCompetitors],
  }),
  sources: ({ domains, articles, gaps, citationShare }) => ({
    domains: [...domains],
    articles: [...articles],
    gaps: [...gaps],
    citationShare,
  }),
  queries: ({ movements: { comparedWith, won, lost } }) => ({
    movements: { comparedWith, won: [...won], lost: [...lost] },
  }),
  recommendations: ({ recommendations }) => ({ recommendations: [...recommendations] }),
  method: (model) => ({ method: methodNotes(model) }),
};

/** Everything but the answers. */
const documentOf = (model: ReportModel): Omit<ReportDocument, 'answers'> => ({
  format: 'answerscope-report',
  version: reportDocumentVersion,
  env: model.env,
  appVersion: model.appVersion,
  analysisVersion: model.analysisVersion,
  createdOn: model.createdOn,
  language: model.language,
  title: model.title,
  author: model.author,
  contact: model.contact,
  customer: model.customer,
  scope: {
    ...model.period,
    timeZone: model.timeZone,
    queryGroup: model.queryGroup,
    platform: model.platform,
    queries: model.queries,
  },
  sections: [...model.sections],
  answered: model.answered,
  executions: model.executions,
  platforms: [...model.platforms],
  answersInPeriod: model.answersInPeriod,
  ...model.sections.reduce<Partial<ReportDocument>>((all, section) => ({ ...all, ...partsOf[section]?.(model) }), {}),
});

const answerOf = ({ excerpt, topCompetitors, ...answer }: ReportAnswer, text: string | null): DocumentAnswer => ({
  ...answer,
  topCompetitors: [...topCompetitors],
  excerpt: excerpt === null ? null : excerptText(excerpt),
  ...(text === null ? {} : { text }),
});

/**
 * The report as JSON in parts, as `reportDocument` of the contract describes it. The answers come last, one a line, so that
 * a file larger than memory can be read line by line.
 */
export function* renderJson(model: ReportModel, readText: ReadText): Generator<string> {
  const document = JSON.stringify(documentOf(model), null, 2);
  if (!model.sections.includes('answers')) {
    yield `${document}\n`;
    return;
  }
  yield `${document.slice(0, document.lastIndexOf('\n'))},\n  "answers": [`;
  for (const [index, answer] of model.answers.entries())
    yield `${index === 0 ? '' : ','}\n    ${JSON.stringify(answerOf(answer, model.wholeAnswers ? readText(answer.answerId) : null))}`;
  yield `${model.answers.length === 0 ? '' : '\n  '}]\n}\n`;
}
