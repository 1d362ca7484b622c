/** A workbook that is not read: broken, locked, or larger than any export. The message continues "the file …". */
export class BadWorkbook extends Error {
  override readonly name = 'BadWorkbook';
}
