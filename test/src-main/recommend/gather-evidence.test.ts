import { expect, it } from 'vitest';
import { isShortForm, sameScript } from '#main/recommend/gather-evidence.ts';

it.each([
  ['Marivela', 'Marvela', true],
  ['Marivela', 'מריוולה', false],
  ['Сбербанк', 'Sberbank', false],
  ['ソニー', 'Sony', false],
  ['LINEヤフー', 'ヤフー', true],
  ['1&1', 'Ionos', true],
])('%s and %s: %s', (name, other, same) => expect(sameScript(name, other)).toBe(same));

it.each([
  ['Larkspur', 'Larkspur Bikes', true],
  ['Bikes', 'The Larkspur Bikes Company', true],
  ['ABB', 'ABB Asea Brown Boveri', true],
  ['velorive', 'Vélorive & Cie', true],
  ['Lark', 'Larkspur Bikes', false],
  ['Larkspur Cycles', 'Larkspur Bikes', false],
  ['AgileBits', '1Password', false],
])('%s as a short form of %s: %s', (alias, name, short) => expect(isShortForm(alias, name)).toBe(short));
