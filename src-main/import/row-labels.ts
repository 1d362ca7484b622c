import { tagName } from '#shared/contract/workspace/query-labels.ts';
import { intents, isIntent, tagKey, tagLimits, tagSeparators, type Intent } from '#shared/domain/intents.ts';
import { BadRow } from './bad-row.ts';

/** How a row orders its query among the others. */
export interface RowLabels {
  readonly tags: readonly string[];
  readonly intent: Intent | null;
}

/** What other tools call the intents. */
const otherNames: Readonly<Record<string, Intent>> = {
  information: 'informational',
  commercial: 'comparison',
  'commercial investigation': 'comparison',
  comparative: 'comparison',
  compare: 'comparison',
  transaction: 'transactional',
  purchase: 'transactional',
  navigational: 'brand',
  branded: 'brand',
};
const longestExample = 60;

/** Reads the columns `topic`, `tags` and `intent` of a row; throws {@link BadRow}. */
export function readLabels({ topic, tags, intent }: { topic: string; tags: unknown; intent: string }): RowLabels {
  const names = [topic, ...listed(tags)].map((name) => name.trim()).filter((name) => name !== '');
  const byKey = new Map(names.map((name) => [tagKey(name), readTag(name)]));
  if (byKey.size > tagLimits.ofQuery) throw new BadRow(`the row has more than ${tagLimits.ofQuery} tags`);
  return { tags: [...byKey.values()], intent: readIntent(intent) };
}

const listed = (value: unknown): readonly string[] => {
  const list: unknown = typeof value === 'string' && value.trim().startsWith('[') ? parsed(value) : value;
  if (Array.isArray(list)) return list.filter((item) => typeof item === 'string');
  return typeof list === 'string' ? list.split('\n').flatMap((line) => line.split(tagSeparators)) : [];
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readTag(name: string): string {
  const tag = tagName.safeParse(name);
  if (tag.success) return tag.data;
  throw new BadRow(`a tag ${tag.error.issues[0]?.message ?? 'is not valid'}`, name.slice(0, longestExample));
}

function readIntent(text: string): Intent | null {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  const intent = isIntent(word) ? word : otherNames[word];
  if (intent === undefined)
    throw new BadRow(`the intent is not one of ${intents.join(', ')}`, word.slice(0, longestExample));
  return intent;
}
