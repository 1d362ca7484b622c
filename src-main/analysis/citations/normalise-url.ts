import { hostToUnicode } from '#shared/domain/punycode.ts';
import { hasPublicSuffix, isPublicSuffix } from '#shared/domain/urls.ts';
import { unwrapRedirect } from './redirect-wrappers.ts';
import { registrableDomain } from './registrable-domain.ts';
import { unifySiteSpelling } from './site-spellings.ts';
import { isTrackingParameter } from './tracking-parameters.ts';

/** Most wrappers within wrappers, and most rounds of unifying spellings: no real address needs more. */
const maxRounds = 5;
/** In UTF-16 units; anything longer is data, not an address. */
const longestAddress = 8_192;

/**
 * The one spelling under which an article is counted; null if the text is not an http(s) address. Never throws.
 *
 * - wrappers that contain their target are replaced by it; others (grounding redirects) stay
 * - scheme `https`, host in lower case and in Unicode, no user name, no default port, no fragment
 * - no `www.`: {@link addressesToTry} still reaches a site that only answers under it. A site at a public suffix itself
 *   (`gov.br`) always has it, because there it is part of the name
 * - mobile, AMP and short spellings become the site's main one, without index file and trailing slashes
 * - no tracking parameters, the others sorted by name; one spelling of escapes
 *
 * The result is a fixed point: normalising it again changes nothing.
 */
export function normaliseUrl(raw: string): string | null {
  let spelled = normaliseOnce(raw);
  for (let step = 0; spelled !== null && step < maxRounds; step++) {
    const again = normaliseOnce(spelled);
    if (again === spelled) break;
    spelled = again;
  }
  return spelled;
}

/**
 * An address as it was cited, for readers to open: without wrapper, tracking and fragment, otherwise in its own spelling, since
 * a site may answer under `www.`, `http` or with a trailing slash only. Null if the text is not an http(s) address.
 */
export function citedSpelling(raw: string): string | null {
  const url = unwrapped(raw);
  if (url === null) return null;
  const parts = queryParts(url).map(({ raw: part }) => part);
  const search = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `${url.protocol}//${unicodeHost(url.hostname)}${url.port === '' ? '' : `:${url.port}`}${url.pathname}${search}`;
}

function unwrapped(raw: string): URL | null {
  let url = parseHttp(raw);
  for (let depth = 0; url !== null && depth < maxRounds; depth++) {
    const target = unwrapRedirect(url);
    if (target === null) break;
    url = parseHttp(target) ?? url;
  }
  return url;
}

function normaliseOnce(raw: string): string | null {
  const url = unwrapped(raw);
  return url === null ? null : spell(url);
}

/** Parses an http(s) address, also without a scheme if its host has a public suffix. */
function parseHttp(raw: string): URL | null {
  const text = raw
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    .replaceAll(/[\t\n\r\u200B-\u200D\u2060\uFEFF]/g, '');
  if (text.length > longestAddress) return null;
  const schemed = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(schemed)) return null;
  const url = new URL(schemed);
  if (schemed !== text && (url.username !== '' || !hasPublicSuffix(url.hostname))) return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return url.hostname.split('.').includes('') ? null : url;
}

function spell(url: URL): string {
  unifySiteSpelling(url);
  const host = unicodeHost(`${isPublicSuffix(url.hostname) ? 'www.' : ''}${url.hostname}`);
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  const path = normaliseEscapes(url.pathname, "!$'()*,:;=@");
  return `https://${host}${port}${path}${query(url)}`;
}

/** The host in Unicode if that encodes to the same host; otherwise as it is. */
function unicodeHost(host: string): string {
  const unicode = hostToUnicode(host);
  return URL.canParse(`https://${unicode}`) && new URL(`https://${unicode}`).hostname === host ? unicode : host;
}

/** The parts of the query that are not tracking, as they are and in one spelling. */
function queryParts(url: URL): { raw: string; name: string; value: string | undefined }[] {
  const site = registrableDomain(url.hostname)?.split('.')[0] ?? '';
  return url.search
    .slice(1)
    .split('&')
    .filter((part) => /[^=]/.test(part))
    .map((part) => {
      const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
      return { raw: part, name: escaped(name), value: value === undefined ? undefined : escaped(value) };
    })
    .filter(({ name, value }) => !isTrackingParameter(decoded(name), decoded(value ?? ''), site));
}

/** The query without tracking, sorted by name (stable), each part in one spelling; '' if nothing is left. */
function query(url: URL): string {
  const parts = queryParts(url).toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const written = parts.map(({ name, value }) => (value === undefined || value === '' ? name : `${name}=${value}`));
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

/**
 * One spelling of the escapes in a part of an address (RFC 3986, section 6.2.2): escaped letters, digits and the given marks
 * are unescaped, hexadecimal digits are in upper case, anything outside ASCII is escaped as UTF-8, and so is a percent sign
 * that escapes nothing.
 *
 * @param plain marks besides the unreserved ones (`-._~`) whose meaning in this part does not depend on escaping
 */
function normaliseEscapes(part: string, plain: string): string {
  return part
    .replaceAll(/%(?![\dA-Fa-f]{2})/g, '%25')
    .replaceAll(/%[\dA-Fa-f]{2}/g, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) || plain.includes(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/[^\u0021-\u007E]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replaceAll(/["<>\\^`{|}]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * The addresses from which a normalised article may be fetched, the likeliest first: the address itself, the one under `www.`
 * (which normalising drops), and both over plain http for the few sites without https.
 */
export function addressesToTry(url: string): readonly string[] {
  const host = new URL(url).hostname;
  const bare =
    registrableDomain(url) === registrableDomain(`www.${host}`) && !host.startsWith('www.') && !/^[\d.[]/.test(host);
  const withWww = url.replace(/^https:\/\//, 'https://www.');
  const secure = bare ? [url, withWww] : [url];
  return [...secure, ...secure.map((address) => address.replace(/^https:/, 'http:'))];
}
