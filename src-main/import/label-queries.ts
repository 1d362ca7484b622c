import { tagKey, tagLimits } from '#shared/domain/intents.ts';
import {
  addQueryTag,
  countTagsOfQuery,
  findTagByName,
  insertTag,
  listTags,
  removeQueryTag,
  setIntent,
} from '#main/store/query-labels.ts';
import type { Store } from '#main/store/open.ts';
import { BadRow } from './bad-row.ts';
import type { RowLabels } from './row-labels.ts';

/** Gives queries the tags and intents of their rows. */
export interface LabelTarget {
  /** Throws {@link BadRow} if the customer would have too many tags; counts those of the row otherwise. */
  admit(labels: RowLabels): void;
  /** Adds the tags to a query, as many as it may have, and sets its intent; call it inside a transaction. */
  label(queryId: number, labels: RowLabels): void;
}

export function createLabelTarget(store: Store, customerId: number): LabelTarget {
  const known = new Set(listTags(store, customerId).map(({ name }) => tagKey(name)));
  return {
    admit: ({ tags }) => {
      const added = tags.map(tagKey).filter((key) => !known.has(key));
      if (known.size + added.length > tagLimits.ofClient)
        throw new BadRow(`the client would have more than ${tagLimits.ofClient} tags`, tags.at(-1) ?? null);
      for (const key of added) known.add(key);
    },
    label: (queryId, { tags, intent }) => {
      for (const name of tags) {
        const tagId = findTagByName(store, customerId, name)?.id ?? insertTag(store, customerId, name);
        addQueryTag(store, queryId, tagId);
        if (countTagsOfQuery(store, queryId) > tagLimits.ofQuery) removeQueryTag(store, queryId, tagId);
      }
      if (intent !== null) setIntent(store, queryId, intent);
    },
  };
}
