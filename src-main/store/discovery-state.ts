import { findLanguage, type LanguageCode } from '#shared/domain/languages.ts';
import { readStoredContents } from './answers.ts';
import { compressJson, decompressJson } from './compression.ts';
import type { ReadStore, Store } from './open.ts';

/** Stored per customer; the column `analysis_version` holds the version of discovery. */
export interface DiscoveryState {
  readonly lastAnswerId: number;
  /** The number of answers, up to `lastAnswerId`, for which a model's candidates were added. */
  readonly modelled: number;
  readonly state: unknown;
}

/** What discovery had collected when it stopped; undefined if it has not run in this version. */
export function readDiscoveryState(
  store: ReadStore,
  customerId: number,
  discoveryVersion: number,
): DiscoveryState | undefined {
  const row = store.get<{ lastAnswerId: number; modelled: number; state: Buffer }>(
    'SELECT last_answer_id AS lastAnswerId, modelled, state FROM discovery_state WHERE customer_id = :customerId AND analysis_version = :discoveryVersion',
    { customerId, discoveryVersion },
  );
  return row && { lastAnswerId: row.lastAnswerId, modelled: row.modelled, state: decompressJson(row.state) };
}

export const writeDiscoveryState = (
  store: Store,
  customerId: number,
  discoveryVersion: number,
  discovery: DiscoveryState,
): void => {
  store.run(
    `INSERT INTO discovery_state (customer_id, analysis_version, last_answer_id, modelled, state)
     VALUES (:customerId, :discoveryVersion, :lastAnswerId, :modelled, :state)
     ON CONFLICT (customer_id) DO UPDATE SET analysis_version = excluded.analysis_version,
       last_answer_id = excluded.last_answer_id, modelled = excluded.modelled, state = excluded.state`,
    { ...discovery, customerId, discoveryVersion, state: compressJson(discovery.state) },
  );
};

export interface TextToDiscover {
  readonly id: number;
  /** The content as stored, for `contentOf`; or the text of an answer that was just stored. */
  readonly content: Uint8Array | string;
  readonly languageCode: string;
}

/** The code of a language as spelled in the list; English for one that is not in it. */
export const languageCodeOf = (language: string): LanguageCode => findLanguage(language)?.code ?? 'en';

/** An answer that discovery has not read. */
export interface UnreadAnswer {
  readonly id: number;
  /** Of the language of its group. */
  readonly languageCode: LanguageCode;
}

/**
 * The answered answers of a customer after one of them, by id: ids only grow and answers never change, so one id marks the
 * position. All at once, because finding the next few among all of a customer's takes as long.
 */
export const answersAfter = (store: ReadStore, customerId: number, answerId: number): UnreadAnswer[] =>
  store
    .all<{ id: number; language: string }>(
      `SELECT a.id, g.language
     FROM answer a JOIN execution e ON e.id = a.execution_id JOIN query_group g ON g.id = e.query_group_id
     WHERE e.customer_id = :customerId AND a.id > :answerId AND a.outcome = 'answered' ORDER BY a.id`,
      { customerId, answerId },
    )
    .map(({ id, language }) => ({ id, languageCode: languageCodeOf(language) }));

/** Answers with their contents, in the same order. */
export function readTexts(store: ReadStore, answers: readonly UnreadAnswer[]): TextToDiscover[] {
  const contents = readStoredContents(
    store,
    answers.map(({ id }) => id),
  );
  return answers.flatMap(({ id, languageCode }) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ id, content, languageCode }];
  });
}
