/** A block of an answer: what stands in one list item, table cell, heading or paragraph. */
export interface Segment {
  readonly role: 'heading' | 'item' | 'cell' | 'text';
  /** Offsets of the content, without its marker. */
  readonly start: number;
  readonly end: number;
  /** The list, table column or level of headings it belongs to; null for text and where line breaks were lost. */
  readonly list: string | null;
}

/** A line of an answer and where it starts. */
export interface Line {
  readonly text: string;
  readonly start: number;
}
