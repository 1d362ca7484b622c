import { distinctWords, searchWordsVersion, type SearchTerm } from '#main/analysis/language/search-words.ts';
import { contentOf } from './answers.ts';
import { hasTable } from './has-table.ts';
import { readSetting, writeSetting } from './settings.ts';
import { settingKeys } from './setting-keys.ts';
import type { ReadStore, Store } from './store.ts';

/*
 * The words of all answers, if the user wants it: an FTS5 table without content and positions, which takes about a fifth of
 * the size of the texts. Phrases are looked for in the texts of the answers that have all their words. Which answers are in it
 * is stated once: all those up to a number.
 */

const table = 'answer_search';
const vocabulary = `temp.${table}_words`;

/** Whether the words of answers are kept, and of which. */
export interface AnswerSearchState {
  readonly on: boolean;
  /** Every answer up to this one is in the index. */
  readonly through: number;
  /** How many answers that is, and how many words they have, each once per answer. */
  readonly answers: number;
  readonly words: number;
  /** What the index took on the disk when it was last complete. */
  readonly bytes: number;
  readonly version: number;
}

const nothing = { through: 0, answers: 0, words: 0, bytes: 0, version: searchWordsVersion };

export const readAnswerSearch = (store: ReadStore): AnswerSearchState =>
  (readSetting(store, settingKeys.answerSearch) as AnswerSearchState | undefined) ?? { on: false, ...nothing };

const write = (store: Store, state: AnswerSearchState): void => writeSetting(store, settingKeys.answerSearch, state);

/** Turns the search of answers on or off. The index is built, or removed, by a job. */
export const setAnswerSearch = (store: Store, on: boolean): void =>
  store.transaction(() => write(store, { ...readAnswerSearch(store), on }));

const hasIndex = (store: ReadStore): boolean => hasTable(store, table);

/** How many answers are stored. */
export const countStoredAnswers = (store: ReadStore): number =>
  store.get<{ n: number | null }>('SELECT SUM(answered + no_overview + refused) AS n FROM execution')?.n ?? 0;

/** Records what a complete index takes on the disk. */
export const measureIndex = (store: Store): void =>
  store.transaction(() => {
    const state = readAnswerSearch(store);
    if (!state.on || !hasIndex(store)) return;
    const row = store.get<{ bytes: number | null }>(`SELECT SUM(LENGTH(block)) AS bytes FROM ${table}_data`);
    write(store, { ...state, bytes: row?.bytes ?? 0 });
  });

/** Makes the table if there is none, or if it is of words of another kind. */
export function prepareIndex(store: Store): void {
  store.transaction(() => {
    const state = readAnswerSearch(store);
    if (hasIndex(store) && state.version === searchWordsVersion) return;
    store.db.exec(`DROP TABLE IF EXISTS ${table}`);
    // Every character but the separators that we write belongs to a word.
    store.db.exec(
      `CREATE VIRTUAL TABLE ${table} USING fts5(words, content='', columnsize=0, detail=none, tokenize='ascii')`,
    );
    // What is deleted is gone from the index at once, not when parts of it are merged.
    store.run(`INSERT INTO ${table} (${table}, rank) VALUES ('secure-delete', 1)`);
    write(store, { on: state.on, ...nothing });
  });
}

/** The words of an answer, each once, as they are in the index; null if its text is damaged. */
function wordsOf(content: Uint8Array): string[] | null {
  try {
    return distinctWords(contentOf(content).text);
  } catch {
    return null;
  }
}

/**
 * Adds the next answers to the index, in one transaction that only writes; returns how many, 0 at the end. The words are
 * collected before, so that other connections wait for little.
 */
export function indexAnswers(store: Store, limit: number): number {
  const next = (through: number) =>
    store.all<{ id: number; content: Buffer }>(
      'SELECT answer_id AS id, content FROM answer_text WHERE answer_id > :through ORDER BY answer_id LIMIT :limit',
      { through, limit },
    );
  const before = readAnswerSearch(store);
  const collected = next(before.through).map(({ id, content }) => ({ id, words: wordsOf(content) ?? [] }));
  const last = collected.at(-1);
  if (last === undefined) return 0;
  return store.transaction(() => {
    const state = readAnswerSearch(store);
    // A deletion came between: the next call collects again.
    const ids = store.all<{ id: number }>(
      'SELECT answer_id AS id FROM answer_text WHERE answer_id > :through AND answer_id <= :last',
      { through: state.through, last: last.id },
    );
    if (!state.on || state.through !== before.through || ids.length !== collected.length) return state.on ? -1 : 0;
    let words = 0;
    for (const answer of collected) {
      words += answer.words.length;
      store.run(`INSERT INTO ${table} (rowid, words) VALUES (:id, :words)`, {
        id: answer.id,
        words: answer.words.join(' '),
      });
    }
    write(store, {
      ...state,
      through: last.id,
      answers: state.answers + collected.length,
      words: state.words + words,
    });
    return collected.length;
  });
}

