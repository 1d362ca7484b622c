/** The reply exceeds the size limit. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge';
}

/**
 * Reads a reply's body as UTF-8 text, at most `limit` bytes after decompression.
 * Throws {@link ReplyTooLarge} and stops reading when there is more, and the connection's own error when it breaks.
 */
export async function readText(reply: Response, limit: number): Promise<string> {
  if (Number(reply.headers.get('content-length') ?? 0) > limit) {
    await reply.body?.cancel();
    throw new ReplyTooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ReplyTooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
