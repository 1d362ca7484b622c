import { z } from 'zod';

/** The version of the file of a client. */
export const clientFileVersion = 1;

/** The first line of the file of a client. */
export const clientFileHeader = z.object({
  answerscope: z.literal('client'),
  file: z.int().min(1),
  /** The format of the workspace it comes from. */
  format: z.int().min(1),
  appVersion: z.string().max(100),
  uuid: z.uuid(),
  madeAt: z.iso.datetime(),
  name: z.string().min(1).max(400),
  websiteUrl: z.string().max(2_000),
  queryGroups: z.int().min(0),
  answers: z.int().min(0),
});
export type ClientFileHeader = z.output<typeof clientFileHeader>;

/** A line with a row of a table. Contents are `{"base64": …}`. */
export const clientFileRow = z.strictObject({ table: z.string().max(100), row: z.record(z.string(), z.unknown()) });

/** The last line: how many rows came before. */
export const clientFileEnd = z.strictObject({ rows: z.int() });

/** The longest line that is read: an answer and the platform's reply to it are far smaller. */
export const longestLine = 96 * 1024 * 1024;
