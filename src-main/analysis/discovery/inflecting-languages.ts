/** Languages that attach endings to names without a mark. */
export const inflecting: ReadonlySet<string> = new Set(
  'fi et hu pl cs sk hr bs sr sl ru uk bg mk be lt lv tr sv da no nb de is ro el'.split(' '),
);
