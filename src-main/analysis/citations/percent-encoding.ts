/**
 * One spelling of the escapes in a part of an address (RFC 3986, section 6.2.2): escaped letters, digits and the given
 * harmless marks are written out, hexadecimal digits are in upper case, anything outside ASCII is escaped as UTF-8, and
 * a percent sign that escapes nothing is escaped itself.
 *
 * @param plain marks besides the unreserved ones (`-._~`) that mean the same escaped and written out in this part
 */
export function normaliseEscapes(part: string, plain: string): string {
  return part
    .replaceAll(/%(?![\dA-Fa-f]{2})/g, '%25')
    .replaceAll(/%[\dA-Fa-f]{2}/g, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) || plain.includes(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/[^\u0021-\u007E]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replaceAll(/["<>\\^`{|}]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
