import type { Gazetteer } from '../language/gazetteer.ts';
import { foldedWords, foldPhrase } from '../language/search-folding.ts';
import type { Sign } from '../types.ts';
import type { DescribedCandidate } from './describe-candidates.ts';
import { setApart } from './name-features.ts';

/** "Dr." of "Dr. Ada Ruiz", "Jr." behind a name, and a nickname within it. */
const titles = /^(?:(?:Dr|Dra|Prof|Mr|Mrs|Ms|Mx|Sr|Sra|Herr|Frau|Mme|Me|Dott|Ing|Sir|Dame|Rev|Hon)\.?(?:\s|$))+/u;
const ends = /(?:,?\s(?:Jr|Sr|Esq|[IV]{1,3}))\.?$/u;
const nickname = /\s["“„'‘][^\s"”“'’]+["”“'’]/u;
/** "T.", "M": an initial. */
const initial = /^\p{Lu}\.?$/u;
const capitalWord = /^(?:\p{Lu}[\p{L}\p{M}'’]+)(?:-\p{Lu}[\p{L}\p{M}'’]+)*$/u;
/** "de", "von", "el": in the names of persons. */
const particle = /^(?:d[aeiou]s?|de[lnr]?|di|du|la|le|los|van|von|zu|der|den|ten|ter|el|al|bin|ben|y|e)$/u;
const mostWords = 5;

/**
 * Whether a name can be a person's: a first name and others, none of which is rather a word of the language. "Jonas Petersen",
 * "Dr. Ada T. Ruiz-Weber", "Leonard "Lenny" Koss".
 */
export function canBePerson(name: string, languageCode: string, gazetteer: Gazetteer): boolean {
  const [one = '', two = '', ...more] = name.split(' ');
  // Nearly all names have no first name where one would stand.
  const begins = [one, two, ...(titles.test(name) ? more.slice(0, 1) : [])];
  if (!begins.some((part) => gazetteer.isFirstName(part.split('-')[0] ?? ''))) return false;
  const bare = name.replace(titles, '').replace(nickname, '').replace(ends, '');
  const all = bare.split(' ').filter((word) => !initial.test(word) && !particle.test(word));
  // "Coach Diana Ruiz"
  const isTitled =
    all.length > 2 && gazetteer.isFirstName(all[1] ?? '') && gazetteer.isRole(all[0] ?? '', languageCode);
  const [first = '', ...rest] = isTitled ? all.slice(1) : all;
  if (rest.length === 0 || rest.length >= mostWords || !capitalWord.test(first)) return false;
  const isFirst = first.split('-').every((part) => gazetteer.isFirstName(part));
  return isFirst && rest.every((word) => capitalWord.test(word) && word.split('-').every(isSurname));

  function isSurname(word: string): boolean {
    return gazetteer.isLastName(word) || gazetteer.isFirstName(word) || !gazetteer.isListedWord(word, languageCode);
  }
}

/** UTF-16 units and words to each side in which a role is looked for. */
const [reachBefore, reachAfter, wordsBefore, wordsAfter] = [40, 90, 2, 5];
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** What ends the clause that a name stands in. */
const clauseEnd = /[.!?;\n](?:\s|$)/u;

/** What partners and owners of firms are called, which the lists of roles leave to companies. */
const ofFirms = foldedWords(
  'partner partners founder founders cofounder co-founder owner owners ceo cfo coo cto instructor mentor expert consultant prosecutor ' +
    'partnerin gründer gründerin mitgründer mitgründerin inhaber inhaberin geschäftsführer geschäftsführerin referent referentin expertin headcoach ' +
    'fondateur fondatrice cofondateur cofondatrice associé associée gérant gérante dirigeant dirigeante intervenant intervenante formateur formatrice ' +
    'fundador fundadora cofundador cofundadora socio socia dueño dueña propietario propietaria ponente formadora ' +
    'fondatore cofondatore titolare relatore relatrice sócio sócia sócios dono proprietária ' +
    'oprichter oprichtster eigenaar eigenaresse spreker grundare delägare ägare grundlægger ejer grunnlegger eier perustaja omistaja ' +
    'założyciel założycielka wspólnik wspólniczka właściciel właścicielka zakladatel zakladatelka majitel majitelka alapító tulajdonos fondator fondatoare ' +
    'kurucu kurucusu ortak ortağı ιδρυτής ιδρύτρια συνιδρυτής основатель основательница партнер владелец владелица засновник засновниця власник',
);

const isRoleOf = (token: string, languageCode: string, gazetteer: Gazetteer): boolean =>
  gazetteer.isRole(token, languageCode) || ofFirms().has(foldPhrase(token));

/** Whether a role stands beside a name: "attorney Ada Ruiz", "**Ada Ruiz** – certified trainer". */
export function hasRoleBeside(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  languageCode: string,
  gazetteer: Gazetteer,
): boolean {
  const isRole = (token: string): boolean => isRoleOf(token, languageCode, gazetteer);
  const before =
    text
      .slice(Math.max(0, start - reachBefore), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + reachAfter).split(clauseEnd);
  return (
    (before.match(word) ?? []).slice(-wordsBefore).some(isRole) ||
    (after.match(word) ?? []).slice(0, wordsAfter).some(isRole)
  );
}

/** What shows that a name which could be a person's is a company's, some more surely. */
const ofCompaniesSurely: readonly Sign[] = ['legal_form', 'site', 'kind_name', 'model'];
const ofCompanies: readonly Sign[] = [
  ...ofCompaniesSurely,
  ...(['kind_before', 'kind_after', 'kind_explains', 'known_list'] as const),
];
/** Of the answers that name a company called like a person, at least this share shows it. */
const companyShare = 0.2;
/** Of those that name a person, at least this share says what she is. */
const roleShare = 0.3;

/** The keys of candidates that are persons, whom no list has as a company, of parts of their names, and of what persons are. */
export function keysOfPersons(described: readonly DescribedCandidate[], gazetteer: Gazetteer): ReadonlySet<string> {
  const isListed = (name: string): boolean => gazetteer.isBrand(name) || gazetteer.isTrader(name);
  const free = described.filter(({ name }) => !isListed(name));
  const persons = free.filter((candidate) => isPerson(candidate, gazetteer));
  const parts = new Set(persons.flatMap(({ name }) => [name.split(' ')[0], name.split(' ').at(-1)]));
  const named = free.filter(
    ({ name, tally }) =>
      parts.has(name) && countOf(tally, ofCompanies) === 0 && !setApart.some((sign) => tally.signs.has(sign)),
  );
  const titled = free.filter(
    ({ name, tally }) =>
      gazetteer.isThing(name) && isRoleOf(name.split(' ').at(-1) ?? '', languageOf(tally), gazetteer),
  );
  return new Set([...persons, ...named, ...titled].map(({ key }) => key));
}

/** The language of most answers with a candidate. */
const languageOf = ({ languages }: DescribedCandidate['tally']): string =>
  [...languages].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';

function isPerson({ name, tally }: DescribedCandidate, gazetteer: Gazetteer): boolean {
  const withRole = tally.signs.get('role_beside') ?? 0;
  if (withRole >= roleShare * tally.answers && countOf(tally, ofCompaniesSurely) === 0) return true;
  return canBePerson(name, languageOf(tally), gazetteer) && countOf(tally, ofCompanies) < companyShare * tally.answers;
}

const countOf = ({ signs }: DescribedCandidate['tally'], of: readonly Sign[]): number =>
  of.reduce((sum, sign) => sum + (signs.get(sign) ?? 0), 0);
