import type { Gazetteer } from '../language/gazetteer.ts';

/** "vivo T4", "itel P65": a listed company that begins small, before the name of a model, which has a number. */
export const isMakerOfModel = ([first = '', next = '']: readonly string[], { isBrand }: Gazetteer): boolean =>
  /^\p{Ll}{3,}$/u.test(first) && /^(?=.*\d)\p{Lu}[\p{L}\d]*$/u.test(next) && isBrand(first);
