import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createNameFilter } from '#main/analysis/language/name-filter.ts';
import { filteredLists } from '#main/findings/name-lists.ts';

/**
 * Makes `resources/names/lists.bloom` from the lists beside it; to be run whenever one of them changes.
 *
 * usage: node scripts/build-name-filter.ts
 */
const bits = createNameFilter(filteredLists());
writeFileSync(path.join(import.meta.dirname, '../resources/names/lists.bloom'), bits);
console.log(`${bits.length} bytes`);
