import { extend, type Candidate } from './beam.ts';

/**
 * What the letters of a name in Latin script may sound like, likeliest first: English spelling, and the plain sounds of other
 * languages. Capitals are sounds of their own: S sh, C ch, J j, N ng, @ the a of "hat"; A I U O long; E ay, Y eye, W ow.
 */
const rules: readonly (readonly [letters: string, sounds: string])[] = [
  ['tion$', 'Son'],
  ['sion$', 'Son Jon'],
  ['tch', 'C'],
  ['sch', 'S sk'],
  ['sh', 'S'],
  ['ch', 'C k S'],
  ['ph', 'f'],
  ['th', 't s'],
  ['ck', 'k'],
  ['qu', 'kw k'],
  ['gh', 'g -'],
  ['nk', 'Nk'],
  ['ng', 'N'],
  ['^kn', 'n'],
  ['^wr', 'r'],
  ['^x', 'z ks S'],
  ['x', 'ks'],
  ['cc(?=[eiy])', 'kC ks C'],
  ['(?<=s)c(?=[eiy])', '-'],
  ['c(?=[eiy])', 's'],
  ['c', 'k'],
  ['dg(?=e)', 'J'],
  ['gg', 'g'],
  ['g(?=[eiy])', 'g J'],
  ['j', 'J y'],
  ['w', 'w v'],
  ['y(?=[aeiou])', 'y'],
  ['(?<=[aeiou])y(?=[^aeiou]|$)', 'y'],
  ['([bdfklmnprstvz])\\1', '$1 $0'],
  ['(?<=[bdfgkpt])le$', 'l'],
  ['er$', 'er A'],
  ['or$', 'or A'],
  ['ar(?=[^aeiouy]|$)', 'A ar'],
  ['ee', 'I'],
  ['ea$', 'ia ea eya I'],
  ['ea', 'I ea e'],
  ['oo', 'U'],
  ['oa', 'O oa'],
  ['ou', 'u W'],
  ['ow', 'O W'],
  ['au|aw', 'O au W'],
  ['ai|ay', 'E Y'],
  ['ei|ey', 'E Y I'],
  ['eu', 'yu eu oi'],
  ['ie', 'I ie'],
  ['a(?=[bcdfgklmnprstvz]e$)', 'E a'],
  ['i(?=[bcdfgklmnprstvz]e$)', 'Y i'],
  ['o(?=[bcdfgklmnprstvz]e$)', 'O o'],
  ['u(?=[bcdfgklmnprstvz]e$)', 'yU U u'],
  ['e$', '- i e'],
  ['y$', 'i Y'],
  ['i(?=[bcdfgkpt][rl][aeiouy])', 'i Y'],
  ['a$', 'a'],
  ['i$', 'i Y'],
  ['o$', 'o O'],
  ['u$', 'u U'],
  ['a(?=[bcdfgklmnprstvz][aeiouy])', 'a E @'],
  ['i(?=[bcdfgklmnprstvz][aeiouy])', 'i Y'],
  ['o(?=[bcdfgklmnprst][aeiouy]|tion$)', 'o O'],
  ['u(?=[bcdfgklmnprstvz][aeiouy])', 'u yu U'],
  ['a', 'a @'],
  ['u', 'u a'],
  ['y', 'i Y'],
  ['[abdefghiklmnoprstuvz]', '$0'],
];

const compiled = rules.map(([letters, sounds]) => [new RegExp(letters, 'uy'), sounds.split(' ')] as const);

const width = 24;

/** The likeliest sounds of a word in the letters a to z, likeliest first. */
export function soundsOf(word: string): readonly Candidate[] {
  let candidates: Candidate[] = [{ text: '', cost: 0 }];
  let at = 0;
  while (at < word.length) {
    const length = readLetters(word, at, (alternatives) => {
      candidates = extend(candidates, alternatives, width);
    });
    at += Math.max(1, length);
  }
  return candidates;
}

/** Passes on what the letters at an offset may sound like, and returns how many they are. */
function readLetters(word: string, at: number, visit: (alternatives: readonly string[]) => void): number {
  for (const [letters, sounds] of compiled) {
    letters.lastIndex = at;
    const found = letters.exec(word);
    if (found === null) continue;
    const own = { '-': '', $0: found[0], $1: found[1] ?? '' } as Readonly<Record<string, string>>;
    visit(sounds.map((sound) => own[sound] ?? sound));
    return found[0].length;
  }
  return 0;
}
