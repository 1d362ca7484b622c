import { listConjunctions } from '../language/conjunctions.ts';
import { trimEnd } from '../trim-end.ts';
import { isUncased } from './name-shape.ts';
import type { DiscoveryText } from './types.ts';

/** A part of an answer that may be a name. */
export interface Located {
  readonly name: string;
  readonly start: number;
  /** Ordinary words follow it in its head. */
  readonly isLeading?: boolean;
}

/** Names with more words than five only show what they begin with. */
export const longestName = 9;
/** What ends a name without being of it. */
export const trail = /[\s"'“”„«»‘’*_:：,;.–—\p{Extended_Pictographic}\uFE0F\u200D]/u;
const compound = new RegExp(
  String.raw`\s*(?:\/|,|،|，|、|;|·|&(?=\s)|\+(?=\s)|\s(?:${listConjunctions}|وأ|أو|או)\s|\sו(?=\p{L})|과\s|와\s|(?<=[\p{Script=Katakana}\p{Script=Latin}\p{Script=Han}ー])[やと](?=[\p{Lu}\p{Script=Katakana}]))\s*`,
  'u',
);

/** The parts of a head that may be names: "Acme, Other & Sons and Third" has three. */
export const partsOfHead = (head: string, from: number, answer: DiscoveryText): readonly Located[] =>
  withoutClauses(
    joinedKnown(splitCompound(head, from), answer).flatMap((part) => splitAtHan(part, answer)),
    answer,
  );

function splitCompound(head: string, offset: number): Located[] {
  const parts: Located[] = [];
  let at = 0;
  let rest = head;
  for (;;) {
    const match = compound.exec(rest);
    const part = match === null ? rest : rest.slice(0, match.index);
    if (part.trim() !== '') parts.push({ name: part, start: offset + at });
    if (match === null) return parts;
    at += match.index + match[0].length;
    rest = rest.slice(match.index + match[0].length);
  }
}

/**
 * "Bittermann & Weiss" is one company, unless both sides are known ones; "Ac/Me" is one if a list knows it. Parts that an
 * ampersand or a slash separates are put together again.
 */
function joinedKnown(parts: readonly Located[], { text, gazetteer }: DiscoveryText): readonly Located[] {
  const joined: Located[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const end = before === undefined ? 0 : before.start + before.name.length;
    const isKnown = ({ name }: Located) => gazetteer.isSure(name.trim());
    const between = text.slice(end, part.start);
    const whole = before === undefined ? '' : text.slice(before.start, part.start + part.name.length);
    const isOne =
      before !== undefined &&
      (between === '/'
        ? gazetteer.isSure(trimEnd(whole, trail))
        : between.trim() === '&' && !(isKnown(before) && isKnown(part)));
    if (isOne) joined[joined.length - 1] = { name: whole, start: before.start };
    else joined.push(part);
  }
  return joined;
}

const hanConjunction = /(?<=\p{Script=Han}{2})(?:以及|或者|和|与|或|及|跟)(?=\p{Script=Han}{2})/u;

/** "本汀和川泽" are two, unless a list knows them as one. */
function splitAtHan(part: Located, { languageCode, gazetteer }: DiscoveryText): readonly Located[] {
  const joint = languageCode?.startsWith('zh') === true ? hanConjunction.exec(part.name) : null;
  if (joint === null || gazetteer.isBrand(part.name.trim())) return [part];
  const next = joint.index + joint[0].length;
  return [
    { name: part.name.slice(0, joint.index), start: part.start },
    { name: part.name.slice(next), start: part.start + next },
  ];
}

/** "Acme, mainly for journeys": where names have no capitals, only listed ones follow a comma. */
const withoutClauses = (parts: readonly Located[], { text, gazetteer }: DiscoveryText): readonly Located[] =>
  parts.filter(
    ({ name, start }, index) =>
      index === 0 ||
      !isUncased(name) ||
      !/[,،]\s?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
      gazetteer.isBrand(name.trim()),
  );

/** "Acme Plumbing, Heating & Electric": the parts after the first are trades, in an English name. */
export function firmOfTrades(
  parts: readonly Located[],
  { text, lexicon, gazetteer, languageCode }: DiscoveryText,
): Located | null {
  const [first, ...trades] = parts;
  const last = trades.at(-1);
  if (first === undefined || last === undefined || languageCode?.startsWith('en') !== true) return null;
  const whole = text.slice(first.start, last.start + last.name.length);
  const isTrade = ({ name }: Located): boolean =>
    name
      .trim()
      .split(/\s(?:&\s)?/u)
      .every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && gazetteer.isListedWord(word, 'en'));
  if (!/&\s\p{Lu}\p{Ll}+\s*$/u.test(whole) || !trades.every(isTrade) || isTrade(first)) return null;
  return lexicon.isGenericName(first.name) || whole.trim().split(/\s/u).length > longestName
    ? null
    : { name: trimEnd(whole, trail), start: first.start };
}

const [surname, lastJoint] = [String.raw`\p{Lu}[\p{L}\p{M}'’-]+`, ',? (?:&|and|und|et|y|e) '];
const partners = new RegExp(
  String.raw`^(?<names>${surname}(?:, ${surname})+${lastJoint}${surname})(?<form>,? (?:LLP|LLC|PLLC|P\.?C|P\.?A|Ltd|Partners?|Rechtsanwälte|Associés|Abogados|Avvocati))?$`,
  'u',
);
const betweenPartners = new RegExp(`${lastJoint}|, `, 'u');

/** "Ruiz, Weber & Stone LLP": partners who give a firm their names, with a form of law firms or as surnames that no company is known by. */
export function firmOfPartners(head: string, from: number, { gazetteer }: DiscoveryText): Located | null {
  const bare = trimEnd(head, trail);
  const { names, form } = partners.exec(bare)?.groups ?? {};
  if (names === undefined) return null;
  const surnames = names.split(betweenPartners);
  if (surnames.some((name) => gazetteer.isSure(name) || gazetteer.isPlace(name))) return null;
  const listed = surnames.filter((name) => gazetteer.isLastName(name)).length;
  const isSigned = names.includes('&') && 2 * listed >= surnames.length;
  return isSigned || form !== undefined ? { name: bare, start: from } : null;
}
