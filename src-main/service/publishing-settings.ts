import { z } from 'zod';
import { isoInstant } from '#shared/domain/dates.ts';
import { publishingIntervals, type PublishingInterval } from '#shared/contract/workspace/publish.ts';
import type { ReadStore } from '#main/store/open.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { readSetting } from '#main/store/settings.ts';

const settingsSchema = z.object({
  target: z.enum(['none', 'folder', 'postgres']).catch('none'),
  folder: z.string().nullable().catch(null),
  texts: z.boolean().catch(false),
  every: z.enum(publishingIntervals).catch('never'),
});
export type PublishingSettings = z.output<typeof settingsSchema>;

const lastSchema = z
  .object({
    at: z.string(),
    target: z.string(),
    seconds: z.number(),
    outcome: z
      .object({ answers: z.number(), unchangedAnswers: z.number(), files: z.number(), removed: z.number() })
      .nullable(),
    problem: z.string().nullable(),
  })
  .nullable()
  .catch(null);
export type LastPublication = z.output<typeof lastSchema>;

/** Where and how often the workspace is published; a value that makes no sense is its default. */
export const readPublishing = (store: ReadStore): PublishingSettings =>
  settingsSchema.parse(readSetting(store, settingKeys.publishing) ?? {});

/** How the last publication to that place ended; null before the first. */
export const readLastPublication = (store: ReadStore): LastPublication =>
  lastSchema.parse(readSetting(store, settingKeys.lastPublication) ?? null);

const hour = 60 * 60 * 1000;
const millisecondsOf: Readonly<Record<Exclude<PublishingInterval, 'never'>, number>> = {
  hour,
  day: 24 * hour,
  week: 7 * 24 * hour,
};

/** When the workspace is next published by itself; null if it is not. What failed is tried again after an hour. */
export function nextPublication(store: ReadStore, now: Date): Date | null {
  const { target, every } = readPublishing(store);
  if (target === 'none' || every === 'never') return null;
  const last = readLastPublication(store);
  if (last === null) return now;
  const pause = last.problem === null ? millisecondsOf[every] : hour;
  return new Date(Math.max(Date.parse(last.at) + pause, 0));
}

/** The same as an instant of the contract. */
export const nextPublicationAt = (store: ReadStore, now: Date): string | null => {
  const next = nextPublication(store, now);
  return next === null ? null : isoInstant(next);
};
