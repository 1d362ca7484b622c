/**
 * Lists whose lines begin alike, a fifth smaller when compressed: of each line only what differs from the line before, after a byte for how much does not
 * (front coding; Witten, Moffat and Bell, _Managing Gigabytes_, 1999, section 4.1).
 */

const lineBreak = 0x0a;
/** Added to the number of bytes that two lines share, so that none is a line break. */
const firstCount = 0x20;
const mostShared = 200;
/** The first byte of a coded text; no text begins with it. */
const mark = 0x01;

/** Codes a text. */
export function frontCoded(text: Buffer): Buffer {
  const coded: Buffer[] = [Buffer.from([mark])];
  let previous = text.subarray(0, 0);
  for (let at = 0; ;) {
    const found = text.indexOf(lineBreak, at);
    const line = text.subarray(at, found < 0 ? text.length : found);
    const shared = sharedBytes(previous, line);
    coded.push(Buffer.from([firstCount + shared]), line.subarray(shared));
    if (found < 0) return Buffer.concat(coded);
    coded.push(Buffer.from([lineBreak]));
    previous = line;
    at = found + 1;
  }
}

function sharedBytes(one: Uint8Array, other: Uint8Array): number {
  const most = Math.min(one.length, other.length, mostShared);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** The text that was coded; any other as it is. */
export function withoutFrontCoding(coded: Buffer): Buffer {
  if (coded[0] !== mark) return coded;
  const text = Buffer.allocUnsafe(sizeOf(coded));
  let [to, previous] = [0, 0];
  for (let at = 1; at <= coded.length;) {
    const line = to;
    const shared = (coded[at] ?? firstCount) - firstCount;
    for (let from = previous; from < previous + shared; from += 1) text[to++] = text[from] ?? 0;
    for (at += 1; at < coded.length && coded[at] !== lineBreak; at += 1) text[to++] = coded[at] ?? 0;
    if (at < coded.length) text[to++] = lineBreak;
    at += 1;
    previous = line;
  }
  return text;
}

/** Bytes of the text that was coded. */
function sizeOf(coded: Buffer): number {
  let size = 0;
  for (let at = 1; at <= coded.length;) {
    const found = coded.indexOf(lineBreak, at);
    const end = found < 0 ? coded.length : found;
    // Its count is one byte, its line break another.
    size += (coded[at] ?? firstCount) - firstCount + end - at;
    at = end + 1;
  }
  return size - 1;
}
