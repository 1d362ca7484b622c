import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';

/** The parts of a workbook or presentation by path. */
export interface OfficeFile {
  readonly parts: ReadonlyMap<string, string>;
  /** Errors that a strict parser finds in its XML parts; empty if all are well-formed. */
  readonly problems: readonly string[];
}

/** Opens an Office file, embedded ones included, and reads every XML part of it strictly. */
export function openOffice(bytes: Uint8Array, prefix = ''): OfficeFile {
  const parts = new Map<string, string>();
  const problems: string[] = [];
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (/\.(?:xlsx|pptx)$/.test(name)) {
      const inner = openOffice(content, `${prefix}${name}/`);
      problems.push(...inner.problems);
      for (const [path, text] of inner.parts) parts.set(path, text);
    }
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const text = strFromU8(content);
    parts.set(prefix + name, text);
    const complain = (message: string): void => void problems.push(`${prefix}${name}: ${message}`);
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.test(text)) complain('has a character that XML forbids');
    try {
      new DOMParser({ errorHandler: { warning: complain, error: complain, fatalError: complain } }).parseFromString(
        text,
        'text/xml',
      );
    } catch (error) {
      complain(String(error));
    }
  }
  return { parts, problems };
}

/** The text of every part whose path matches. */
export const textOf = (file: OfficeFile, pattern: RegExp): string =>
  [...file.parts]
    .filter(([name]) => pattern.test(name))
    .map(([, text]) => text)
    .join('\n');
