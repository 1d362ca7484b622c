/** Bytes at the start that are searched for a charset declaration (the standard says 1,024; real pages put it later). */
const prescanBytes = 4096;

/**
 * The text of an HTML document and the name of the charset it was read with.
 *
 * Order of the HTML standard's encoding sniffing: byte order mark, `Content-Type` header, `<meta charset>` or `http-equiv`
 * within the first bytes, an XML declaration; then UTF-8 when the bytes are valid UTF-8, else windows-1252.
 * Unknown labels are ignored.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): { html: string; charset: string } {
  const declared = [bomCharset(bytes), headerCharset(contentType), metaCharset(bytes)];
  for (const label of declared) {
    const decoder = label === undefined ? undefined : decoderOf(label);
    if (decoder !== undefined) return { html: decoder.decode(bytes), charset: decoder.encoding };
  }
  try {
    return { html: new TextDecoder('utf-8', { fatal: true }).decode(bytes), charset: 'utf-8' };
  } catch {
    return { html: new TextDecoder('windows-1252').decode(bytes), charset: 'windows-1252' };
  }
}

function bomCharset(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

const headerCharset = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([^"';\s]+)/iu.exec(contentType)?.[1];

function metaCharset(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, prescanBytes))
    .toString('latin1')
    .replace(/<!--[\s\S]*?-->/gu, '');
  for (const [tag] of start.matchAll(/<meta\s[^>]*>/giu)) {
    const label = /\bcharset\s*=\s*["']?\s*([^"'\s/>;]+)/iu.exec(tag)?.[1];
    // A document readable as ASCII up to here cannot be UTF-16, whatever it declares.
    if (label !== undefined) return /^utf-?16/iu.test(label) ? 'utf-8' : label;
  }
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/iu.exec(start)?.[1];
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(/^x-user-defined$/iu.test(label) ? 'windows-1252' : label);
  } catch {
    return undefined;
  }
}
