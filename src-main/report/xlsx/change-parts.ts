import { deflateRawSync } from 'node:zlib';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';

/** A part of a workbook, compressed by the system's library, which takes a tenth of the time. */
class Part extends ZipPassThrough {
  override compression = 8;

  protected override process(chunk: Uint8Array, final: boolean): void {
    this.ondata(null, deflateRawSync(chunk), final);
  }
}

/** A workbook with each of its parts changed. */
export function changeParts(workbook: Uint8Array, change: (path: string, content: Buffer) => Buffer): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for (const [path, content] of Object.entries(unzipSync(workbook))) {
    const part = new Part(path);
    zip.add(part);
    part.push(change(path, Buffer.from(content.buffer, content.byteOffset, content.byteLength)), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
