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
  for (const [id, change] of changes)
    if (change !== 0)
      store.run('UPDATE url_spelling SET citations = citations + :change WHERE id = :id', { id, change });
}

/** Serves an article in the spelling cited most often. */
export const chooseSpelling = (store: Store, urlId: number): void => {
  store.run(
    `UPDATE url SET spelling_id =
       (SELECT id FROM url_spelling WHERE url_id = :urlId AND citations > 0 ORDER BY citations DESC, spelling LIMIT 1)
     WHERE id = :urlId`,
    { urlId },
  );
};
