import { cuesAfter, cuesBefore, presentingCues } from '../language/introducing-words.ts';
import { leadWords } from '../language/opening-words.ts';
import { fold } from '../language/fold.ts';
import { foldPhrase } from '../language/search-folding.ts';
import { endingLanguages } from '../matching/case-endings.ts';
import { inflecting } from './inflecting-languages.ts';
import { isPlatformTerm } from '../language/technical-terms.ts';
import { isAdvice, runsOf, withoutLead, withoutOrdinaryLead, type Run, type ShapedWord } from './capital-runs.ts';
import { chainsOf, joinedRuns } from './joined-runs.ts';
import { wordShape } from './name-shape.ts';
import { wordsBetween } from './words.ts';
import type { Sign } from '../types.ts';
import type { DiscoveryText, Segment, Sighting } from './types.ts';

const before = new RegExp(`(?:^|[^\\p{L}])(?:${cuesBefore.join('|')})\\s+["“„«(]?$`, 'iu');
const presenting = new RegExp(`(?:^|[^\\p{L}])(?:${presentingCues.join('|')})\\s+["“„«(]?$`, 'iu');
const after = new RegExp(`^["”“»)]?(?:['’]s)?\\s+(?:${cuesAfter.join('|')})(?![\\p{L}])`, 'iu');
const mostWordsOfName = 4;

/**
 * Names in running text of a script with capitals: in enumerations ("Acme, Other and Third"), beside words that introduce
 * companies ("such as Acme"), or with a capital inside a sentence.
 */
