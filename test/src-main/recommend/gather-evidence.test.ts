import { expect, it } from 'vitest';
import { sameScript } from '#main/recommend/gather-evidence.ts';

it.each([
  ['Marivela', 'Marvela', true],
  ['Marivela', 'מריוולה', false],
  ['Сбербанк', 'Sberbank', false],
  ['ソニー', 'Sony', false],
  ['LINEヤフー', 'ヤフー', true],
  ['1&1', 'Ionos', true],
])('%s and %s: %s', (name, other, same) => expect(sameScript(name, other)).toBe(same));
