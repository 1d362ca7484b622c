import type { Store } from './open.ts';

/** The address of the article `u` as it is served: in the spelling cited most often. */
export const servedAddress = `COALESCE((SELECT p.spelling FROM url_spelling p WHERE p.id = u.spelling_id), u.address)`;

/** The id of a spelling of an article; one that is new is not cited yet. */
export const spellingIdOf = (store: Store, urlId: number, spelling: string): number =>
  store.get<{ id: number }>('SELECT id FROM url_spelling WHERE url_id = :urlId AND spelling = :spelling', {
    urlId,
    spelling,
  })?.id ??
  store.run('INSERT INTO url_spelling (url_id, spelling, citations) VALUES (:urlId, :spelling, 0)', {
    urlId,
    spelling,
  }).id;

/** Adds to the counts of spellings, by id. */
export function countSpellings(store: Store, changes: ReadonlyMap<number, number>): void {
  const changed = [...changes].filter(([, change]) => change !== 0);
  if (changed.length === 0) return;
  store.run(
    `UPDATE url_spelling SET citations = citations + c.change
     FROM (SELECT value ->> 0 AS id, value ->> 1 AS change FROM json_each(:changed)) c WHERE url_spelling.id = c.id`,
    { changed: JSON.stringify(changed) },
  );
}

/** Serves articles in the spelling cited most often. */
export function chooseSpellings(store: Store, urlIds: readonly number[]): void {
  if (urlIds.length === 0) return;
  store.run(
    `UPDATE url SET spelling_id =
       (SELECT id FROM url_spelling WHERE url_id = url.id AND citations > 0 ORDER BY citations DESC, spelling LIMIT 1)
     WHERE id IN (SELECT value FROM json_each(:urlIds))`,
    { urlIds: JSON.stringify(urlIds) },
  );
}
