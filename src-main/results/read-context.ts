import { dayIn, type Day } from '#shared/domain/dates.ts';
import type { ReadStore } from '#main/store/open.ts';

/** What reading figures needs; available in the main process and in a worker. */
export interface ReadContext {
  readonly store: ReadStore;
  /** IANA name; calendar days are days in it. */
  readonly timeZone: string;
  readonly now: () => Date;
}

/** The current calendar day of the workspace. */
export const today = (context: Pick<ReadContext, 'timeZone' | 'now'>): Day => dayIn(context.timeZone, context.now());
