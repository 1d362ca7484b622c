/** "And" and "or" between company names, in the languages of Europe and some of Asia: alternatives of a regular expression. */
export const listConjunctions =
  'and|or|und|oder|et|ou|y|o|u|e|i|oraz|lub|och|eller|og|ja|tai|en|of|и|или|та|або|și|sau|és|vagy|ve|veya|dan|atau|và|hoặc|και|ή';

/** "And" and "or" inside a phrase, in every language with stop words: they join two keywords unless both are one label. */
export const phraseConjunctions: ReadonlySet<string> = new Set(
  'and or & und oder sowie et ou y e o u og eller och ja tai või i oraz lub a nebo alebo in ali ili és vagy și sau и или і або та й ў ці και ή ve veya ya da və dhe ose dan atau at và hoặc และ หรือ と や または 和 与 及 或 및 또는 그리고 ו או و أو اور یا और या एवं তথা এবং ও বা na au da თუ եւ ու կամ және немесе жана же va yoki we ва ё un vai ir ar arba bei සහ හා හෝ'.split(
    ' ',
  ),
);

/** Words in lower case that may stand inside a name ("Bank of Acme", "Casa de Acme"). */
export const nameConnectors: ReadonlySet<string> = new Set(
  'of de du des la le von van der den del di da do dos the for y e et by to al el in und zu auf för och og'.split(' '),
);
