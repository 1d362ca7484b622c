import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { publishParquet } from './publish-parquet.ts';
import { publishPostgres } from './postgres/publish-postgres.ts';

/** The job: publishes the workspace to a folder or a database. */
export const publishJob = (
  { target, ...order }: OrderOf<'publish'>,
  context: JobContext,
): OutcomeOf<'publish'> | Promise<OutcomeOf<'publish'>> =>
  'folder' in target
    ? publishParquet({ ...order, ...target }, context)
    : publishPostgres({ ...order, ...target }, context);
