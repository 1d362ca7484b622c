/** A link wrapper with its target in the query. */
interface Wrapper {
  /** Tested against the lower-case host name without `www.`. */
  readonly host: RegExp;
  /** Tested against the path. */
  readonly path: RegExp;
  /** Query parameters that may contain the target, the likeliest first. */
  readonly parameters: readonly string[];
}

const google = /^(?:[a-z]+\.)?google\.(?:com?\.)?[a-z]{2,3}$/;

/** Opaque wrappers (t.co, grounding redirects) cannot be unwrapped. */
const wrappers: readonly Wrapper[] = [
  {
    host: google,
    path: /^\/(?:url|goto|imgres|interstitial|aclk)$/,
    parameters: ['q', 'url', 'imgrefurl', 'adurl', 'u'],
  },
  { host: /^translate\.google\.[a-z.]+$/, path: /^\/(?:translate|website)/, parameters: ['u'] },
  { host: /^googleadservices\.com$/, path: /aclk$/, parameters: ['adurl'] },
  { host: /^(?:[a-z]+\.)?bing\.com$/, path: /^\/(?:ck\/|alink\/|aclick|newtabredir)/, parameters: ['u', 'url'] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
  {
    host: /^(?:lm?|m)\.(?:facebook|instagram|threads)\.(?:com|net)$/,
    path: /^\/(?:l\.php|flx\/warn\/?)?$/,
    parameters: ['u'],
  },
  { host: /^facebook\.com$/, path: /^\/(?:l|sharer\/sharer|sharer)\.php$/, parameters: ['u'] },
  { host: /^(?:m\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^out\.reddit\.com$/, path: /./, parameters: ['url'] },
  { host: /^linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go|sharearticle)/i, parameters: ['url'] },
  { host: /^slack-redir\.net$/, path: /^\/link$/, parameters: ['url'] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter/, parameters: ['u', 'url'] },
  { host: /^(?:m\.)?vk\.(?:com|ru)$/, path: /^\/away(?:\.php)?$/, parameters: ['to'] },
  { host: /^t\.me$/, path: /^\/iv$/, parameters: ['url'] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, parameters: ['z'] },
  { host: /^medium\.com$/, path: /^\/r\/?$/, parameters: ['url'] },
  { host: /^disq\.us$/, path: /^\//, parameters: ['url'] },
  { host: /^getpocket\.com$/, path: /^\/redirect$/, parameters: ['url'] },
  { host: /^flipboard\.com$/, path: /^\/redirect$/, parameters: ['url'] },
  { host: /safelinks\.protection\.outlook\.com$/, path: /./, parameters: ['url'] },
  { host: /^(?:link\.)?(?:zhihu\.com|juejin\.cn|csdn\.net)$/, path: /^\/?$/, parameters: ['target'] },
  { host: /^jianshu\.com$/, path: /^\/go-wild$/, parameters: ['url'] },
  { host: /^(?:t\.|weibo\.)?(?:cn|weibo\.cn)$/, path: /^\/sinaurl$/, parameters: ['u', 'url', 'toasturl'] },
  { host: /^douban\.com$/, path: /^\/link2\/?$/, parameters: ['url'] },
  { host: /^link\.naver\.com$/, path: /^\/bridge$/, parameters: ['url'] },
  { host: /^(?:[a-z]+\.)?awin1\.com$/, path: /^\/(?:cread|awclick)\.php$/, parameters: ['ued', 'p'] },
  { host: /^click\.linksynergy\.com$/, path: /^\/(?:deeplink|link)$/, parameters: ['murl', 'RD_PARM1'] },
  { host: /^go\.(?:skimresources|redirectingat|viglink)\.com$/, path: /^\/?$/, parameters: ['url', 'u'] },
  { host: /^redirect\.viglink\.com$/, path: /^\/?$/, parameters: ['u'] },
  { host: /^shareasale\.com$/, path: /^\/r\.cfm$/i, parameters: ['urllink'] },
];

/** Wrappers with their target in the path: the first group, with or without a scheme. */
const inPath: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
  { host: google, path: /^\/amp\/(?:s\/)?(.+)$/ },
  { host: /(?:^|\.)(?:cdn\.)?ampproject\.(?:org|net)$/, path: /^\/(?:[a-z]\/)?(?:[a-z]\/)?(?:s\/)?([^/]+\..+)$/s },
  { host: /^r\.jina\.ai$/, path: /^\/(.+)$/ },
  { host: /^r\.search\.yahoo\.com$/, path: /\/RU=([^/]+)\// },
  { host: /^(?:[a-z]+\.)?href\.li$/, path: /^\/\??(.+)$/ },
];

const hasScheme = /^https?:\/\//i;
const looksLikeHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** The target in a parameter: plain, escaped once more, or in Bing's form (`a1` and base64url). */
function targetIn(value: string): string | null {
  if (hasScheme.test(value)) return value;
  if (/^https?%3a/i.test(value)) return decodeSafely(value);
  if (/^a1[\w-]{8,}=*$/.test(value)) {
    const decoded = Buffer.from(value.slice(2), 'base64url').toString('utf8');
    return hasScheme.test(decoded) ? decoded : null;
  }
  return looksLikeHost.test(value) ? `https://${value}` : null;
}

function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The host behind Google's translation proxy: `www-example-com.translate.goog` (a dash is written twice). */
const translated = (host: string): string =>
  host.slice(0, -'.translate.goog'.length).replaceAll('--', '\u0000').replaceAll('-', '.').replaceAll('\u0000', '-');

/** The target of a redirect or tracking wrapper; null if the address is not a wrapper or does not contain its target. */
export function unwrapRedirect(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, '');
  if (host.endsWith('.translate.goog')) {
    const target = new URL(url);
    target.hostname = translated(host);
    for (const name of Array.from(target.searchParams.keys()))
      if (name.startsWith('_x_tr_')) target.searchParams.delete(name);
    return target.href;
  }
  for (const wrapper of wrappers) {
    if (!wrapper.host.test(host) || !wrapper.path.test(url.pathname)) continue;
    for (const parameter of wrapper.parameters) {
      const target = targetIn(url.searchParams.get(parameter)?.trim() ?? '');
      if (target !== null) return target;
    }
  }
  for (const wrapper of inPath) {
    if (!wrapper.host.test(host)) continue;
    const carried = wrapper.path.exec(url.pathname + url.search)?.[1];
    if (carried === undefined) continue;
    const target = targetIn(carried.replace(/^(https?):\/(?!\/)/, '$1://'));
    if (target !== null) return target;
  }
  return null;
}
