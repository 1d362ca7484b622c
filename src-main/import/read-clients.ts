import { stat } from 'node:fs/promises';
import type { z } from 'zod';
import { invalidRequest } from '#shared/contract/errors.ts';
import { countryCode, language, nameText, websiteUrl } from '#shared/contract/v1/fields.ts';
import { mostClientsOfFile, type ClientListRow } from '#shared/contract/workspace/client-list.ts';
import { normaliseWebsite } from '#shared/domain/urls.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { detectFormat } from './detect-format.ts';
import { readRecords } from './read-records.ts';

const fields = ['name', 'website', 'aliases', 'domains', 'language', 'country', 'competitors'] as const;
type Field = (typeof fields)[number];

/** What columns of client lists are called. */
const usualNames: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'client', 'client name', 'customer', 'customer name', 'company', 'company name', 'brand', 'account'],
  website: ['website', 'website url', 'url', 'site', 'homepage', 'web', 'web site', 'address'],
  aliases: ['aliases', 'alias', 'other names', 'also known as', 'names', 'spellings'],
  domains: ['domains', 'domain', 'other domains', 'sites', 'websites'],
  language: ['language', 'lang'],
  country: ['country', 'country code', 'market'],
  competitors: ['competitors', 'competitor', 'rivals', 'competition'],
};

const largestFile = 8 * 1024 * 1024;
/** The most names of one kind in a line. */
const mostNames = 100;

/** A line of a list of clients as it was read; `new` until it is compared with others. */
export interface ReadClients {
  readonly rows: readonly ClientListRow[];
  readonly columns: Readonly<Partial<Record<Field, string>>>;
  readonly unusedColumns: readonly string[];
}

/** Reads a list of clients; throws `invalid_request` if the file is none. */
export async function readClients(file: string): Promise<ReadClients> {
  const format = await detectFormat(file);
  if (format.format !== 'csv') throw invalidRequest('file', 'must be a CSV file with a line for each client');
  if ((await stat(file)).size > largestFile) throw invalidRequest('file', 'is larger than 8 MB');
  let columns: Partial<Record<Field, string>> | null = null;
  let present: readonly string[] = [];
  const rows: ClientListRow[] = [];
  for await (const record of readRecords(file, format, null)) {
    if (rows.length === mostClientsOfFile)
      throw invalidRequest('file', `has more than ${mostClientsOfFile} clients; split it`);
    if (record.kind === 'bad') {
      rows.push(badRow(record.line, record.message));
      continue;
    }
    if (columns === null) {
      present = Object.keys(record.values);
      columns = findColumns(present);
    }
    rows.push(readRow(record.line, record.values, columns));
  }
  if (columns === null) throw invalidRequest('file', 'has no line with a client');
  const used = new Set(Object.values(columns));
  return { rows, columns, unusedColumns: present.filter((name) => !used.has(name)) };
}

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

function findColumns(present: readonly string[]): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const column = usualNames[field].map((name) => present.find((one) => plain(one) === name)).find(Boolean);
    if (column !== undefined && !Object.values(found).includes(column)) found[field] = column;
  }
  for (const field of ['name', 'website'] as const)
    if (found[field] === undefined)
      throw invalidRequest(
        'file',
        `has no column for the ${field}; call one "${field}" (columns: ${present.slice(0, 20).join(', ')})`,
      );
  return found;
}

const empty = {
  ...{ name: '', websiteUrl: '', aliases: [], domains: [], competitors: [] },
  ...{ language: null, countryCode: null, customerId: null },
};
const badRow = (line: number, message: string): ClientListRow => ({ line, ...empty, result: 'bad', message });

function readRow(
  line: number,
  values: Readonly<Record<string, unknown>>,
  columns: Partial<Record<Field, string>>,
): ClientListRow {
  const text = (field: Field): string => {
    const value = values[columns[field] ?? ''];
    return typeof value === 'string' ? value.trim() : '';
  };
  const problems: string[] = [];
  const parse = <Value>(what: string, schema: z.ZodType<Value, string>, value: string): Value | null => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    problems.push(`${what}: ${parsed.error.issues[0]?.message ?? 'cannot be read'}`);
    return null;
  };
  const names = (field: Field): string[] => [
    ...new Set(splitNames(text(field)).flatMap((name) => parse(field, nameText, name) ?? [])),
  ];
  const name = parse('name', nameText, text('name'));
  const website = parse('website', websiteUrl, text('website'));
  const normalised = website === null ? null : normaliseWebsite(website);
  if (website !== null && normalised === null)
    problems.push(`website: "${website.slice(0, 60)}" is not the address of a website such as example.com`);
  const domains = splitNames(text('domains')).flatMap((domain) => {
    const site = normaliseWebsite(domain);
    const registrable = site === null ? null : registrableDomain(site);
    if (registrable === null) problems.push(`domains: "${domain.slice(0, 60)}" is not a domain such as example.com`);
    return registrable ?? [];
  });
  const row = {
    line,
    name: name ?? text('name').slice(0, 200),
    websiteUrl: normalised ?? text('website').slice(0, 200),
    aliases: names('aliases'),
    domains: [...new Set(domains)],
    competitors: names('competitors'),
    language: text('language') === '' ? null : parse('language', language, text('language')),
    countryCode: text('country') === '' ? null : parse('country', countryCode, text('country')),
    customerId: null,
  };
  for (const field of ['aliases', 'domains', 'competitors'] as const)
    if (row[field].length > mostNames) problems.push(`${field}: has more than ${mostNames}`);
  return problems.length === 0
    ? { ...row, result: 'new', message: null }
    : { ...row, result: 'bad', message: problems.slice(0, 3).join('; ').slice(0, 300) };
}

/** Names in one cell, separated by semicolons, bars or lines; by commas if there is none of these. */
function splitNames(cell: string): string[] {
  const separator = /[;|\n]/.test(cell) ? /[;|\n]/ : ',';
  return cell
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);
}
