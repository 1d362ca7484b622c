import type { ErrorEnvelope, SuccessEnvelope } from '#shared/contract/envelope.ts';
import { pageKeyHeader } from '#shared/contract/page-key.ts';
import type { StoredFile } from '../state/offered-file.ts';
import { t } from '../language/current.ts';
import { CallError } from './call-error.ts';
import { pageKey } from './page-key.ts';
import { rememberSent } from './sent-files.ts';
import { transport } from './transport.ts';

const failed = (message: string) => new CallError({ code: 'unavailable', message, details: [] });

/**
 * The path of a chosen file for the service: its own in the desktop app; in the browser the file is sent to the
 * service on the same computer. `progress` receives the share that has arrived, 0 to 1.
 */
export async function provideFile(
  file: File | StoredFile,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (!(file instanceof File)) return file.path;
  const known = transport.pathOf?.(file) ?? '';
  if (known !== '') return known;
  return new Promise((resolve, reject) => {
    // Unlike fetch, this reports upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', `/workspace/upload?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader(pageKeyHeader, pageKey());
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) =>
      progress(event.total === 0 ? 0 : event.loaded / event.total),
    );
    request.addEventListener('load', () => {
      const reply = request.response as SuccessEnvelope<{ file: string }> | ErrorEnvelope | null;
      if (reply === null) reject(failed(t('The file could not be sent. Try again.')));
      else if ('error' in reply) reject(new CallError(reply.error));
      else {
        rememberSent(reply.data.file, file.name);
        resolve(reply.data.file);
      }
    });
    request.addEventListener('error', () =>
      reject(failed(t('Answerscope cannot be reached, or the file no longer exists. Try again.'))),
    );
    request.addEventListener('abort', () => reject(failed(t('Cancelled.'))));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
