import type { MatchRule } from '../types.ts';
import type { NamePattern } from './name-patterns.ts';

/** A place where a name may stand. */
export interface Hit {
  readonly start: number;
  readonly end: number;
  /** Where the name ends without an appended ending. */
  readonly nameEnd: number;
  readonly pattern: NamePattern;
  readonly rule: MatchRule;
}
