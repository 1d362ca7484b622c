/** Longest line of a definition, and longest text of the definitions repeated in one part, in UTF-16 units. */
const longestLine = 2_000;
const longestTogether = 6_000;
/** Definitions read from a text, at most; answers number their sources and have a few dozen. */
const most = 1_000;
const longestLabel = 100;

/** Labels are the same in any case and spacing. */
const normalised = (label: string): string => label.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The link definitions of a text (`[1]: https://…`) by label; of two for the same label the first counts. */
export function linkDefinitions(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let at = text.indexOf(']:'); at >= 0 && found.size < most; at = text.indexOf(']:', at + 2)) {
    const before = text.slice(Math.max(0, at - longestLabel - 5), at);
    const label = /(?:^|\n) {0,3}\[([^[\]\n]+)$/.exec(before)?.[1];
    if (label === undefined || label.length > longestLabel || found.has(normalised(label))) continue;
    const lineEnd = text.indexOf('\n', at);
    const target = text.slice(at + 2, Math.min(lineEnd < 0 ? text.length : lineEnd, at + longestLine)).trim();
    if (target !== '') found.set(normalised(label), `[${label}]: ${target}`);
  }
  return found;
}

/** The definitions that the labels of a part use (`[1]`, `[text][1]`), one per line, bounded in length; '' for none. */
export function definitionsFor(part: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0) return '';
  const used = new Set<string>();
  let length = 0;
  for (const [, label = ''] of part.matchAll(/\[([^[\]\n]{1,100})\]/g)) {
    const line = definitions.get(normalised(label));
    if (line === undefined || used.has(line)) continue;
    length += line.length + 1;
    if (length > longestTogether) break;
    used.add(line);
  }
  return [...used].join('\n');
}
