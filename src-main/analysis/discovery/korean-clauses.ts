import type { Gazetteer } from '../language/gazetteer.ts';

/** "SAP로": a name in Latin letters is found without its particle. */
const latinWithParticle = /^[A-Za-z][A-Za-z\d&.\p{Ll}-]*(?:로|으로|는|은|를|을|가|이|의|와|과|도|에|만|에서)$/u;
/** "Complex", "geographical", "automatic", "first" before a noun. */
const adjective =
  /^(?:.+[한적된]|기본|자동|수동|실시간|전용|통합|추가|신규|최신|무료|유료|국내|해외|현지|지역별|국가별|\d+차)$/u;
/** What is done, at the end of a phrase of several words. */
const action =
  /^(?:제공|지원|관리|운영|구축|분석|비교|정리|발표|평가|수행|진행|활용|도입|최적화|자동화|확인|선택|사용|이용|추천|검토|설정|작성|생성|처리|대응|연동|모니터링|리포팅|마케팅|서빙)$/u;
const hangul = /\p{Script=Hangul}/u;
/** Words that join others, and what makes a word part of a clause: "of the group", "develops", "although", "as a maker". */
const joining = /^(?:및|등|또는|혹은|그리고|각|기타|다른|모든|주요|다양한|이|그)$/u;
const insideClause =
  /(?<=.)(?:의|을|를|에서|에게|으로|하는|되는|있는|하며|되며|이며|하고|되고|지만|기반의|업인|된|했던)$/u;
const atEndOfClause =
  /(?<=.)(?:의|을|를|에서|에게|에|으로|하는|되는|있는|하며|되며|이며|하지만|지만|하고|되고|하여|해서|이자|로서)$/u;
/** Of one word: shorter ones end names too. */
const verbal = /(?<=.)(?:하며|되며|이며|하지만|지만|하는|되는|있는|으로|하여|해서|로서)$/u;
const asAKind = /^(?<kind>\p{Script=Hangul}{2,})로$/u;

/**
 * Whether a Korean candidate is part of a clause, not a name: "삼성 그룹의 IT", "자동차 제조사로", "제공하며". A comma follows many such, which
 * looks like an enumeration.
 */
export function isKoreanClause(
  name: string,
  { isBrand, vocabularyOf }: Pick<Gazetteer, 'isBrand' | 'vocabularyOf'>,
): boolean {
  if (isBrand(name)) return false;
  // "iPhone·iPad": several; "Acme는 “Other": what is quoted is named alone.
  if (/[·“”"]/u.test(name) || latinWithParticle.test(name)) return true;
  if (!hangul.test(name)) return false;
  const words = name.split(/\s+/u);
  const last = words.pop() ?? '';
  if (words.length === 0)
    return verbal.test(last) || vocabularyOf('ko')?.isWord(asAKind.exec(last)?.groups?.['kind'] ?? '') === true;
  return (
    [atEndOfClause, asAKind, action].some((ending) => ending.test(last)) ||
    adjective.test(words[0] ?? '') ||
    words.some((word) => joining.test(word) || insideClause.test(word))
  );
}
