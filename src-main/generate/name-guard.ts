/**
 * Keeps names of the customer out of generated text.
 *
 * Compared is a folded form: NFKC, lower case, accents dropped for Latin, Greek and Cyrillic, everything that is neither
 * letter nor digit dropped, so that "1 Password", "1-Password" and "1password" are one name.
 */
export interface NameGuard {
  /** The text without every word that belongs to a name; tidy spaces; "" when nothing is left. */
  strip(text: string): string;
  /** True when a name stands in the text as words of its own (with an ending or a prefix attached, see `startLength`). */
  names(text: string): boolean;
  /** True when a name's letters occur anywhere in the text, even inside other words ("box" in "toolbox"). */
  contains(text: string): boolean;
}

/** From this length on, a word that goes on for up to `endingLength` letters after the name is a form of it ("Acmes"). */
const startLength = 4;
const endingLength = 3;

/** Legal forms that are no part of the name people use. */
const legalForms =
  /[\s,]+(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|company|gmbh|ag|kg|ug|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|asa|aps|oy|oyj|kft|zrt|sro|doo|ood|eood|ooo|ооо|оод|еоод|тов|тоо|sl|slu|lda|ltda|pty|pte|pvt|bhd|tbk|jsc|בעמ)(?:\s+(?:ltd|limited|co|kg))?$/iu;
const leadingForms = /^(?:株式会社|有限会社|合同会社|주식회사|ооо|тов|зат|pt|cv)\s*/iu;
const trailingForms = /(?:株式会社|有限会社|有限公司|股份有限公司|주식회사)$/u;

/** Hebrew and Arabic one-letter words written together with the next word. */
export const attachedPrefix = /^(?:[והבלמשכ]{1,3}|[وفبلك]{0,2}(?:ال)?)$/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The folded form: what is left after case, accents, punctuation and spaces. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** A guard over any number of names; names that fold to nothing are ignored. */
export function createNameGuard(names: readonly string[]): NameGuard {
  const folded = [...new Set(names.flatMap(spellings).map(foldName))].filter((name) => name !== '');

  const dropWords = (text: string): string => {
    const words = splitWords(text);
    const dropped = new Set(folded.flatMap((name) => wordsOfName(words, name)));
    if (dropped.size === 0) return text;
    return words.map((word, index) => (dropped.has(index) ? ' ' : word.text + word.gap)).join('');
  };

  return {
    strip: (text) => tidy(removeUnspaced(dropWords(text), folded)),
    names: (text) => {
      const words = splitWords(text);
      return folded.some((name) => wordsOfName(words, name).length > 0 || occursUnspaced(text, name));
    },
    contains: (text) => folded.some((name) => foldName(text).includes(name)),
  };
}

/** A name as given, without its legal form, and, for a host name, its first label. */
function spellings(name: string): string[] {
  const bare = name.replace(/["“”„'’.()]/gu, '').trim();
  const short = bare.replace(legalForms, '').replace(leadingForms, '').replace(trailingForms, '').trim();
  const host = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]{3,})(?:\.[\p{L}\p{N}-]{2,})+\/?$/u.exec(name.trim())?.[1];
  return host === undefined ? [name, short] : [name, short, host];
}

interface Word {
  readonly text: string;
  readonly folded: string;
  /** What stands between this word and the next. */
  readonly gap: string;
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{M}\p{N}]+)([^\p{L}\p{M}\p{N}]*)/gu)].map(([, word = '', gap = '']) => ({
    text: word,
    folded: foldName(word),
    gap,
  }));
}

/** Indices of the words that together spell the name: exactly, as the start of a longer last word, or after an attached prefix. */
function wordsOfName(words: readonly Word[], name: string): number[] {
  const found: number[] = [];
  for (let start = 0; start < words.length; start++) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < name.length + 4; end++) {
      joined += words[end]?.folded ?? '';
      if (!spells(joined, name)) continue;
      for (let index = start; index <= end; index++) found.push(index);
      if (/^['’]$/u.test(words[end]?.gap ?? '') && words[end + 1]?.folded === 's') found.push(end + 1);
      break;
    }
  }
  return found;
}

function spells(joined: string, name: string): boolean {
  if (joined === name) return true;
  if (name.length < startLength) return false;
  if (joined.startsWith(name) && joined.length <= name.length + endingLength) return true;
  return joined.endsWith(name) && attachedPrefix.test(joined.slice(0, -name.length));
}

const occursUnspaced = (text: string, name: string): boolean => unspaced.test(name) && foldName(text).includes(name);

/** Takes names out of text written without spaces, where there are no words to drop. */
function removeUnspaced(text: string, folded: readonly string[]): string {
  return folded.reduce((rest, name) => {
    if (!occursUnspaced(rest, name)) return rest;
    const letters = [...name].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
    return rest.normalize('NFKC').replace(new RegExp(letters.join(String.raw`[^\p{L}\p{N}]*`), 'giu'), ' ');
  }, text);
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{Pd}|:;,.·•/&+]+|[\s\p{Pd}|:;,.·•/&]+$/gu, '')
    .trim();
