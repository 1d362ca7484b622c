import path from 'node:path';
import { appOrigin } from './trust.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface AppFile {
  readonly path: string;
  readonly mediaType: string;
}

/** The file of the built dashboards at an address of the app; null for any other address and for files outside the folder. */
export function appFile(url: string, directory: string): AppFile | null {
  if (url !== appOrigin && !url.startsWith(`${appOrigin}/`)) return null;
  let inside: string;
  try {
    inside = decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
  const file = path.join(directory, inside === '/' || inside === '' ? 'index.html' : inside);
  if (inside.includes('\0') || !file.startsWith(directory + path.sep)) return null;
  return { path: file, mediaType: mediaTypes[path.extname(file)] ?? 'application/octet-stream' };
}
