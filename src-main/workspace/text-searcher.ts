import { migrationsDirectory } from '#main/files/paths.ts';
import { createOwnThread, type OwnThreadOptions } from '#main/jobs/own-thread.ts';
import { searchTexts, type FoundTexts, type TextSearch } from '#main/report/search-texts.ts';
import { openStore } from '#main/store/open.ts';

/** To the worker: a search in a workspace. */
export interface TextsToSearch {
  readonly search: TextSearch & { readonly directory: string };
}

/** Searches the texts of answers in a thread of its own. */
export interface TextSearcher {
  /** Throws `ServiceError` if the workspace is closed meanwhile. */
  search(what: TextSearch): Promise<FoundTexts>;
  close(): Promise<void>;
}

/** Starts its thread with the first search. */
export function createTextSearcher(directory: string, options?: OwnThreadOptions): TextSearcher {
  const thread = createOwnThread<TextsToSearch, FoundTexts>(options);
  return { search: (what) => thread.ask({ search: { directory, ...what } }), close: thread.close };
}

/** The work of the thread. Its connection lives as long as the search, so that closing the workspace waits for no other. */
export function searchInWorkspace({ directory, ...what }: TextsToSearch['search']): FoundTexts {
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  try {
    return searchTexts(store, what);
  } finally {
    store.close();
  }
}
