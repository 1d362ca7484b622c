import { extend, type Candidate } from './beam.ts';

const width = 12;

const withoutDoubles = (sounds: string): string => sounds.replaceAll(/(.)\1/gu, '$1');

/** Kana of a consonant before a, i, u, e, o. */
const kana: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `-:ア/イ/ウ/エ/オ k:カ/キ/ク/ケ/コ g:ガ/ギ/グ/ゲ/ゴ s:サ/シ/ス/セ/ソ z:ザ/ジ/ズ/ゼ/ゾ t:タ/ティ/トゥ/テ/ト d:ダ/ディ/ドゥ/デ/ド
  n:ナ/ニ/ヌ/ネ/ノ h:ハ/ヒ/フ/ヘ/ホ f:ファ/フィ/フ/フェ/フォ b:バ/ビ/ブ/ベ/ボ v:バ/ビ/ブ/ベ/ボ p:パ/ピ/プ/ペ/ポ m:マ/ミ/ム/メ/モ
  y:ヤ/イ/ユ/イエ/ヨ r:ラ/リ/ル/レ/ロ l:ラ/リ/ル/レ/ロ w:ワ/ウィ/ウ/ウェ/ウォ S:シャ/シ/シュ/シェ/ショ C:チャ/チ/チュ/チェ/チョ
  J:ジャ/ジ/ジュ/ジェ/ジョ N:ンガ/ンギ/ング/ンゲ/ンゴ`
    .split(/\s+/u)
    .map((entry) => [entry.charAt(0), entry.slice(2).split('/')] as const),
);

/** The vowel of a sound, by its place in a row of {@link kana}, and what follows it. */
const kanaVowels: Readonly<Record<string, readonly (readonly [row: number, after: string])[]>> = {
  a: [[0, '']],
  '@': [[0, '']],
  i: [[1, '']],
  u: [[2, '']],
  e: [[3, '']],
  o: [[4, '']],
  A: [[0, 'ー']],
  I: [[1, 'ー']],
  U: [[2, 'ー']],
  O: [
    [4, 'ー'],
    [4, ''],
  ],
  E: [
    [3, 'イ'],
    [3, 'ー'],
  ],
  Y: [[0, 'イ']],
  W: [[0, 'ウ']],
};

/** A consonant without a vowel. */
function bareKana(consonant: string, next: string): string {
  if (consonant === 'n') return 'ン';
  if (consonant === 'm' && /[bp]/u.test(next)) return 'ン';
  if (/[td]/u.test(consonant)) return kana[consonant]?.[4] ?? '';
  return kana[consonant]?.[/[CJ]/u.test(consonant) ? 1 : 2] ?? '';
}

/** Writes sounds in katakana: a vowel after each consonant, a doubled stop after a short vowel at the end of a syllable. */
export function writeKatakana(written: string): readonly Candidate[] {
  const sounds = withoutDoubles(written);
  let candidates: Candidate[] = [{ text: '', cost: 0 }];
  let isAfterShort = false;
  for (let at = 0; at < sounds.length;) {
    const sound = sounds.charAt(at);
    const isVowel = sound in kanaVowels;
    const consonant = isVowel ? '-' : sound;
    const vowel = isVowel ? sound : sounds.charAt(at + 1);
    const found = kanaVowels[vowel];
    if (found === undefined) {
      const bare = bareKana(consonant, sounds.charAt(at + 1));
      const isDoubled = isAfterShort && /[kptdgS]/u.test(consonant);
      const nasal = consonant === 'N' ? ['ング', 'ン'] : [bare];
      candidates = extend(candidates, isDoubled ? [`ッ${bare}`, bare] : nasal, width);
      isAfterShort = false;
      at += 1;
      continue;
    }
    const isGlided = vowel === '@' && /[kg]/u.test(consonant);
    const written = found.map(([row, after]) => (kana[consonant]?.[row] ?? '') + after);
    const glided = isGlided ? [consonant === 'k' ? 'キャ' : 'ギャ'] : [];
    const isLast = at + (isVowel ? 1 : 2) === sounds.length;
    const lengthened = isLast && /[iuo]/u.test(vowel) ? written.map((one) => `${one}ー`) : [];
    candidates = extend(candidates, [...glided, ...written, ...lengthened], width);
    isAfterShort = /[aieou@]/u.test(vowel);
    at += isVowel ? 1 : 2;
  }
  return candidates;
}