/** Takes answers out of the index, before their texts are deleted; part of the caller's transaction. */
export function forgetAnswers(store: Store, ids: readonly number[]): void {
  const state = readAnswerSearch(store);
  if (state.through === 0 || !hasIndex(store)) return;
  let words = 0;
  const indexed = ids.filter((id) => id <= state.through);
  for (const id of indexed) {
    const row = store.get<{ content: Buffer }>('SELECT content FROM answer_text WHERE answer_id = :id', { id });
    const gone = row === undefined ? [] : wordsOf(row.content);
    // What it added is not known any more: the index is built again.
    if (gone === null || state.version !== searchWordsVersion) return emptyIndex(store, state);
    words += gone.length;
    store.run(`INSERT INTO ${table} (${table}, rowid, words) VALUES ('delete', :id, :words)`, {
      id,
      words: gone.join(' '),
    });
  }
  // Numbers of deleted answers may be given again: none above the last one counts as indexed.
  const last = store.get<{ id: number | null }>(
    'SELECT MAX(id) AS id FROM answer WHERE id NOT IN (SELECT value FROM json_each(:ids))',
    { ids: JSON.stringify(ids) },
  )?.id;
  write(store, {
    ...state,
    through: Math.min(state.through, last ?? 0),
    answers: state.answers - indexed.length,
    words: state.words - words,
  });
}

function emptyIndex(store: Store, state: AnswerSearchState): void {
  store.run(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
  write(store, { on: state.on, ...nothing });
}

/** Removes an index that is turned off. */
export const dropIndex = (store: Store): void =>
  store.transaction(() => {
    if (readAnswerSearch(store).on) return;
    store.db.exec(`DROP TABLE IF EXISTS ${table}`);
    store.run('DELETE FROM setting WHERE key = :key', { key: settingKeys.answerSearch });
  });

/** Words as FTS5 reads them: strings of letters and digits, so that nothing in them is its syntax. */
const matchOf = (terms: readonly SearchTerm[]): string =>
  terms
    .flatMap(({ words, prefix }) =>
      words.map((word, index) => `"${word}"${prefix && index === words.length - 1 ? '*' : ''}`),
    )
    .join(' AND ');

/** Answers with all words of some terms, the last stored first, below a number; whether the terms are phrases is not known yet. */
export const answersWithWords = (
  store: ReadStore,
  terms: readonly SearchTerm[],
  below: number,
  limit: number,
): number[] =>
  hasIndex(store)
    ? store
        .all<{ id: number }>(
          `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH :match AND rowid < :below ORDER BY rowid DESC LIMIT :limit`,
          { match: matchOf(terms), below, limit },
        )
        .map(({ id }) => id)
    : [];

/** Who may be searched: everyone, an organization, or a customer. */
export interface AnswerSearchScope {
  readonly organizationId: number | null;
  readonly customerId: number | null;
}

/** An answer that may be what is looked for. */
export interface FoundAnswer {
  readonly answerId: number;
  readonly customerId: number;
  readonly customerName: string;
  readonly queryGroupId: number;
  readonly queryGroupName: string;
  readonly executionId: number;
  readonly query: string;
  readonly platform: string;
  readonly date: string;
}

/** Those of some answers that are in scope and not deleted, the last stored first. */
export const answersInScope = (
  store: ReadStore,
  ids: readonly number[],
  { organizationId, customerId }: AnswerSearchScope,
): FoundAnswer[] =>
  store.all(
    `SELECT a.id AS answerId, c.id AS customerId, c.name AS customerName, g.id AS queryGroupId, g.name AS queryGroupName,
       e.id AS executionId, q.text AS query, e.platform, e.execution_date AS date
     FROM answer a JOIN execution e ON e.id = a.execution_id JOIN customer c ON c.id = e.customer_id
     JOIN query_group g ON g.id = e.query_group_id JOIN query q ON q.id = a.query_id
     WHERE a.id IN (SELECT value FROM json_each(:ids)) AND c.deleted_at IS NULL AND g.deleted_at IS NULL
       AND (:customerId IS NULL OR c.id = :customerId) AND (:organizationId IS NULL OR c.organization_id = :organizationId)
     ORDER BY a.id DESC`,
    { ids: JSON.stringify(ids), organizationId, customerId },
  );

/** What is wrong with the index, as sentences: every word is counted, and the words of some answers are looked up. */
export function answerSearchProblems(store: Store, sample: number): string[] {
  const state = readAnswerSearch(store);
  if (!state.on || state.through === 0 || state.version !== searchWordsVersion) return [];
  if (!hasIndex(store)) return ['the index of the words of answers is missing'];
  return store.snapshot(() => {
    store.db.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS ${vocabulary} USING fts5vocab(main, ${table}, row)`);
    const stored = store.get<{ words: number | null }>(`SELECT SUM(doc) AS words FROM ${vocabulary}`)?.words ?? 0;
    store.db.exec(`DROP TABLE ${vocabulary}`);
    const { words, through } = readAnswerSearch(store);
    const problems =
      stored === words ? [] : [`the index of the words of answers has ${stored} words, ${words} were put into it`];
    const missing = store
      .all<{ id: number; content: Buffer }>(
        `SELECT answer_id AS id, content FROM answer_text WHERE answer_id IN
           (SELECT id FROM answer WHERE id <= :through ORDER BY RANDOM() LIMIT :sample)`,
        { through, sample },
      )
      .filter(({ id, content }) => !(wordsOf(content) ?? []).every((word) => isIndexed(store, id, word)));
    return missing.length === 0
      ? problems
      : [...problems, `${missing.length} answers are not found by all of their words`];
  });
}

const isIndexed = (store: ReadStore, id: number, word: string): boolean =>
  store.get(`SELECT 1 FROM ${table} WHERE ${table} MATCH :match AND rowid = :id`, { match: `"${word}"`, id }) !==
  undefined;

/** Whether answers are missing in the index, or there is one that is turned off. */
export function answerSearchIsBehind(store: ReadStore): boolean {
  const { on, through, version } = readAnswerSearch(store);
  if (!on) return hasIndex(store);
  const last = store.get<{ id: number | null }>('SELECT MAX(id) AS id FROM answer')?.id ?? 0;
  return through < last || version !== searchWordsVersion;
}
