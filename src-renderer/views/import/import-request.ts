import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';
import { splitList } from '../../format/lists.ts';
import { t, texts } from '../../language/current.ts';

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
  /** Platforms that rows may name although they are not known, separated by commas. */
  readonly newPlatforms: string;
  /** Empty: today. */
  readonly date: string;
  readonly mapping: Mapping;
  /** The list of a JSON file that is imported; null: the only one. */
  readonly list: string | null;
}

/** The labels of the fields; query and answer are required. */
export const fieldLabels: Readonly<Record<ImportField, string>> = {
  query: t('Query'),
  answer: t('Answer'),
  date: t('Date'),
  platform: t('Platform'),
  citations: t('Sources'),
  model: t('Model'),
  country: t('Country'),
  outcome: t('Outcome'),
  topic: t('Topic'),
  tags: t('Tags'),
  intent: t('Intent'),
  searches: t('Searches'),
};

/** The request for a draft; null while it is incomplete. */
export function importRequest(
  file: string | null,
  customerId: number,
  draft: ImportDraft,
  further: readonly string[] = [],
): ImportRequest | null {
  const name = draft.groupName.trim();
  const newPlatforms = splitList(draft.newPlatforms.toLowerCase());
  if (file === null || (draft.groupId === null && name === '')) return null;
  return {
    file,
    ...(further.length === 0 ? {} : { files: [...further] }),
    customerId,
    ...(draft.groupId === null
      ? { groupName: name, language: draft.language, countryCode: draft.country }
      : { queryGroupId: draft.groupId }),
    ...(draft.platform === null ? {} : { platform: draft.platform }),
    ...(newPlatforms.length === 0 ? {} : { newPlatforms }),
    ...(draft.date === '' ? {} : { date: draft.date }),
    ...(Object.keys(draft.mapping).length === 0 ? {} : { mapping: draft.mapping }),
    ...(draft.list === null ? {} : { list: draft.list }),
  };
}

/** All columns of the file, used or not. */
export const columnsOf = (check: Pick<ImportCheck, 'mapping' | 'unusedColumns'>): string[] => [
  ...new Set([...importFields.flatMap((field) => check.mapping[field] ?? []), ...check.unusedColumns]),
];

/** The result of an import or its dry run: "125 rows: 120 new, 3 already present, 2 rejected". */
export function outcomeSentence(
  check: Pick<ImportCheck, 'rows' | 'imported' | 'alreadyThere' | 'rejected' | 'dryRun'>,
): string {
  const { imported, alreadyThere, rejected } = check;
  const parts = [
    check.dryRun
      ? t('{count, plural, one {# new} other {# new}}', { count: imported }, 'rows of a file')
      : t('{count, plural, one {# imported} other {# imported}}', { count: imported }, 'rows of a file'),
    ...(alreadyThere > 0
      ? [
          t(
            '{count, plural, one {# already present} other {# already present}}',
            { count: alreadyThere },
            'rows of a file',
          ),
        ]
      : []),
    ...(rejected > 0
      ? [t('{count, plural, one {# rejected} other {# rejected}}', { count: rejected }, 'rows of a file')]
      : []),
  ];
  return t('{count, plural, one {# row} other {# rows}}: {parts}', { count: check.rows, parts: texts().series(parts) });
}

/** How many answers and queries an import brings. */
export const brought = ({ imported, queriesOnly }: Pick<ImportCheck, 'imported' | 'queriesOnly'>): number =>
  imported + queriesOnly;

/** What the button of the import says: "Import 12 answers", or "Import 3 queries" where no answer comes. */
export const importLabel = (check: Pick<ImportCheck, 'imported' | 'queriesOnly'> | null): string => {
  if (check === null) return t('Import', {}, 'verb');
  if (check.imported === 0 && check.queriesOnly > 0)
    return t('Import {count, plural, one {# query} other {# queries}}', { count: check.queriesOnly });
  return t('Import {count, plural, one {# answer} other {# answers}}', { count: check.imported });
};

/** What is not taken over, in words and counted; a column keeps its name. */
export function leftLabel(what: string, count: number | null): string {
  switch (what) {
    case 'answers':
      return count === null ? t('Answers') : t('{count, plural, one {# answer} other {# answers}}', { count });
    case 'sources':
      return count === null ? t('Sources') : t('{count, plural, one {# source} other {# sources}}', { count });
    case 'ends of answers':
      return count === null
        ? t('Ends of answers')
        : t('{count, plural, one {# end of an answer} other {# ends of answers}}', { count });
    case 'active queries':
      return count === null
        ? t('Active queries')
        : t('{count, plural, one {# active query} other {# active queries}}', { count });
    case 'country':
      return t('Country');
    default:
      return count === null ? what : `${texts().count(count)} ${what}`;
  }
}

/** Where a problem is: "line 12", "lines 2, 3, 5, …". */
export function problemPlaces(
  { count, lines }: Pick<ImportCheck['problems'][number], 'count' | 'lines'>,
  countedIn: ImportCheck['countedIn'],
): string {
  const places = { count, numbers: [...lines, ...(count > lines.length ? ['…'] : [])].join(', ') };
  return countedIn === 'lines'
    ? t('{count, plural, one {line} other {lines}} {numbers}', places)
    : t('{count, plural, one {row} other {rows}} {numbers}', places);
}

/** A list of a JSON file as the user knows it: "results", "data, in each: answers"; the document itself without a name. */
export const listName = (path: string): string => {
  const steps = path.split('[]').map((step) => step.replace(/^\./, '').replaceAll('.', ' › '));
  const [first = '', ...inner] = steps;
  return inner
    .filter((step) => step !== '')
    .reduce(
      (outer, list) => t('{outer}, in each: {list}', { outer, list }),
      first === '' ? t('the whole file') : first,
    );
};
