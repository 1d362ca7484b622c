import type { Script } from './characters.ts';
import { functionWords } from './function-words.ts';

const cyrillic = new Set(['uk', 'be', 'ru', 'bg', 'mk', 'sr', 'kk', 'ky', 'tg']);
const bothScripts = new Set(['sr', 'uz', 'bs']);
const sharedLatin = Object.keys(functionWords).filter((code) => !cyrillic.has(code) || bothScripts.has(code));

/** The languages that are known and written in a script. */
export const languagesOfScript: Readonly<Partial<Record<Script, readonly string[]>>> = {
  Latin: sharedLatin,
  Cyrillic: [...cyrillic],
  Greek: ['el'],
  Armenian: ['hy'],
  Hebrew: ['he'],
  Arabic: ['ar', 'ur', 'fa'],
  Devanagari: ['hi', 'mr'],
  Bengali: ['bn'],
  Sinhala: ['si'],
  Thai: ['th'],
  Lao: ['lo'],
  Khmer: ['km'],
  Myanmar: ['my'],
  Georgian: ['ka'],
  Hangul: ['ko'],
  Hiragana: ['ja'],
  Katakana: ['ja'],
  Han: ['zh', 'ja'],
};
