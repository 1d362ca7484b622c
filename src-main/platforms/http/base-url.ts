import { trimEnd } from '#main/analysis/trim-end.ts';
import { ScanFailure } from '../scan-failure.ts';

/**
 * The address a provider's paths are appended to, without a trailing slash.
 * A configured address without a path gets the vendor's own, so that `http://127.0.0.1:8080` and
 * `http://127.0.0.1:8080/v1` mean the same server. Throws {@link ScanFailure} `request` when it is not an http(s) address.
 */
export function baseUrlOf(configured: string | null, vendor: string): string {
  const wanted = configured?.trim() ?? '';
  if (wanted === '') return vendor;
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ScanFailure(
      'request',
      `the base URL "${wanted}" is not an http address: correct it in Settings or the environment`,
    );
  const path = url.pathname === '/' ? new URL(vendor).pathname : url.pathname;
  return trimEnd(`${url.origin}${path}`, /\//);
}
