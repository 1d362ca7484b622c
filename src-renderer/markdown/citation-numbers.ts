/** An address without parts that do not change the page: tracking, fragment, scheme, `www.`, trailing slash. */
function comparableUrl(address: string): string {
  try {
    const url = new URL(address);
    for (const name of [...url.searchParams.keys()])
      if (/^(utm_|gclid$|fbclid$|srsltid$)/.test(name)) url.searchParams.delete(name);
    return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`.toLowerCase();
  } catch {
    return address;
  }
}

/** Finds the number of a link among an answer's citations; undefined when it is not one of them. */
export function citationNumbers(
  citations: readonly { position: number; url: string }[],
): (address: string) => number | undefined {
  const numbers = new Map<string, number>();
  for (const { position, url } of citations) {
    const key = comparableUrl(url);
    if (!numbers.has(key)) numbers.set(key, position);
  }
  return (address) => numbers.get(comparableUrl(address));
}

/** Whether a link's text only repeats its target (`g2.com`, `[3]`, the address), so that a number can replace it. */
export function isBareCitation(text: string, address: string): boolean {
  const shown = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (shown === '' || /^\[?\d+\]?$/.test(shown)) return true;
  if (comparableUrl(shown) === comparableUrl(address)) return true;
  try {
    const host = new URL(address).host.replace(/^www\./, '').toLowerCase();
    return shown === host || host.endsWith(`.${shown}`) || (/^[\w.-]+\.[a-z]{2,}$/.test(shown) && shown.endsWith(host));
  } catch {
    return false;
  }
}
