/** A row that cannot be imported: the message says why, in the same words for every such row. */
export class BadRow extends Error {
  override readonly name = 'BadRow';
  /** What stands in the row instead. */
  readonly example: string | null;
  /** The field of the request that decides about such rows. */
  readonly decidedBy: 'platform' | 'newPlatforms' | null;

  constructor(message: string, example: string | null = null, decidedBy: BadRow['decidedBy'] = null) {
    super(message);
    this.example = example;
    this.decidedBy = decidedBy;
  }
}
