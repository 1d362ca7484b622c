import type { NegationTable } from './negation-table.ts';

const info =
  '(?:information|info|data|records?|mentions?|references?|details|search results|results|hits|listings?|coverage)';
const anyInfo = `(?:${info}|data|evidence|records?|trace|sources?|reviews?|articles?|knowledge|anything|something|much|matches)`;
const about = '(?:about|on|regarding|concerning|of|to|for|relating to|related to|with the name)';
/** Adjectives that leave the meaning of the noun; "negative reviews" and "known breaches" say something about the name. */
const plainly =
  '(?:(?:any|much|enough|a|the|single|specific|reliable|credible|relevant|detailed|public|publicly|available|official|verified|verifiable|independent|' +
  'recent|widely|concrete|direct|meaningful|substantive|clear|further|additional|useful|trustworthy|search|web|explicit|sufficient|solid|other|current|' +
  'currently|known|general|up|to|date|more|other|real|certain|accurate|or|and|particular|immediate|factual|background),? )*';
/** What may come between "about" and the name: an article, a kind of thing, other names in a series. */
const object =
  '(?: (?:a|an|the|any|any such|either|specifically|specific))?(?: (?:company|companies|brand|product|service|tool|app|provider|platform|software|store|business|vendor|entity))?' +
  '(?: (?:called|named|known as|by the name of))?(?: [^.;!?]{1,40}(?:,| or| nor| and))? ["\'(]*$';
const cannot =
  "(?:couldn't|could not|can't|cannot|can not|didn't|did not|don't|do not|haven't|have not|wasn't able to|was not able to|" +
  "weren't able to|were not able to|am not able to|'m not able to|unable to|failed to)";
const find =
  '(?:find|found|locate|located|see|seen|identify|have|verify|come across|recall|retrieve|confirm|provide|return|yield|reveal|show|turn up|surface|contain|include|produce|offer|possess)';
const findable =
  '(?: (?:\\S+ ){0,7}(?:results?|sources?|search|searches|tests?|lists?|rankings?|articles?|reviews?|recommendations?|information|data|index|answers?|' +
  'database|comparisons?|roundups?|guides?|knowledge|documents?|records?|pages?|options|choices|picks|tools|providers|brands|companies|alternatives|any of|these|anywhere|at all|here|above|materials?|context)\\b|\\s*(?:$|[.,;:!?]))';

