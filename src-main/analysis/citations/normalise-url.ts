import { hostToUnicode } from '#shared/domain/punycode.ts';
import { hasPublicSuffix, isPublicSuffix } from '#shared/domain/urls.ts';
import { normaliseEscapes } from './percent-encoding.ts';
import { unwrapRedirect } from './redirect-wrappers.ts';
import { registrableDomain } from './registrable-domain.ts';
import { unifySiteSpelling } from './site-spellings.ts';
import { isTrackingParameter } from './tracking-parameters.ts';

/** Wrappers within wrappers, and spellings that only show after others are gone: no real address has more. */
const deepest = 5;
/** Longer ones are data, not addresses. */
const longest = 8_192;

/**
 * The one spelling under which an article is counted, or null when the text is no http(s) address. Never throws.
 *
 * - wrappers that carry their target are opened; one that does not (grounding redirects) stays as it is
 * - scheme `https`, host in lower case and in Unicode, no user name, no default port, no fragment
 * - `www.` goes: two spellings of one address are one article, and a site that answers only under `www.` is still
 *   reached by `addressesToTry`. A site at a public suffix itself (`gov.br`) always has it, because there it is the name
 * - mobile, AMP and short spellings become the site's own; an index file and closing slashes go
 * - tracking parameters go, the others are sorted by name; escapes have one spelling
 *
 * The result is a fixed point: normalising it again changes nothing.
 */
export function normaliseUrl(raw: string): string | null {
  let spelled = normaliseOnce(raw);
  for (let step = 0; spelled !== null && step < deepest; step++) {
    const again = normaliseOnce(spelled);
    if (again === spelled) break;
    spelled = again;
  }
  return spelled;
}

function normaliseOnce(raw: string): string | null {
  let url = parseHttp(raw);
  for (let depth = 0; url !== null && depth < deepest; depth++) {
    const target = unwrapRedirect(url);
    if (target === null) break;
    url = parseHttp(target) ?? url;
  }
  return url === null ? null : spell(url);
}

/** Reads an http(s) address, also one without a scheme when its host has a public suffix. */
function parseHttp(raw: string): URL | null {
  const text = raw
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .replaceAll(/[\t\n\r\u200B-\u200D\u2060\uFEFF]/g, '');
  if (text.length > longest) return null;
  const schemed = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(schemed)) return null;
  const url = new URL(schemed);
  if (schemed !== text && (url.username !== '' || !hasPublicSuffix(url.hostname))) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return url.hostname.split('.').includes('') ? null : url;
}

function spell(url: URL): string {
  unifySiteSpelling(url);
  const host = shownHost(`${isPublicSuffix(url.hostname) ? 'www.' : ''}${url.hostname}`);
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  const path = normaliseEscapes(url.pathname, "!$'()*,:;=@");
  return `https://${host}${port}${path}${query(url)}`;
}

/** The host in Unicode, if it leads back to the same host; a name that no browser would show so stays encoded. */
function shownHost(host: string): string {
  const shown = hostToUnicode(host);
  return URL.canParse(`https://${shown}`) && new URL(`https://${shown}`).hostname === host ? shown : host;
}

/** The query without tracking, sorted by name (stable), each part in one spelling; '' when nothing is left. */
function query(url: URL): string {
  const site = registrableDomain(url.hostname)?.split('.')[0] ?? '';
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => /[^=]/.test(part))
    .map((part) => {
      const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      return { name: escaped(name), value: value === undefined ? undefined : escaped(value) };
    })
    .filter(({ name, value }) => !isTrackingParameter(decoded(name), decoded(value ?? ''), site))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const written = kept.map(({ name, value }) => (value === undefined || value === '' ? name : `${name}=${value}`));
  return written.length === 0 ? '' : `?${written.join('&')}`;
}

const escaped = (part: string): string => normaliseEscapes(part.replaceAll('+', '%20'), "!$'()*,/:;?@");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
