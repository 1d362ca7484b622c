import type { ErrorEnvelope, SuccessEnvelope } from '#shared/contract/envelope.ts';
import { CallError } from './call-error.ts';
import { transport } from './transport.ts';

const failed = (message: string) => new CallError({ code: 'unavailable', message, details: [] });

/**
 * Gives the path of a chosen file to the service: in the desktop app where it stands, in the browser by sending it to
 * the service on the same computer. `progress` is told the share that arrived, 0 to 1.
 */
export async function provideFile(file: File, progress: (share: number) => void, signal: AbortSignal): Promise<string> {
  const known = transport.pathOf?.(file) ?? '';
  if (known !== '') return known;
  return new Promise((resolve, reject) => {
    // Unlike fetch, this tells how much of the body has left.
    const request = new XMLHttpRequest();
    request.open('POST', `/workspace/upload?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) =>
      progress(event.total === 0 ? 0 : event.loaded / event.total),
    );
    request.addEventListener('load', () => {
      const reply = request.response as SuccessEnvelope<{ file: string }> | ErrorEnvelope | null;
      if (reply === null) reject(failed('The file could not be handed over. Try again.'));
      else if ('error' in reply) reject(new CallError(reply.error));
      else resolve(reply.data.file);
    });
    request.addEventListener('error', () =>
      reject(failed('Answerscope cannot be reached, or the file is gone. Try again.')),
    );
    request.addEventListener('abort', () => reject(failed('Cancelled.')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
