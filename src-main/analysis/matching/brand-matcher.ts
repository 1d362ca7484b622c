import type { Brand, MatchRule, Mention } from '../types.ts';
import { findAddresses, overlapsAny, type Span } from './addresses.ts';
import { buildAutomaton, scan, type Automaton } from './automaton.ts';
import { foldText, type FoldedText } from './folded-text.ts';
import { joint, namePatterns, type NamePattern } from './name-patterns.ts';
import { findEdge } from './word-edges.ts';

/** The names of a whole brand book, ready to be found in one pass. */
export interface BrandMatcher {
  readonly patterns: readonly NamePattern[];
  readonly automaton: Automaton;
}

/** Compiles a brand book. The expensive part: once per revision of the book, not per answer. */
export function compileBrands(brands: readonly Brand[]): BrandMatcher {
  const patterns = brands.flatMap(namePatterns);
  return { patterns, automaton: buildAutomaton(patterns.map((pattern) => pattern.folded)) };
}

interface Hit extends Span {
  readonly pattern: NamePattern;
  readonly rule: MatchRule;
}

const spaceOrDash = /^(?:[^\S\n]{1,3}|[^\S\n]*\n[^\S\n]*|[\p{Pd}\u2212_\u30fb])$/u;

/** How a hit is spaced: as written, in a variant, or so that it is not the name at all (undefined). */
function spacing(
  text: string,
  folded: FoldedText,
  pattern: NamePattern,
  first: number,
): 'same' | 'variant' | undefined {
  let result: 'same' | 'variant' = 'same';
  for (let at = 1; at < pattern.folded.length; at += 1) {
    const gapStart = folded.ends[first + at - 1] ?? 0;
    const gapEnd = folded.starts[first + at] ?? 0;
    const gap = gapEnd > gapStart ? text.slice(gapStart, gapEnd).replaceAll(/[\p{Cf}\p{Mn}\\™®℠]/gu, '') : '';
    const allowed = pattern.joints[at];
    if (gap === '') {
      if (allowed === joint.separator) result = 'variant';
      continue;
    }
    if (allowed === joint.closed || !spaceOrDash.test(gap)) return undefined;
    if (allowed === joint.optional) {
      const wanted = pattern.afterJoint[at] ?? '';
      const actual = text.slice(gapEnd, folded.ends[first + at]);
      if (wanted !== wanted.toLowerCase() && actual === actual.toLowerCase()) return undefined;
      result = 'variant';
    }
  }
  return result;
}

/** Checks one hit of the automaton against the rules of its name. */
function checkHit(text: string, folded: FoldedText, pattern: NamePattern, last: number): Hit | undefined {
  const first = last - pattern.folded.length + 1;
  const start = folded.starts[first] ?? 0;
  const end = folded.ends[last] ?? 0;
  // Half of what one character folds to ("ss" of ß) is no name.
  if (first > 0 && folded.starts[first - 1] === start) return undefined;
  if (last + 1 < folded.length && folded.ends[last + 1] === end) return undefined;
  const left = findEdge(text, start, -1, pattern);
  if (!left) return undefined;
  const right = findEdge(text, end, 1, pattern);
  if (!right) return undefined;
  const spaced = spacing(text, folded, pattern, first);
  if (!spaced) return undefined;
  const matched = text.slice(start, end);
  const isWritten = matched.normalize('NFC') === pattern.written;
  if (pattern.asWritten && !isWritten) return undefined;
  const rule: MatchRule = isWritten ? 'exact' : spaced === 'variant' ? 'spacing_variant' : 'folded';
  return { start: left.at, end: right.at, pattern, rule: pattern.needsSupport ? 'common_word' : rule };
}

/** Leftmost, then longest: the longer name owns its span, and whoever else has exactly that name keeps it too. */
function resolveOverlaps(hits: readonly Hit[]): Hit[] {
  const sorted = hits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end || one.pattern.brandId - other.pattern.brandId,
  );
  const kept: Hit[] = [];
  for (const hit of sorted) {
    const previous = kept.at(-1);
    const same = previous && previous.start === hit.start && previous.end === hit.end;
    if (same ? previous.pattern.brandId !== hit.pattern.brandId : !previous || previous.end <= hit.start)
      kept.push(hit);
  }
  return kept;
}

/**
 * Every place where an answer names a brand, sorted by start. Names inside addresses are none; a longer name owns the
 * span of a shorter one inside it; excludes cancel the hits they contain.
 */
export function findMentions(matcher: BrandMatcher, markdown: string): Mention[] {
  const folded = foldText(markdown);
  const hits: Hit[] = [];
  scan(matcher.automaton, folded.units, folded.length, (word, last) => {
    const pattern = matcher.patterns[word];
    const hit = pattern && checkHit(markdown, folded, pattern, last);
    if (hit) hits.push(hit);
  });
  if (hits.length === 0) return [];
  const addresses = findAddresses(markdown);
  const excludes = hits.filter(({ pattern }) => pattern.kind === 'exclude');
  const names = hits.filter(
    ({ pattern, start, end }) =>
      pattern.kind === 'name' &&
      !overlapsAny(addresses, start, end) &&
      !excludes.some((other) => other.pattern.brandId === pattern.brandId && other.start <= start && other.end >= end),
  );
  return resolveOverlaps(names).map(({ pattern, start, end, rule }) => ({
    brandId: pattern.brandId,
    start,
    end,
    matched: markdown.slice(start, end),
    rule,
    negated: false,
  }));
}
