import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'tldts';
import { createBloomFilter, smallFilter } from '#main/analysis/language/bloom-filter.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';

/**
 * Makes `resources/names/sites.bloom`: names of well-known sites, "acme" for acme.com, by which discovery knows companies
 * that no list of companies names.
 *
 * usage: node scripts/build-sites.ts FOLDER
 * FOLDER holds `majestic_million.csv` (Majestic, CC BY 3.0; the first 15,000 domains), `opendns-top-domains.txt`
 * (opendns/public-domain-lists, public domain) and `data` of v2fly/domain-list-community (MIT).
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-sites.ts FOLDER');
const lines = (...names: string[]): string[] => readFileSync(path.join(folder, ...names), 'utf8').split('\n');

/** Shorter ones are abbreviations of anything. */
const [shortest, longest] = [3, 30];

const domains = [
  ...lines('majestic_million.csv').map((line) => line.split(',')[2] ?? ''),
  ...lines('opendns-top-domains.txt'),
  ...readdirSync(path.join(folder, 'data'))
    .flatMap((file) => lines('data', file))
    .filter((line) => /^(?:full:)?[\w-]+(?:\.[\w-]+)+/u.test(line))
    .map((line) => line.replace(/^full:/, '').split(/[\s@#]/u)[0] ?? ''),
];
const names = new Set(
  domains
    .map((domain) => foldLetters(parse(domain.trim()).domainWithoutSuffix ?? ''))
    .filter((name) => name.length >= shortest && name.length <= longest && /\p{L}/u.test(name)),
);
writeFileSync(path.join(import.meta.dirname, '../resources/names/sites.bloom'), createBloomFilter(names, smallFilter));
console.log(`${names.size} names`);
