/** The headers that show where a request comes from. */
export interface RequestSource {
  /** The values of all `Host` headers. */
  readonly hosts: readonly string[];
  /** The host of an absolute address in the request line; undefined if the line has only a path. */
  readonly target: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which browsers send and pages cannot forge. */
  readonly fetchSite: string | undefined;
  /** `Sec-Fetch-Mode`. */
  readonly fetchMode: string | undefined;
}

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Why a request is refused before anything else is checked; null if it is allowed.
 *
 * The port is bound to loopback, so the remaining threat is a web page in the user's own browser: one whose name was
 * rebound to 127.0.0.1 (seen in `Host`), one that posts from another site (seen in `Origin`), and one that only embeds
 * our addresses (no `Origin`, but `Sec-Fetch-Site`). Another port of localhost is a different origin.
 */
export function refusalOf(request: RequestSource, port: number): string | null {
  const names = loopbackNames.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  const hosts = request.target === undefined ? request.hosts : [...request.hosts, request.target];
  if (hosts.length === 0 || !hosts.every((host) => names.includes(host.toLowerCase())))
    return 'The Host header must name this computer: 127.0.0.1, localhost or [::1], with the port.';
  // Two programs on the way may each believe a different one (RFC 9112, section 3.2).
  if (request.hosts.length > 1) return 'A request must have one Host header.';
  if (request.origin !== undefined && !names.some((name) => request.origin === `http://${name}`))
    return 'Requests from other web pages are refused.';
  const embedded = request.fetchSite === 'cross-site' || request.fetchSite === 'same-site';
  if (embedded && request.fetchMode !== 'navigate') return 'Requests from other web pages are refused.';
  return null;
}
