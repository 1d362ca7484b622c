/** Hosts under which sites serve the same pages, with the main one: the pattern's match becomes the replacement. */
const hosts: readonly (readonly [RegExp, string])[] = [
  [/^(?:mobile\.|m\.)?twitter\.com$/, 'x.com'],
  [/^(?:mobile\.|m\.)?x\.com$/, 'x.com'],
  [/^(?:old|np|new|m|amp|i|sh|[a-z]{2})\.reddit\.com$/, 'reddit.com'],
  [/^(?:m|music)\.youtube\.com$|^youtube-nocookie\.com$/, 'youtube.com'],
  [/^(?:m|mbasic|web|touch|[a-z]{2}-[a-z]{2})\.facebook\.com$/, 'facebook.com'],
  [/^([a-z-]{2,12})\.m\.((?:wikipedia|wiktionary|wikiquote|wikivoyage|wikibooks)\.org)$/, '$1.$2'],
  [
    /^(?:m|mobile)\.((?:yelp|tripadvisor|imdb|ebay|booking|bilibili|weibo|zhihu|douban|dcinside|quora|vk|fandom)\.[a-z.]+)$/,
    '$1',
  ],
  [/^m\.(blog|cafe|post|news|shopping|kin)\.(naver\.com)$/, '$1.$2'],
  [/^amp\.(.+\..+)$/s, '$1'],
];

const amazon = /(?:^|\.)amazon\.(?:com?\.)?[a-z]{2,3}$/;

/** How often a spelling is taken off a path that repeats it. */
const mostRounds = 30;

/**
 * The path of a page without its accelerated-mobile (AMP) spelling, index file and doubled or trailing slashes. The path `/amp`
 * stays: it may be a page about AMP.
 */
function plainPath(path: string, rounds = mostRounds): string {
  const plain =
    path
      .replaceAll(/\/{2,}/g, '/')
      .replace(/^\/amp(?:\/s)?\/(?=.+)/, '/')
      .replace(/(?<=.)\/amp(?:\.html)?\/?$/, '')
      .replace(/\.amp(?=\.html?$|\/?$)/, '')
      .replace(/\/index\.html?$/, '/')
      .replace(/\/$/, '') || '/';
  return plain === path || rounds === 0 ? plain : plainPath(plain, rounds - 1);
}

/** The host without `www.` and without the spellings of {@link hosts}. */
function plainHost(host: string): string {
  const plain = hosts.reduce(
    (name, [pattern, replacement]) => name.replace(pattern, replacement),
    host.replace(/^www\./, ''),
  );
  return plain === host ? host : plainHost(plain);
}

/**
 * Rewrites an address, in place, to the site's main spelling: unifies mobile, accelerated and short spellings of the sites that
 * AI platforms cite most.
 */
export function unifySiteSpelling(url: URL): void {
  const host = plainHost(url.hostname);
  url.hostname = host;
  url.pathname = plainPath(url.pathname);

  if (host === 'youtu.be' && url.pathname.length > 1) {
    url.hostname = 'youtube.com';
    url.searchParams.set('v', url.pathname.slice(1));
    url.pathname = '/watch';
  } else if (host === 'youtube.com') {
    const video = /^\/(?:embed|v|live)\/([\w-]{6,})$/.exec(url.pathname)?.[1];
    if (video !== undefined) {
      url.pathname = '/watch';
      url.searchParams.set('v', video);
    }
  } else if (amazon.test(host)) {
    const product = /\/(?:dp|gp\/product|gp\/aw\/d|product-reviews)\/([A-Z\d]{10})(?:\/|$)/.exec(url.pathname)?.[1];
    if (product !== undefined) {
      url.pathname = `/dp/${product}`;
      url.search = '';
    } else url.pathname = url.pathname.replace(/\/ref=[^/]*$/, '') || '/';
  } else if (/(?:^|\.)(?:stackoverflow|stackexchange|superuser|serverfault|askubuntu)\.com$/.test(host)) {
    url.pathname = url.pathname.replace(/^\/(?:q|questions)\/(\d+)(?:\/.*)?$/, '/questions/$1');
  }
}
