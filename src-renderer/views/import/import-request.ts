import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';

export type ImportRequest = InputOf<'import-answers'>;
export type ImportCheck = OutputOf<'import-answers'>;
export type Mapping = Partial<Record<ImportField, string>>;

/** The query group that answers are imported into, and defaults for columns the file lacks. */
export interface ImportDraft {
  /** Null: a new group called `groupName`. */
  readonly groupId: number | null;
  readonly groupName: string;
  readonly language: string;
  readonly country: string;
  readonly platform: string | null;
  /** Empty: today. */
  readonly date: string;
  readonly mapping: Mapping;
}

/** The labels of the fields; query and answer are required. */
export const fieldLabels: Readonly<Record<ImportField, string>> = {
  query: 'Query',
  answer: 'Answer',
  date: 'Date',
  platform: 'Platform',
  citations: 'Sources',
  model: 'Model',
  country: 'Country',
  outcome: 'Outcome',
};

/** The request for a draft; null while it is incomplete. */
export function importRequest(file: string | null, customerId: number, draft: ImportDraft): ImportRequest | null {
  const name = draft.groupName.trim();
  if (file === null || (draft.groupId === null && name === '')) return null;
  return {
    file,
    customerId,
    ...(draft.groupId === null
      ? { groupName: name, language: draft.language, countryCode: draft.country }
      : { queryGroupId: draft.groupId }),
    ...(draft.platform === null ? {} : { platform: draft.platform }),
    ...(draft.date === '' ? {} : { date: draft.date }),
    ...(Object.keys(draft.mapping).length === 0 ? {} : { mapping: draft.mapping }),
  };
}

/** All columns of the file, used or not. */
export const columnsOf = (check: Pick<ImportCheck, 'mapping' | 'unusedColumns'>): string[] => [
  ...new Set([...importFields.flatMap((field) => check.mapping[field] ?? []), ...check.unusedColumns]),
];

const delimiters = [',', ';', '\t', '|'] as const;

/** The fields of a line of CSV; handles quotes. */
function csvFields(line: string, delimiter: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted) {
      fields.push(field);
      field = '';
    } else field += character;
  }
  return [...fields, field].map((value) => value.trim()).filter((value) => value !== '');
}

/** The column names at the start of a file: the first line of CSV, or the keys of the first object of JSON or JSON Lines. */
export function columnsOfHead(head: string): string[] {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('{') || text.startsWith('[')) {
    const keys = new Set<string>();
    let depth = 0;
    const objectDepth = text.startsWith('[') ? 2 : 1;
    for (const token of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g)) {
      if (token[0] === '{' || token[0] === '[') depth += 1;
      else if (token[0] === '}' || token[0] === ']') {
        depth -= 1;
        if (depth < objectDepth && keys.size > 0) break;
      } else if (token[2] !== undefined && depth === objectDepth) keys.add(token[1] ?? '');
    }
    return [...keys];
  }
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  const best = delimiters.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ',';
  return csvFields(line, best);
}

/** The result of an import or its dry run: "125 rows: 120 new, 3 already present, 2 rejected". */
export function outcomeSentence(
  check: Pick<ImportCheck, 'rows' | 'imported' | 'alreadyThere' | 'rejected' | 'dryRun'>,
): string {
  const parts = [`${check.imported} ${check.dryRun ? 'new' : 'imported'}`];
  if (check.alreadyThere > 0) parts.push(`${check.alreadyThere} already present`);
  if (check.rejected > 0) parts.push(`${check.rejected} rejected`);
  return `${check.rows} ${check.rows === 1 ? 'row' : 'rows'}: ${parts.join(', ')}`;
}
