import { decompressJson } from '#main/store/compression.ts';
import type { WarehouseValue } from '#main/store/warehouse-tables.ts';

/** A value of a text column: of a stored answer, its text. */
export const textOf = (value: NonNullable<WarehouseValue>): string =>
  Buffer.isBuffer(value) ? (decompressJson(value) as { readonly text: string }).text : String(value);
