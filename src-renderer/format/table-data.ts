import { englishOf, type MarkedText } from '#shared/language/text-key.ts';
import { t } from '../language/current.ts';
import type { CsvValue } from './csv.ts';

/** A table that can be shown and saved: the data of a chart or a list. */
export interface TableData {
  readonly name: string;
  /** Marked texts (`mark('Answers')`): people read them in their language, programs in English. Names stay as they are. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** The title of a column as people read it. */
export const shownTitle = (title: string): string => t.marked(title as MarkedText);

/** The title of a column as programs read it in a file: in English. */
export const fileTitle = (title: string): string => englishOf(title);
