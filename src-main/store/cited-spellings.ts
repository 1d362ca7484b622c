import type { Store } from './open.ts';

/** The address of the article `u` as it is served: in the spelling cited most often. */
export const servedAddress = `COALESCE((SELECT p.spelling FROM url_spelling p WHERE p.id = u.spelling_id), u.address)`;

/** Takes the citations of an answer out of the counts of spellings; returns the articles whose spelling may change. */
export function uncountSpellings(store: Store, answerId: number): number[] {
  const cited = store.all<{ urlId: number; spellingId: number }>(
    'SELECT url_id AS urlId, spelling_id AS spellingId FROM citation WHERE answer_id = :answerId AND spelling_id IS NOT NULL',
    { answerId },
  );
  for (const { spellingId } of cited)
    store.run('UPDATE url_spelling SET citations = citations - 1 WHERE id = :spellingId', { spellingId });
  return cited.map(({ urlId }) => urlId);
}

/** Counts a citation of an article in a spelling; returns the spelling's id. */
export function countSpelling(store: Store, urlId: number, spelling: string): number {
  const known = store.get<{ id: number }>(
    'SELECT id FROM url_spelling WHERE url_id = :urlId AND spelling = :spelling',
    {
      urlId,
      spelling,
    },
  );
  if (known === undefined)
    return store.run('INSERT INTO url_spelling (url_id, spelling, citations) VALUES (:urlId, :spelling, 1)', {
      urlId,
      spelling,
    }).id;
  store.run('UPDATE url_spelling SET citations = citations + 1 WHERE id = :id', known);
  return known.id;
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
