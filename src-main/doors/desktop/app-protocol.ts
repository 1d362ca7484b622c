import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { appFile } from './app-files.ts';

/** Registers `app:` as a secure origin whose compiled scripts are kept for the next start. To be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built dashboards under `app://answerscope/`, each with the content security policy. */
export function serveAppFiles(directory: string): void {
  protocol.handle('app', async ({ url }) => {
    const file = appFile(url, directory);
    if (file === null) return new Response('Not found', { status: 404 });
    try {
      const headers = {
        'Content-Type': file.mediaType,
        'Content-Security-Policy': contentSecurityPolicy,
        'X-Content-Type-Options': 'nosniff',
      };
      return new Response(new Uint8Array(await readFile(file.path)), { headers });
    } catch {
      return new Response('Not found', { status: 404 });
    }
  });
}
