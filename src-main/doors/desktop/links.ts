/** The scheme of links that open a place in the app: `answerscope://open/customers/3/overview`. */
export const linkScheme = 'answerscope';

const prefix = `${linkScheme}://open/`;
const longest = 1_000;
const place = /^(?:[A-Za-z0-9][\w-]{0,63}\/?){0,4}(?:\?[\w%=&.~-]*)?$/;

/**
 * The address inside the dashboards that a link names; null for anything else. Any web page can open such a link: it leads to
 * a place, and never does anything.
 */
export function addressOfLink(link: string): string | null {
  if (link.length > longest || !link.startsWith(prefix)) return null;
  const address = link.slice(prefix.length);
  return place.test(address) ? `/${address}` : null;
}

/** The first link among the arguments of a start. */
export function linkAmong(args: readonly string[]): string | null {
  for (const argument of args) {
    const address = addressOfLink(argument);
    if (address !== null) return address;
  }
  return null;
}