export function plainNames(segment: Segment, answer: DiscoveryText): Sighting[] {
  const { text } = answer;
  const words = wordsBetween(text, segment.start, segment.end, { latinOnly: true }).map(
    ({ text: word, start, end }): ShapedWord => ({ text: word, start, end, shape: wordShape(word) }),
  );
  const isForeign = isForeignTo(text.slice(segment.start, segment.end));
  const runs = runsOf(words, answer, segment.start);
  const { previous, next } = joinedRuns(runs, text);
  const chains = chainsOf(runs, next);
  const isTitle = segment.role === 'heading' || (isTitleCase(words) && !isEnumeration(chains));
  const within = runs.flatMap((run) => [...namesWithin(run, answer), ...namesBeforeEndings(run, answer)]);
  const connected = connectedNames(runs, answer);
  const beginConnected = new Set(connected.map(({ start }) => start));
  const found = runs.flatMap((whole, index): Sighting[] => {
    const run = withoutOrdinaryLead(withoutLead(whole, answer), answer);
    if (run.words.length < whole.words.length && isAdvice(run.words, answer)) return [];
    if (beginConnected.has(run.start)) return [];
    const name = text.slice(run.start, run.end);
    if (run.words.length > mostWordsOfName) return knownBeginning(run, answer);
    if (!canBeName(name, run.opening, answer)) return [];
    const joined = [previous[index], next[index]].flatMap((at) => (at == null ? [] : (runs[at] ?? [])));
    const preceding = text.slice(Math.max(segment.start, run.start - 40), run.start);
    const context: Context = {
      enumerated: joined.length > 0,
      amongAcronyms: joined.every(isAcronymRun),
      owner: /^['’]s\s+\p{Lu}/u.test(text.slice(run.end, run.end + 6)),
      introduced: !run.opening && before.test(preceding),
      presented: !run.opening && presenting.test(preceding),
      subject: after.test(text.slice(run.end, run.end + 24)),
    };
    const isNoun = answer.nounCapitals && run.words.length === 1;
    const signs: Sign[] = [run.opening ? 'opening' : isNoun ? 'noun' : 'inside'];
    if (isTitle) signs.push('title');
    if (isForeign && /^\p{Script=Latin}/u.test(name) && !isOrdinaryEnglish(run, name, answer)) signs.push('foreign');
    if (context.enumerated && !context.amongAcronyms) signs.push('enumerated');
    if (joined.some((other) => answer.gazetteer.isCompany(text.slice(other.start, other.end))))
      signs.push('known_neighbour');
    if (context.introduced) signs.push('introduced');
    if (context.presented) signs.push('presented');
    if (context.subject) signs.push('subject');
    if (context.owner) signs.push('owner');
    return [{ name, start: run.start, kind: 'plain', signs, list: chains[index] ?? null }];
  });
  return [...found, ...connected, ...slashedNames(runs, answer), ...within];
}

/** "Ac/Me" that a list knows. */
function slashedNames(runs: readonly Run[], { text, gazetteer }: DiscoveryText): Sighting[] {
  return runs.flatMap((run, index): Sighting[] => {
    const next = runs[index + 1];
    const [first] = next?.words ?? [];
    if (first === undefined || text.slice(run.end, first.start) !== '/') return [];
    const start = run.words.at(-1)?.start ?? run.start;
    const name = text.slice(start, first.end);
    return gazetteer.isSure(name)
      ? [{ name, start, kind: 'plain', signs: [run.opening ? 'opening' : 'inside'], list: null }]
      : [];
  });
}

const mostConnected = 5;

/** "World of Acme", "Casa do Zentrix": what stands before the connector is no name of its own, unless a list knows it. */
function connectedNames(runs: readonly Run[], answer: DiscoveryText): Sighting[] {
  const { text, gazetteer, languageCode } = answer;
  const connector = connectors[languageCode?.split('-')[0] ?? ''];
  if (connector === undefined) return [];
  return runs.flatMap((whole, index) => {
    const run = withoutLead(whole, answer);
    const next = runs[index + 1];
    if (next === undefined || run.words.length + next.words.length > mostConnected) return [];
    if (!connector.test(text.slice(run.end, next.start))) return [];
    if (run.words.some(({ shape }) => shape === 'acronym') || gazetteer.isSure(text.slice(run.start, run.end)))
      return [];
    const signs: Sign[] = [run.opening ? 'opening' : 'inside'];
    return [
      {
        name: text.slice(run.start, next.end),
        start: run.start,
        kind: 'plain' as const,
        signs,
        list: null,
      },
    ];
  });
}

const connectors: Readonly<Record<string, RegExp>> = {
  en: /^ of (?:the )?$/u,
  pt: /^ d[eoa]s? $/u,
  es: /^ de(?:l| la| los| las)? $/u,
  it: /^ (?:di|del|della|dei|da|dal) $/u,
  fr: /^ (?:de|du|des|de la|d['’]|de l['’])$/u,
};

/** Known companies inside a run that are not its beginning: "Only Acme", "Lenders Acme Bank". */
function namesWithin({ words }: Run, { text, gazetteer }: DiscoveryText): Sighting[] {
  const found: Sighting[] = [];
  for (let first = 1; first < words.length; first += 1)
    for (let length = Math.min(longestMaker, words.length - first); length >= 1; length -= 1) {
      const [start, end] = [words[first]?.start ?? 0, words[first + length - 1]?.end ?? 0];
      const name = text.slice(start, end);
      if (!gazetteer.isSure(name)) continue;
      found.push({ name, start, kind: 'plain', signs: ['within'], list: null });
      first += length - 1;
      break;
    }
  return found;
}

const shortestStem = 3;
const longestEnding = 8;

/** Known companies with an ending of the language: "Acmeltä". */
function namesBeforeEndings({ words }: Run, { text, gazetteer, languageCode }: DiscoveryText): Sighting[] {
  const language = languageCode?.split('-')[0] ?? '';
  const last = words.at(-1);
  // "Acme-Abläufe"
  const joined = words.flatMap(({ text: word, start }) => {
    const head = word.slice(0, Math.max(0, word.indexOf('-')));
    return head !== '' && !gazetteer.isCompany(word) && gazetteer.isSure(head) ? [{ name: head, start }] : [];
  });
  if (joined.length > 0) return joined.map((one) => ({ ...one, kind: 'plain', signs: ['within'], list: null }));
  if (!inflecting.has(language) || last === undefined) return [];
  for (const { start } of words.slice(-longestMaker)) {
    const whole = text.slice(start, last.end);
    if (gazetteer.isCompany(whole)) return [];
    for (let cut = 1; cut <= Math.min(longestEnding, last.text.length - shortestStem); cut += 1) {
      const name = whole.slice(0, -cut);
      if (
        gazetteer.isSure(name) &&
        endingLanguages(foldPhrase(name), foldPhrase(whole.slice(-cut)))?.has(language) === true
      )
        return [{ name, start, kind: 'plain', signs: ['within'], list: null }];
    }
  }
  return [];
}

const longestMaker = 3;

/** The maker at the beginning of a run too long for a name: "Acme Round Stic Ballpoint Pens". */
function knownBeginning(run: Run, answer: DiscoveryText): Sighting[] {
  const { text, gazetteer } = answer;
  for (let length = longestMaker; length >= 1; length -= 1) {
    const name = text.slice(run.start, run.words[length - 1]?.end ?? run.start);
    if (!gazetteer.isCompany(name) || !canBeName(name, run.opening, answer)) continue;
    return [{ name, start: run.start, kind: 'plain', signs: [run.opening ? 'opening' : 'inside'], list: null }];
  }
  return [];
}

interface Context {
  readonly enumerated: boolean;
  /** Enumerated with bare acronyms only, as standards often are. */
  readonly amongAcronyms: boolean;
  /** "Acme’s Runner line" */
  readonly owner: boolean;
  readonly introduced: boolean;
  readonly presented: boolean;
  readonly subject: boolean;
}

// Latin letters in a text of another script are a name or a technical term.
/** Where letters of other scripts are: not among the letters of Latin, dashes and quotation marks. */
const beyondLatin = /[\u00b5\u02b9-\u1fff\u2071-\uffff]/;
const otherLetter = /[\p{L}--\p{Script=Latin}]/v;

function isForeignTo(text: string): boolean {
  if (!beyondLatin.test(text) || !otherLetter.test(text)) return false;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return 2 * (letters - latin) > latin;
}

/** "Map", "Local" in a text of another script: words, whoever may be called so. */
const isOrdinaryEnglish = ({ words }: Run, name: string, { gazetteer }: DiscoveryText): boolean =>
  !gazetteer.isSure(name) &&
  !gazetteer.isTrader(name) &&
  words.every(({ text }) => gazetteer.vocabularyOf('en')?.isWord(text) === true);

function canBeName(name: string, opening: boolean, { lexicon, gazetteer }: DiscoveryText): boolean {
  if (name.length < 2 || isPlatformTerm(name)) return false;
  // A company of the list, though its words are ordinary: "Raspberry Pi", "3M"; one word at the start of a sentence is the word.
  if (gazetteer.isSure(name) || ((!opening || name.includes(' ')) && gazetteer.isBrand(name))) return true;
  if (lexicon.isGenericName(name) || (opening && leadWords.has(fold(name)))) return false;
  // "4K", "H264", "PBKDF2": sizes and standards.
  return !/^\p{N}+\p{Lu}{1,3}$|^\p{Lu}{1,4}-?\p{N}+$/u.test(name);
}

function isAcronymRun(run: Run): boolean {
  return run.words.length === 1 && run.words[0]?.shape === 'acronym';
}

const fewestEnumerated = 4;

// "Acme, Other Works, Third and Fourth": the capitals of names, not of a title.
const isEnumeration = (chains: readonly (string | null)[]): boolean =>
  [
    ...Map.groupBy(
      chains.filter((chain) => chain !== null),
      (chain) => chain,
    ).values(),
  ].some((members) => members.length >= fewestEnumerated);

const titleCaseShare = 0.75;
const shortestTitle = 5;

// "Key Features To Look For": the capitals of a title say nothing.
function isTitleCase(words: readonly ShapedWord[]): boolean {
  let [capitals, others] = [0, 0];
  for (const { text, shape } of words) {
    if (text.length <= 3) continue;
    if (shape === 'capital') capitals += 1;
    else if (shape === 'strong' || shape === 'lower') others += 1;
  }
  return capitals + others >= shortestTitle && capitals / (capitals + others) > titleCaseShare;
}
