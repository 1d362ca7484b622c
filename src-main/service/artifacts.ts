import { notFound } from '#shared/contract/errors.ts';
import { isPublished } from '#main/results/companies.ts';
import { findAnswerOfQuery, listAnswerCitations, listAnswerCompanies, readAnswerText } from '#main/store/answers.ts';
import type { ServiceContext } from './context.ts';
import { requireExecution } from './ownership.ts';
import type { Artifact, Caller } from './service.ts';

/** The files behind one answer of the published interface. */
export const artifactFiles = ['resources.json', 'competitors.json', 'answer.md'] as const;
export type ArtifactFile = (typeof artifactFiles)[number];

/** The path of an artifact, relative to the base address of the interface. */
export const artifactPath = (executionId: number, queryId: number, file: ArtifactFile): string =>
  `answers/${executionId}/${queryId}/${file}`;

const pathPattern = /^answers\/(\d{1,15})\/(\d{1,15})\/([a-z.]+)$/;

/** Reads an artifact under the rules of ownership; throws `not_found` for any other path. */
export function readArtifact(context: ServiceContext, caller: Caller, path: string): Artifact {
  const [, execution, query, file] = pathPattern.exec(path) ?? [];
  if (execution === undefined || query === undefined || !artifactFiles.some((known) => known === file))
    throw notFound('answer');
  const { id } = requireExecution(context, caller, Number(execution), 'published');
  const answer = findAnswerOfQuery(context.store, id, Number(query));
  if (!answer) throw notFound('answer');
  switch (file as ArtifactFile) {
    case 'answer.md':
      return {
        contentType: 'text/markdown; charset=utf-8',
        body: readAnswerText(context.store, answer.id).text,
        outcome: answer.outcome,
      };
    case 'resources.json':
      return json(
        listAnswerCitations(context.store, answer.id).map(({ position, address, domain, title, cited }) => ({
          position,
          url: address,
          domain,
          title,
          cited: cited === 1,
        })),
      );
    case 'competitors.json':
      return json(
        listAnswerCompanies(context.store, answer.id)
          .filter((company) => company.kind === 'competitor' && isPublished(company))
          .map(({ name, position }) => ({ company: name, position })),
      );
  }
}

const json = (value: unknown): Artifact => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
