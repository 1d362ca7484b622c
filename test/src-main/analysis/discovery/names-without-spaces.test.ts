import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { discoverInCorpus } from '#test/fixtures/discovery/measure-discovery.ts';

const gazetteer = loadGazetteer();
const found = (markdown: string, languageCode: string) =>
  discoverCompanies(markdown, gazetteer, { languageCode }).candidates;
const names = (markdown: string, languageCode: string): string[] =>
  found(markdown, languageCode).map(({ name }) => name);
const signs = (markdown: string, name: string, languageCode: string) =>
  found(markdown, languageCode).find((candidate) => candidate.name === name)?.signs ?? [];

describe('names in scripts without capitals', () => {
  it('are no clauses between commas', () => {
    expect(names('- 祖莫拉：名气最大，装修古旧，锅底偏麻', 'zh')).not.toContain('装修古旧');
    expect(names('- 装修古旧，锅底偏麻', 'zh')).toEqual([]);
    expect(names('推荐祖莫拉、佩加托、努比洛。', 'zh')).toEqual(expect.arrayContaining(['佩加托']));
  });

  it('are two on both sides of a conjunction, unless a list has them as one', () => {
    expect(names('- 本祖和莫拉——轻便', 'zh')).toEqual(expect.arrayContaining(['本祖', '莫拉']));
    expect(names('- 本祖和莫拉——轻便', 'zh')).not.toContain('本祖和莫拉');
    expect(names('- 本祖及莫拉——轻便', 'zh')).toEqual(expect.arrayContaining(['本祖', '莫拉']));
    expect(names('前面有蛋糕和酒水。', 'zh')).not.toContain('和酒');
  });

  it('end before what they make in quotation marks', () => {
    expect(names('2. **北村「サラリン」**\n   発色が良い', 'ja')).toContain('北村');
    expect(signs('おすすめは北村珈琲の「極」です。', '北村珈琲', 'ja')).toContain('quote_after');
    expect(signs('おすすめは北村珈琲です。', '北村珈琲', 'ja')).not.toContain('quote_after');
  });

  it('are no words of English because other letters stand around them', () => {
    const text = '지도, Map, Zentrix, 주모라를 비교합니다.';
    expect(signs(text, 'Zentrix', 'ko')).toEqual(expect.arrayContaining(['foreign', 'unknown_word']));
    expect(signs(text, 'Map', 'ko')).not.toContain('foreign');
    expect(signs(text, 'Map', 'ko')).toContain('enumerated');
  });

  it('have a letter', () => {
    expect(names('Try 2-3 apps, Zentrix and 4-5 more.', 'en')).toEqual(['Zentrix']);
  });

  it('stand in quotation marks of other languages too', () => {
    expect(signs('同类的还有"祖莫拉"和“佩加托”。', '佩加托', 'zh')).toContain('quote');
  });

  it('may begin with Latin letters', () => {
    expect(names('候補は大和証券・SMBC日興証券・みずほ証券です。', 'ja')).toContain('SMBC日興証券');
    expect(gazetteer.isSure('SMBC日興証券')).toBe(true);
  });

  it('are the makers before a product and a space', () => {
    expect(signs('2. **祖莫拉 鲫竿**', '祖莫拉', 'zh')).toContain('begins');
    expect(signs('2. **주모라 낚시**', '주모라', 'ko')).not.toContain('begins');
  });

  it('are heads after a middle dot, and before a colon that no space follows', () => {
    const list = '・北村商店:安い\n・南野書房:広い\n・東海工房:遠い';
    expect(signs(list, '南野書房', 'ja')).toContain('list_head');
    expect(names(list, 'ja')).not.toContain('南野書房:広い');
  });

  it('are words where a vocabulary has them and nothing sets them apart', () => {
    const isProposed = (markdown: string) =>
      discoverInCorpus([{ id: 1, markdown, languageCode: 'ja' }]).some(({ name }) => name === '統一');
    expect([gazetteer.isBrand('統一'), gazetteer.isSure('統一')]).toEqual([true, false]);
    expect(isProposed('白黒で統一した容器です。')).toBe(false);
  });

  it('are heads before a comma and a clause, and names after one only if a list has them', () => {
    const list = '- זומורה, שמציעה גם ביטוח חיים\n- פגאטו, בעיקר לנסיעות\n- נובילו, ארומה';
    expect(names(list, 'he')).toEqual(expect.arrayContaining(['זומורה', 'פגאטו', 'נובילו', 'ארומה']));
    expect(names(list, 'he')).not.toContain('בעיקר לנסיעות');
  });

  it('have joiners inside, and follow digits of the script', () => {
    expect(names('خرید از اسنپ‌شاپ آسان است.', 'fa')).toContain('اسنپ‌شاپ');
    expect(signs('۱) زومورا: خوب\n۲) پگاتو: ارزان', 'پگاتو', 'fa')).toContain('list_head');
  });

  it('of an enumeration begin after the word that introduces it', () => {
    expect(names('شرکت‌هایی مثل سازگار زومورا، پگاتو و نوبیلو هستند.', 'fa')).toContain('سازگار زومورا');
  });

  it('are cells of a table whose rule has single dashes', () => {
    const table = '| المطعم | السعر |\n|:--|:-:|\n| زومورا ريم | 4 |\n| أبو بيغاتو | 5 |';
    expect(signs(table, 'أبو بيغاتو', 'ar')).toContain('table_cell');
  });

  it('are no headings of several words of the language', () => {
    const text = '### 온라인 대안\n- **주모라** — 하나\n- **카카오뱅크** — 둘\n- **신한은행** — 셋';
    const proposed = discoverInCorpus([{ id: 1, markdown: text, languageCode: 'ko' }]).map(({ name }) => name);
    expect(proposed).toContain('카카오뱅크');
    expect(proposed).not.toContain('온라인 대안');
  });
});
