/**
 * The second factor of a dashboard's session. A browser sends a cookie to every port of a computer, so a cookie alone could be
 * read and replayed by any other server that runs on it; the page key is kept by the page and is sent to its own port only.
 */
export const pageKeyHeader = 'X-Page-Key';
/** In the query of the event stream, and in the fragment of the address that opens the dashboard. */
export const pageKeyParameter = 'page-key';
