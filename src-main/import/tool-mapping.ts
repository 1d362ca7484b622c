import { z } from 'zod';
import { importFields } from '#shared/contract/workspace/imports.ts';

/** What the rows of an export are: answers, queries without answers, or citations of answers that another file holds. */
const exportKinds = ['answers', 'queries', 'citations'] as const;

const name = z.string().min(1).max(200);
const column = z.string().min(1).max(300);

/** One kind of file that a tool exports. */
const toolExport = z.strictObject({
  name: name.describe('what the tool calls it'),
  holds: z.enum(exportKinds).default('answers').describe('what its rows are'),
  recognise: z
    .array(column)
    .min(1)
    .max(40)
    .describe('columns by which it is recognised: a file with all of them; capitals, spaces and hyphens do not matter'),
  fields: z
    .partialRecord(z.enum(importFields), z.array(column).min(1).max(20))
    .describe(
      'where each field is: a column, or a path into its JSON such as messages[role=assistant].content; of several, the first that holds something',
    ),
  platforms: z
    .record(z.string().min(1).max(200), z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/))
    .optional()
    .describe('the platform of Answerscope for each of the tool, by its name in the file'),
  dates: z
    .enum(['day-first', 'month-first'])
    .optional()
    .describe(
      'how dates with slashes are written: 31/12/2026 or 12/31/2026; without it, in the order that one of them shows',
    ),
  notCarried: z.record(column, z.string().min(1).max(300)).optional().describe('why a column is left out, by its name'),
});

/** A file that describes the exports of one tool. */
export const toolMapping = z.strictObject({
  $schema: z.string().optional(),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
    .describe('of small letters, digits and hyphens'),
  name: name.describe('of the tool'),
  source: z.string().max(500).describe('where its columns are documented, and when that was read'),
  exports: z.array(toolExport).min(1).max(20),
});

export type ToolMapping = z.infer<typeof toolMapping>;
export type ToolExport = ToolMapping['exports'][number];

/** The schema of a mapping file, for editors and documents. */
export const toolMappingSchema = (): object => z.toJSONSchema(toolMapping, { io: 'input' });
