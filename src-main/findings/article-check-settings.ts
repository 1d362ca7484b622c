import { settingKeys } from '#main/store/setting-keys.ts';
import type { z } from 'zod';
import { definedFields } from '#shared/domain/fields.ts';
import { articleCheckOptions } from '#shared/contract/workspace/sources.ts';
import type { Store } from '#main/store/open.ts';
import { readSetting, readTextSetting, writeSetting } from '#main/store/settings.ts';

export type ArticleCheckOptions = z.output<typeof articleCheckOptions>;

/**
 * On by default: only this shows whether cited pages mention the customer, and a few dozen public pages a week are what
 * any reader of the answers would open.
 */
const defaultArticleCheckOptions: ArticleCheckOptions = { weekly: true, most: 50 };

export function readArticleCheckOptions(store: Store): ArticleCheckOptions {
  const saved = articleCheckOptions.partial().safeParse(readSetting(store, settingKeys.articleChecks) ?? {});
  return { ...defaultArticleCheckOptions, ...(saved.success ? definedFields(saved.data) : {}) };
}

export const writeArticleCheckOptions = (store: Store, options: ArticleCheckOptions): void =>
  writeSetting(store, settingKeys.articleChecks, options);

export const readLastWeeklyCheck = (store: Store, customerId: number): string | null =>
  readTextSetting(store, settingKeys.articleChecksRanAt(customerId), '') || null;

export const writeLastWeeklyCheck = (store: Store, customerId: number, at: string): void =>
  writeSetting(store, settingKeys.articleChecksRanAt(customerId), at);