/** Written against LLM answers of the kind "I couldn't find any information about X". */
export const englishNegation: NegationTable = {
  languages: ['en'],
  cues: [
    'comeacross',
    'encounter',
    'notsee',
    "n'tsee",
    'cannotsee',
    'information',
    'info',
    'mention',
    'reference',
    'noresult',
    'nosearch',
    'nodetail',
    'nohits',
    'nolisting',
    'nocoverage',
    'anything',
    'nothing',
    "n'tfind",
    'notfind',
    'cannotfind',
    'tofind',
    'tolocate',
    'notlocate',
    "n'tlocate",
    'nottrace',
    'notrace',
    'norecord',
    'anyrecord',
    'anyevidence',
    'familiar',
    'awareof',
    'nosuch',
    'notinclude',
    'notlist',
    "n'tlist",
    "n'tinclude",
    'appear',
    'showup',
    "n'tshow",
    'notshow',
    'comeup',
    'turnup',
    'notexist',
    "n'texist",
    'toexist',
    'notfound',
    "n'tfound",
    'recogni',
    'noknowledge',
    'anydata',
    'dataon',
    'dataabout',
    'datafor',
    'nodata',
    'anysources',
    'anyreviews',
    'anyresults',
    'notidentify',
    "n'tidentify",
    'toidentify',
    'notverify',
    'toverify',
    'company',
    'anydetails',
    'notcover',
    'surface',
    'noneof',
    'notamong',
    "n'tamong",
    'cameup',
    'returned',
    'yielded',
    'noluck',
    'noarticle',
    'noreview',
    'nosource',
    'noguide',
    'nolist',
    'neither',
    'something',
  ],
  negator: /\b(?:no|not|cannot|unable|failed|nothing|none|never|neither|empty|without|un ?familiar)\b|n['’`´]t\b/iu,
  before: [
    `\\bno ${plainly}${info}(?: \\S+){0,3}? ${about}${object}`,
    `\\b${cannot} (?:\\S+ ){0,3}?${find} ${plainly}${anyInfo}(?: \\S+){0,3}? ${about}${object}`,
    `\\b(?:i|we) (?:\\S+ )?${cannot} (?:\\S+ )?(?:find|found|locate|identify|recogni[sz]e|verify|see|come across|encounter)${object}`,
    `\\b(?:i|we)(?: am| are|'m|'re) (?:currently )?(?:unable to|not able to) (?:find|locate|identify|verify)${object}`,
    `\\b(?:i'm|i am|we're|we are)(?: \\S+)? (?:not|un) ?(?:familiar with|aware of)${object}`,
    `\\b(?:i|we) (?:have no knowledge|know nothing|have never heard|don't know|do not know|have no record) (?:of|about|anything about)${object}`,
    `\\b(?:no|any) (?:such )?(?:\\S+ )?(?:company|brand|product|service|tool|app|provider|business) (?:called|named|known as|by the name of|by the name)${object}`,
    `\\b(?:found|find|finds|see|there is|there's|came up with|turned up|contains?|returned|have|has|shows?) (?:absolutely |almost )?nothing (?:\\S+ ){0,2}?(?:about|on|regarding|concerning|for)${object}`,
    `\\b(?:results?|sources?|articles?|documents?|pages?|lists?|reviews?|guides?|context|material|rankings?) (?:\\S+ ){0,5}?(?:do not|don't|does not|doesn't|did not|didn't|never) (?:\\S+ )?(?:mention|list|include|reference|contain|cover|name)${object}`,
    `\\bnothing (?:was|is|could be|has been) (?:found|available|known|listed)(?: \\S+){0,2}? (?:about|on|regarding|concerning|for)${object}`,
    `\\b(?:isn't|aren't|wasn't|weren't|is not|are not|was not|were not) ${plainly}${anyInfo}(?: \\S+){0,3}? ${about}${object}`,
    `\\bwithout (?:any )?(?:mention of|mentioning|reference to)${object}`,
    `\\bno (?:\\S+ ){0,3}?(?:sources?|reviews?|articles?|lists?|results?|rankings?|guides?|reports?|comparisons?)(?: \\S+){0,4}? (?:mentions?|mentioned|lists?|listed|includes?|included|references?|covers?|names?|features?)${object}`,
    `\\b(?:knowledge(?: base)?|training data|data(?:base)?|sources?|results?|materials?|documents?|context|index) (?:\\S+ ){0,5}?(?:do not|don't|does not|doesn't|did not|didn't) (?:\\S+ )?(?:include|contain|have|cover|provide|offer|give) ${plainly}${anyInfo} ${about}${object}`,
    `\\b(?:does not|doesn't|do not|don't) (?:seem|appear) to be ${plainly}${anyInfo}(?: \\S+){0,3}? ${about}${object}`,
    `\\bnone of (?:\\S+ ){1,5}?(?:mentions?|mentioned|lists?|listed|includes?|included|references?|covers?)${object}`,
  ],
  follows:
    '^["\')]*(?: ?\\([^)]*\\))?(?:$|\\s*[.,;:!?)|]|\\s+(?:$|(?:in|on|from|within|at|among|as|that|which|and|or|nor|but|so|because|was|were|is|are|here|' +
    'anywhere|online|available|itself|specifically|for|after|when|despite|since|though|although|however|yet|right|during|using|' +
    'company|brand|product|service|app|tool)\\b))',
  after: [
    `^["')]*(?: \\([^)]*\\))?,? (?:does not|doesn't|did not|didn't|do not|don't|never|doesn't seem to|does not seem to) (?:\\S+ ){0,2}?(?:appear|appears|show up|come up|turn up|surface)${findable}`,
    `^["')]*(?: \\([^)]*\\))?,? (?:is|was|are|were|isn't|wasn't|aren't|has|hasn't)(?: not| never)? (?:\\S+ ){0,2}?(?<=n't (?:\\S+ ){0,2}|not (?:\\S+ ){0,2}|never (?:\\S+ ){0,2})(?:mentioned|referenced)\\b`,
    `^["')]*(?: \\([^)]*\\))?,? (?:is|was|are|were)(?:n't| not| never) (?:\\S+ ){0,2}?(?:listed|included|found|covered|featured)${findable}`,
    `^["')]* (?:does not|doesn't|did not|didn't) (?:seem|appear) to (?:exist|be (?:a |an )?(?:well known|widely known|recogni[sz]ed|documented|listed|mentioned|included|an existing|a real))\\b`,
    `^["')]*(?:,? (?:and|or) [^.;!?,]{1,40}?)? (?:is|was|are|were)(?:n't| not) among (?:the |any )?(?:\\S+ ){0,3}?(?:results?|sources?|recommendations?|options|picks|companies|brands|names|tools|providers|those|them)\\b`,
    `^["')]* (?:is not|isn't) (?:something|a (?:name|brand|company|product|tool|service)) (?:that )?(?:i|we) (?:have|can find|could find|recogni[sz]e)\\b`,
    `^["')]* (?:is not|isn't|was not|wasn't) (?:\\S+ ){0,5}?(?:i'm|i am|i) (?:familiar|aware|recogni[sz]e|know)\\b`,
    `^["')]*[,:]? (?:i|we) (?:found|have|could find|was able to find|were able to find) (?:no|nothing)\\b(?: \\S+){0,4}?(?: ${info}\\b|\\s*(?:$|[.,;]))`,
    `^["')]*[,:]? (?:i|we) ${cannot} (?:\\S+ )?(?:find|locate) (?:any|anything|much)\\b(?:(?: \\S+){0,3}? ${anyInfo}\\b|\\s*(?:$|[.,;]))`,
  ],
  deniedBefore:
    "\\b(?:(?:it|that|this)(?:'s| is) (?:not (?:true|the case|correct|as if|as though|like|that|because)|untrue|false|wrong|a myth)|" +
    "(?:isn't|not) (?:true|the case|correct|because)|no one (?:can|could) (?:say|claim)|(?:cannot|can't) (?:say|claim)) ",
  deniedAfter:
    "^[\"')]* that (?:i|we|you|they|people|users|customers|anyone)(?: really| would)? (?:don't|do not|didn't|wouldn't|dislike|regret|mind)\\b",
  around: [
    [
      `\\b(?:search(?:ed|ing)?|look(?:ed|ing)?) (?:\\S+ ){0,4}?(?:for|up|on)${object}`,
      `^["')]*,? (?:(?:but|and|however|yet),? )?(?:i |we |it |they )?(?:came up (?:empty|short|with nothing)|found nothing|had no luck|(?:returned|yielded|turned up|produced) (?:nothing|no (?:\\S+ )?results?)|(?:couldn't|could not|didn't|did not) find (?:anything|it|much))\\b`,
    ],
    [
      `\\b${cannot} (?:confirm|verify|establish) (?:that|whether|if) (?:there is |there's )?(?:a |an |the )?(?:\\S+ )?(?:company|brand|product|service|tool|app|provider) (?:called|named|by the name of) ["'(]*$`,
      `^["')]* (?:even |actually |really )?(?:exists?|is (?:real|a real))\\b`,
    ],
    [
      '\\bneither (?:[^.;!?]{1,40} nor )?(?:the )?["\'(]*$',
      `^["')]*(?: nor [^.;!?,]{1,40}?)? (?:(?:appears?|appeared|shows? up|showed up|comes? up|came up|turns? up|turned up)${findable}|(?:is|are|was|were) (?:\\S+ )?(?:mentioned|listed|included|referenced|covered|featured)\\b)`,
    ],
    [
      `\\b${anyInfo} (?:about|on|regarding|for)${object}`,
      "^[\"')]* (?:is|was|are|were|could|can|isn't|wasn't|couldn't|can't)(?: not|not)? (?:be )?(?:currently |readily |publicly )?(?<=not (?:be )?(?:currently |readily |publicly )?|n't (?:be )?(?:currently |readily |publicly )?)(?:available|found|located)\\b",
    ],
  ],
};
