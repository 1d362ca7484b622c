import { z } from 'zod';
import { operation } from '../operation.ts';
import { aiPlatform, countryCode, day, groupName, identifier, language } from '../v1/fields.ts';

/** What a column of a file of recorded answers can hold. */
export const importFields = [
  'query',
  'answer',
  'date',
  'platform',
  'citations',
  'model',
  'country',
  'outcome',
  'topic',
  'tags',
  'intent',
  'searches',
] as const;
export type ImportField = (typeof importFields)[number];

export const importAnswers = operation({
  name: 'import-answers',
  kind: 'command',
  scope: 'owner',
  changes: ['groups', 'answers'],
  summary:
    'Imports recorded answers from a file or folder (CSV, JSON, JSON Lines, XLSX; exports of other trackers are recognised); rejected rows are reported by cause, and no answer is imported twice.',
  request: z.strictObject({
    file: z.string().min(1).describe('path of the file, or of a folder of files that belong together'),
    files: z
      .array(z.string().min(1))
      .max(100)
      .optional()
      .describe('paths of further files that belong to it, such as the sources of its answers'),
    customerId: identifier,
    queryGroupId: identifier.optional().describe('the group to import into; alternatively groupName'),
    groupName: groupName.optional().describe('the group to import into; created if no group has that name'),
    platform: aiPlatform.optional().describe('for rows without a platform of their own'),
    newPlatforms: z
      .array(aiPlatform)
      .max(20)
      .optional()
      .describe('platforms that rows may name although this installation does not know them'),
    date: day.optional().describe('for rows without a date of their own; default: today'),
    mapping: z
      .partialRecord(z.enum(importFields), z.string())
      .optional()
      .describe(
        'column of each field; default: as the tool that wrote the file names them, else guessed from the names',
      ),
    mappingFile: z
      .string()
      .min(1)
      .optional()
      .describe('path of a mapping file for a tool that is not known; see docs/importing.md'),
    list: z
      .string()
      .min(1)
      .optional()
      .describe(
        'of a JSON file with several lists of rows, the one to import: .results, .data[].answers; of a workbook, the sheet',
      ),
    language: language.optional().describe('of a group to be created'),
    countryCode: countryCode.optional().describe('of a group to be created'),
    dryRun: z.boolean().optional().describe('read and check everything, store nothing'),
  }),
  response: z.strictObject({
    query_group_id: identifier.nullable(),
    execution_ids: z.array(identifier),
    format: z.enum(['csv', 'json', 'jsonl', 'xlsx', 'several']),
    /** The tool whose export was recognised; null if none, and for several files. */
    tool: z.strictObject({ id: z.string(), name: z.string(), export: z.string() }).nullable(),
    /** What was read of each file, if there are several. */
    files: z.array(
      z.strictObject({
        name: z.string(),
        /** The tool and its export; null if it was not recognised. */
        tool: z.string().nullable(),
        rows: z.int(),
        /** Why the file was left out; null if it was read. */
        problem: z.string().nullable(),
      }),
    ),
    /** What the files hold and Answerscope does not take over, with the number of rows where that says something. */
    notCarriedOver: z.array(z.strictObject({ what: z.string(), why: z.string(), rows: z.int().nullable() })),
    /** What has to be chosen before anything can be read, in a dry run; null if nothing. */
    needs: z.enum(['list', 'columns']).nullable(),
    /** The list or sheet that was read; null for CSV, and while it has to be chosen. */
    list: z.string().nullable(),
    /** The lists of a JSON file, or sheets of a workbook, to choose from, the longest first. */
    lists: z.array(z.strictObject({ path: z.string(), rows: z.int(), columns: z.array(z.string()) })),
    /** What `problems` counts: lines of the file, or rows of the list. */
    countedIn: z.enum(['lines', 'rows']),
    mapping: z.partialRecord(z.enum(importFields), z.string()),
    /** Columns that were not used. */
    unusedColumns: z.array(z.string()),
    rows: z.int(),
    imported: z.int(),
    /** Rows already stored: same group, platform, date and query. */
    alreadyThere: z.int(),
    rejected: z.int(),
    /** Why rows were rejected, the most frequent cause first. */
    problems: z.array(
      z.strictObject({
        message: z.string(),
        /** The field of the request that decides about such rows; null if only the file can change. */
        decidedBy: z.enum(['platform', 'newPlatforms']).nullable(),
        count: z.int(),
        /** The first places. */
        lines: z.array(z.int()),
        /** What stands at the first place; null if the message says it all. */
        example: z.string().nullable(),
      }),
    ),
    queriesAdded: z.int(),
    /** Queries that came without an answer, with their tags. */
    queriesOnly: z.int(),
    dryRun: z.boolean(),
    /** The first rows as interpreted. */
    preview: z.array(
      z.strictObject({
        query: z.string(),
        answer: z.string(),
        date: z.string(),
        platform: z.string(),
        citations: z.int(),
      }),
    ),
  }),
  errors: ['not_found', 'quota_exhausted'],
  example: { file: 'answers.csv', customerId: 1, groupName: 'Imported answers', platform: 'chatgpt' },
});
