/** Query parameters that show where a reader came from, not what is read. Names are compared in lower case. */
const prefixes = [
  'utm_',
  'hsa_',
  'mtm_',
  'matomo_',
  'piwik_',
  'pk_',
  'itm_',
  'stm_',
  'at_custom',
  'trk_',
  '__hs',
  '_hs',
  '__cft__',
  'ga_',
  'vero_',
  'oly_',
  'guce_',
  'aff_',
  'pf_rd_',
  'pd_rd_',
  '_bta_',
  'wt.',
] as const;

const everywhere: ReadonlySet<string> = new Set(
  `gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid fbclid msclkid yclid ysclid twclid ttclid li_fat_id
  rdt_cid scclid sccid epik igshid igsh mibextid sfnsn mc_cid mc_eid mkt_tok _ga _gl _ke _openstat srsltid wickedid
  rb_clickid s_cid s_kwcid ef_id cmpid icid ncid xtor wt_mc wt_zmc at_medium at_campaign at_creation at_format at_link
  guccounter __twitter_impression _branch_match_id _branch_referrer ref_src ref_url hsctatracking __tn__ spm scm pvid
  algo_pvid algo_exp_id adgroupid campaignid creativeid matchtype trk trkinfo trackingid originalsubdomain cvid ocid
  sms_ss awesm dm_i elqtrackid elqtrack assetid assettype campid mkevt mkcid mkrid toolid customid irclickid irgwc
  clickid tduid sscid cjevent cjdata zanpid awc ranmid raneaid ransiteid fb_action_ids fb_action_types fb_source
  echobox ns_mchannel ns_source ns_campaign ns_linkname sharesource share_id share_from_scene gws_rd dpr sxsrf ved usg
  opened_by traffic_source amp_js_v amp_gsa usqp outputtype __amp_source_origin`.split(/\s+/),
);

/** Parameters for tracking on certain sites only, by the first label of the registrable domain. */
const bySite: Readonly<Record<string, readonly string[]>> = {
  youtube: ['si', 'feature', 'pp', 'ab_channel', 't', 'start', 'embeds_referring_euri', 'source_ve_path', 'app'],
  x: ['s', 't', 'cxt'],
  amazon: ['tag', 'ref', 'ref_', 'psc', 'qid', 'sr', 'crid', 'dib', 'dib_tag', 'keywords', 'sprefix', 'linkcode', 'th'],
  ebay: ['hash', 'amdata', '_trkparms', '_trksid', 'epid', '_skw', 'itmmeta', 'itmprp'],
  medium: ['source', 'sk'],
  substack: ['r', 's', 'showwelcome', 'triedredirect'],
  nytimes: ['smid', 'unlocked_article_code', 'referringsource', 'partner', 'emc', 'campaign_id', 'instance_id'],
  washingtonpost: ['itid', 'pwapi_token'],
  wsj: ['st', 'mod', 'reflink'],
  bloomberg: ['sref', 'accesstoken', 'leadsource'],
  ft: ['sharetype', 'accesstoken'],
  spotify: ['si', 'context'],
  tiktok: ['_r', '_t', 'is_from_webapp', 'sender_device', 'lang', 'is_copy_url', 'web_id'],
  reddit: ['rdt', 'context', 'depth', 'sort', 'tl'],
  linkedin: ['trk', 'refid', 'lipi', 'licu', 'rcm'],
  booking: ['aid', 'label', 'sid', 'srpvid', 'srepoch', 'hapos', 'hpos', 'ucfs', 'dest_id', 'dest_type'],
  apple: ['uo', 'at', 'ct', 'itsct', 'itscg', 'mt'],
  bbc: ['at_bbc_team', 'at_link_id', 'at_ptr_name', 'at_link_origin', 'at_link_type'],
  aliexpress: ['gatewayadapt', 'algo_expid', 'aem_p4p_detail', 'srcsns', 'spreadtype', 'bizref', 'sk', 'af'],
  zhihu: ['utm_psn', 'utm_id', 'utm_oi'],
  bilibili: ['spm_id_from', 'vd_source', 'from_spmid', 'share_source', 'share_medium', 'share_plat'],
};

/** Parameters that are a source on many sites but content on others: tracking only with one of the values below. */
const sourceNames: ReadonlySet<string> = new Set([
  'ref',
  'source',
  'src',
  'via',
  'referrer',
  'referer',
  'from',
  'origin',
]);
const sourceValue =
  /^(?:www\.)?(?:chatgpt|chat[-_.]?gpt|openai|perplexity|claude|anthropic|gemini|bard|copilot|grok|deepseek|mistral|google|bing|yahoo|duckduckgo|facebook|fb|twitter|tw|linkedin|instagram|reddit|producthunt|hackernews|hn|newsletter|email|rss|share|social|ai|llm)(?:[-_.][a-z_.-]*)?$/i;

const ampValue = /^(?:|1|true|yes|amp)$/i;

/**
 * Whether a query parameter only shows where the reader came from.
 *
 * @param name decoded name
 * @param value decoded value
 * @param site first label of the registrable domain (`amazon` of `amazon.co.uk`), or ''
 */
export function isTrackingParameter(name: string, value: string, site: string): boolean {
  const lower = name.toLowerCase();
  if (everywhere.has(lower) || prefixes.some((prefix) => lower.startsWith(prefix))) return true;
  if (lower === 'amp') return ampValue.test(value);
  if (sourceNames.has(lower) && sourceValue.test(value)) return true;
  return Object.hasOwn(bySite, site) && (bySite[site]?.includes(lower) ?? false);
}
