/** The scheme of links that open a place in the app: `answerscope://open/customers/3/overview`. */
export const linkScheme = 'answerscope';

const prefix = `${linkScheme}://open/`;
const longest = 1_000;
const segment = /^[A-Za-z0-9][\w-]{0,63}$/;
const search = /^[\w%=&.~-]*$/;
const mostSegments = 4;

/**
 * The address inside the dashboards that a link names; null for anything else. Any web page can open such a link: it leads to
 * a place, and never does anything.
 */
export function addressOfLink(link: string): string | null {
  if (link.length > longest || !link.startsWith(prefix)) return null;
  const address = link.slice(prefix.length);
  const mark = address.indexOf('?');
  const [path, query] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
  const segments = path.replace(/\/$/, '').split('/');
  const isPlace = path === '' || (segments.length <= mostSegments && segments.every((each) => segment.test(each)));
  return isPlace && search.test(query) ? `/${address}` : null;
}

/** The first link among the arguments of a start. */
export function linkAmong(args: readonly string[]): string | null {
  for (const argument of args) {
    const address = addressOfLink(argument);
    if (address !== null) return address;
  }
  return null;
}