const onsets = ['g', 'gg', 'n', 'd', 'dd', 'l', 'm', 'b', 'bb', 's', 'ss', '-', 'J', 'JJ', 'C', 'k', 't', 'p', 'h'];
const nuclei: Readonly<Record<string, number>> = {
  a: 0,
  '@': 1,
  ya: 2,
  o: 8,
  yo: 12,
  u: 13,
  yu: 17,
  e: 5,
  i: 20,
  '=': 18,
};
const glides: Readonly<Record<string, number>> = { wa: 9, we: 15, wi: 16, wo: 14, ye: 7, ...nuclei };
const codas: Readonly<Record<string, number>> = { k: 1, n: 4, l: 8, m: 16, p: 17, t: 19, N: 21 };
const alike: Readonly<Record<string, string>> = { f: 'p', v: 'b', z: 'J', r: 'l' };

const syllable = (onset: string, vowel: number, coda = 0): string =>
  String.fromCodePoint(0xac00 + (onsets.indexOf(onset) * 21 + vowel) * 28 + coda);

/** Writes sounds in Hangul, a syllable at a time; a consonant that ends none takes a short vowel. */
export function writeHangul(sounds: string): readonly Candidate[] {
  const plain = withoutDoubles(sounds)
    .replaceAll('A', 'a')
    .replaceAll('I', 'i')
    .replaceAll('U', 'u')
    .replaceAll('O', 'o')
    .replaceAll('E', 'ei')
    .replaceAll('Y', 'ai')
    .replaceAll('W', 'au')
    .replaceAll(/[fvzr]/gu, (sound) => alike[sound] ?? sound)
    // A liquid between vowels, or after another consonant, is doubled: 슬랙.
    .replaceAll(/(?<=.)l(?=[aeiou@])/gu, 'll');
  let candidates: Candidate[] = [{ text: '', cost: 0 }];
  for (let at = 0; at < plain.length;) {
    const [, onset = '', glide = '', vowel = ''] =
      /^([bdghklmnpstSCJ]?)([wy]?)([aeiou@]?)/u.exec(plain.slice(at)) ?? [];
    if (onset + glide + vowel === '') return [];
    at += onset.length + glide.length + vowel.length;
    const row = vowel === '' ? nuclei['='] : glides[glide + vowel];
    if (row === undefined || (vowel === '' && glide !== '')) return [];
    const isHushed = onset === 'S';
    // sh before o is the vowel of "notion".
    const hushed: Readonly<Record<string, number>> = { a: 2, o: 6, u: 17, e: 7, i: 20, '': 20 };
    const first = isHushed ? 's' : onset === '' ? '-' : onset;
    const nucleus = isHushed ? (hushed[vowel] ?? row) : vowel === '' && /[CJ]/u.test(onset) ? 20 : row;
    const rest = plain.slice(at);
    const coda = codas[rest.charAt(0)];
    const closes = coda !== undefined && !/^.[wyaeiou@]/u.test(rest);
    const open = syllable(first, nucleus);
    if (!closes) {
      candidates = extend(candidates, [open], width);
      continue;
    }
    const closed = syllable(first, nucleus, coda);
    const isStop = /^[kpt]/u.test(rest);
    const loose = isStop ? [open + syllable(rest.charAt(0), 18)] : [];
    candidates = extend(candidates, [closed, ...loose], width);
    at += 1;
  }
  return candidates;
}

/** Signs of Devanagari and Bengali: consonants, vowels that begin a syllable, and the signs of vowels after a consonant. */
interface IndicLetters {
  readonly consonants: Readonly<Record<string, readonly string[]>>;
  readonly vowels: Readonly<Record<string, readonly (readonly [own: string, sign: string])[]>>;
  readonly virama: string;
  readonly nasal: string;
}

