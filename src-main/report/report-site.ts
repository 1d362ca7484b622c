import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '#main/files/paths.ts';

/** A file of a report's site, by its path within the folder. */
interface SiteFile {
  readonly name: string;
  readonly content: string | Buffer;
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'font/woff2': 'woff2',
};

/** What a page of a site may load: what is beside it, from the same host or folder. */
const policy =
  "default-src 'none'; style-src 'self' file:; img-src 'self' file:; font-src 'self' file:; base-uri 'none'; form-action 'none'";

/**
 * A report's page as a folder for a web host: `index.html`, and its style sheet, fonts and pictures as files of their own with
 * relative addresses. Its links stay within the page.
 */
export function siteFiles(html: string): SiteFile[] {
  const assets = new Map<string, Buffer>();
  /** Puts the embedded files of a text beside it; `way` leads from the text to them. */
  const apart = (text: string, way: string): string =>
    text.replaceAll(
      /data:([a-z]+\/[a-z0-9+]+);base64,([A-Za-z0-9+/]+=*)/g,
      (address, type: string, content: string) => {
        const ending = endings[type];
        if (ending === undefined) return address;
        const bytes = Buffer.from(content, 'base64');
        const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${ending}`;
        assets.set(name, bytes);
        return way + name;
      },
    );
  let style = '';
  const page = html
    .replace(/<style>([\s\S]*?)<\/style>/, (_, rules: string) => {
      style = apart(rules, '');
      return '<link rel="stylesheet" href="assets/report.css" />';
    })
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")[^"]*"/,
      (_, start: string) => `${start}${policy}"`,
    );
  return [
    { name: 'index.html', content: apart(page, 'assets/') },
    { name: path.join('assets', 'report.css'), content: style },
    ...[...assets].map(([name, content]) => ({ name: path.join('assets', name), content })),
  ];
}

/** Writes a site into a new folder. */
export function writeSite(folder: string, files: readonly SiteFile[]): void {
  makeDirectory(path.join(folder, 'assets'));
  for (const { name, content } of files) writeFileSync(path.join(folder, name), content, { flag: 'wx' });
}
