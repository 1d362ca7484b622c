import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const table = loadWordTable();

function foundIn(text: string, name: string, others: Partial<Record<'aliases' | 'domains', string[]>> = {}): string[] {
  const brand = { id: 1, kind: 'own', name, aliases: [], excludes: [], domains: [], ...others } as const;
  return findMentions(compileBrands([brand], table), text).map(({ matched }) => matched);
}

describe('a name in Latin letters in a text of another script', () => {
  it.each([
    ['Notion', '議事録の共有にはノーションがおすすめです。', 'ノーション'],
    ['Notion', '회의록은 노션에 정리하면 검색이 쉽습니다.', '노션'],
    ['Toyota', 'Можно купить подержанную Тойоту с пробегом.', 'Тойоту'],
    ['Toyota', 'تعتبر تويوتا من أكثر السيارات مبيعًا في الخليج.', 'تويوتا'],
    ['Netflix', 'הסדרה עלתה בנטפליקס השבוע.', 'נטפליקס'],
    ['Netflix', 'नेटफ्लिक्स का मासिक प्लान महँगा है।', 'नेटफ्लिक्स'],
    ['Adidas', 'Τα παπούτσια της Αντιντας είναι ακριβά.', 'Αντιντας'],
  ])('%s is found in "%s"', (name, text, matched) => {
    expect(foundIn(text, name)).toEqual([matched]);
  });

  it.each([
    ['a word', 'Slack', 'スラックスは少し大きめのサイズを選ぶと楽です。'],
    ['a longer word', 'Bosch', 'Картины Босха хранятся в музее Прадо.'],
    ['without its capital', 'Toyota', 'Он водит старую тойоту отца.'],
    ['of several words', 'Coca Cola', 'コカコーラを飲みました。'],
  ])('is not found: %s', (_, name, text) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  it('is found only as the brand book writes it in a script of which it has a name', () => {
    expect(foundIn('Можно купить Тойоту.', 'Toyota', { aliases: ['Тоёта'] })).toEqual([]);
  });
});
