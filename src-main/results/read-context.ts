import { dayIn, type Day } from '#shared/domain/dates.ts';
import type { ReadStore } from '#main/store/open.ts';

/** What reading figures requires; available in the main process and in workers. */
export interface ReadContext {
  readonly store: ReadStore;
  /** IANA name; determines calendar days. */
  readonly timeZone: string;
  readonly now: () => Date;
}

/** The current calendar day of the workspace. */
export const today = (context: Pick<ReadContext, 'timeZone' | 'now'>): Day => dayIn(context.timeZone, context.now());
