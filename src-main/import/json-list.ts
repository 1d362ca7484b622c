/**
 * How rows are read from a list: its objects, those of an object under their keys, its arrays under the first one as header, the
 * questions and answers of its messages or of its conversations, or the document itself as the only row.
 */
export type ListKind = 'objects' | 'keyed' | 'tables' | 'messages' | 'conversations' | 'document';

/** A list in a document that can hold rows. */
export interface JsonList {
  /** Where it is: `.results`, `.[].answers`; `.` is the document itself. */
  readonly path: string;
  readonly kind: ListKind;
  readonly rows: number;
  /** Its own columns, then those of the objects around it. */
  readonly columns: readonly string[];
  readonly ownColumns: readonly string[];
  /** Of the columns, those that hold lists in every row. */
  readonly listColumns: ReadonlySet<string>;
  /** Values of the objects around it that are the same for all its rows. */
  readonly shared: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}
