import { z } from 'zod';
import type { ReadStore } from '#main/store/open.ts';
import { readSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

const settingsSchema = z.object({
  on: z.boolean().catch(true),
  /** A folder on another disk, say; null: the workspace's backups folder. */
  folder: z.string().nullable().catch(null),
  /** The most of the disk that automatic copies may take together. */
  sharePercent: z.number().min(1).max(90).catch(10),
});

/** The settings of automatic copies; a value that makes no sense is its default. */
export const readAutomaticCopies = (store: ReadStore): z.output<typeof settingsSchema> =>
  settingsSchema.parse(readSetting(store, settingKeys.automaticCopies) ?? {});
