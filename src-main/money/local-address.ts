/**
 * Whether an address is on this computer or in the local network, where a model without a price costs nothing per request.
 * Everything else may be billed, so its price is unknown until one is entered.
 */
export function isLocalAddress(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const host = new URL(baseUrl).hostname.toLowerCase();
  return (
    /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$/.test(host) ||
    /^\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/.test(host) ||
    /^(localhost|host\.docker\.internal|.*\.(localhost|local|lan|home\.arpa))$/.test(host)
  );
}
