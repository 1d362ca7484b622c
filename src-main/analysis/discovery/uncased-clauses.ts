import type { DiscoveryText } from './types.ts';
import { isChineseClause } from './chinese-clauses.ts';
import { isJapaneseClause } from './japanese-clauses.ts';
import { isKoreanClause } from './korean-clauses.ts';

/** Whether a candidate in a script without capitals is a clause or a label of the answer's language. */
export function isUncasedClause(name: string, { languageCode, gazetteer }: DiscoveryText): boolean {
  switch (languageCode?.split('-')[0]) {
    case 'ko':
      return isKoreanClause(name, gazetteer);
    case 'zh':
      return isChineseClause(name, gazetteer);
    case 'ja':
      return isJapaneseClause(name, gazetteer);
    default:
      return false;
  }
}