const listed = (table: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(table.split(/\s+/u).map((entry) => [entry.charAt(0), entry.slice(2).split('|')] as const));

const devanagari: IndicLetters = {
  consonants: listed('b:ब d:ड|द f:फ g:ग h:ह k:क l:ल m:म n:न p:प r:र s:स t:ट|त v:व w:व z:ज S:श C:च J:ज y:य'),
  vowels: {
    a: [
      ['अ', ''],
      ['आ', 'ा'],
    ],
    '@': [
      ['ऐ', 'ै'],
      ['ए', 'े'],
    ],
    e: [['ए', 'े']],
    i: [
      ['इ', 'ि'],
      ['ई', 'ी'],
    ],
    o: [
      ['ओ', 'ो'],
      ['ऑ', 'ॉ'],
    ],
    u: [
      ['उ', 'ु'],
      ['ऊ', 'ू'],
    ],
    A: [['आ', 'ा']],
    I: [['ई', 'ी']],
    U: [['ऊ', 'ू']],
    O: [['ओ', 'ो']],
    E: [['ए', 'े']],
    Y: [
      ['आई', 'ाइ'],
      ['आइ', 'ाई'],
    ],
    W: [['आउ', 'ाउ']],
  },
  virama: '्',
  nasal: 'ं',
};

const bengali: IndicLetters = {
  consonants: listed('b:ব d:ড|দ f:ফ g:গ h:হ k:ক l:ল m:ম n:ন p:প r:র s:স t:ট|ত v:ভ w:ও z:জ S:শ C:চ J:জ y:য়'),
  vowels: {
    a: [
      ['আ', 'া'],
      ['অ', ''],
    ],
    '@': [['অ্যা', '্যা']],
    e: [['এ', 'ে']],
    i: [
      ['ই', 'ি'],
      ['আই', 'াই'],
    ],
    o: [
      ['ও', 'ো'],
      ['অ', ''],
    ],
    u: [['উ', 'ু']],
    A: [['আ', 'া']],
    I: [
      ['ই', 'ি'],
      ['ঈ', 'ী'],
    ],
    U: [['উ', 'ু']],
    O: [['ও', 'ো']],
    E: [
      ['এ', 'ে'],
      ['এই', 'েই'],
    ],
    Y: [['আই', 'াই']],
    W: [['আউ', 'াউ']],
  },
  virama: '্',
  nasal: 'ং',
};

function writeIndic({ consonants, vowels, virama, nasal }: IndicLetters, written: string): readonly Candidate[] {
  let candidates: Candidate[] = [{ text: '', cost: 0 }];
  let isOpen = false;
  const sounds = withoutDoubles(written);
  for (let at = 0; at < sounds.length; at += 1) {
    const sound = sounds.charAt(at);
    const vowel = vowels[sound];
    if (vowel !== undefined) {
      candidates = extend(
        candidates,
        vowel.map(([own, sign]) => (isOpen ? sign : own)),
        width,
      );
      isOpen = false;
      continue;
    }
    const isLast = at + 1 === sounds.length;
    const isBeforeConsonant = !isLast && vowels[sounds.charAt(at + 1)] === undefined;
    if (sound === 'N') {
      candidates = extend(candidates, [`${nasal}${consonants['g']?.[0] ?? ''}`, nasal], width);
      isOpen = true;
      continue;
    }
    const letters = consonants[sound];
    if (letters === undefined) return [];
    const joined = isBeforeConsonant ? letters.flatMap((letter) => [letter + virama, letter]) : letters;
    candidates = extend(candidates, sound === 'n' && isBeforeConsonant ? [nasal, ...joined] : joined, width);
    isOpen = true;
  }
  return candidates;
}

/** Writes sounds in Devanagari. */
export const writeDevanagari = (sounds: string): readonly Candidate[] => writeIndic(devanagari, sounds);

/** Writes sounds in Bengali. */
export const writeBengali = (sounds: string): readonly Candidate[] => writeIndic(bengali, sounds);
