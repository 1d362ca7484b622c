import { mark, type MarkedText } from '../language/text-key.ts';

/** What the person who asks a query is after. */
export const intents = ['informational', 'comparison', 'transactional', 'brand'] as const;
export type Intent = (typeof intents)[number];

/** The intents in words. */
export const intentWords: Readonly<Record<Intent, MarkedText>> = {
  informational: mark('informational'),
  comparison: mark('comparison'),
  transactional: mark('transactional'),
  brand: mark('brand'),
};

export const isIntent = (text: string): text is Intent => (intents as readonly string[]).includes(text);

/** Colours of tags, by name: a dashboard chooses the shade. */
export const tagColours = ['grey', 'blue', 'teal', 'green', 'yellow', 'orange', 'red', 'pink', 'violet'] as const;
export type TagColour = (typeof tagColours)[number];

/** What separates tags in a column of a file, and so cannot be part of one. */
export const tagSeparators = /[,;|]/;

/** The most characters of a tag, the most tags of a query, and of a client. */
export const tagLimits = { characters: 60, ofQuery: 20, ofClient: 300 } as const;

/** What makes two tags the same one: case and spaces do not count. */
export const tagKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
