import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const signsIn = (text: string, languageCode: string, name: string): readonly string[] | undefined =>
  discoverCompanies(text, gazetteer, { languageCode }).candidates.find((candidate) => candidate.name === name)?.signs;

describe('names in scripts without capitals', () => {
  it('are found without the particles that Korean, Arabic and Hebrew attach', () => {
    expect(signsIn('송금은 카카오뱅크에서는 무료입니다.', 'ko', '카카오뱅크')).toContain('unknown_word');
    expect(signsIn('수수료는 주모라가를 쓰면 없다.', 'ko', '주모라가')).toContain('unknown_word');
    expect(signsIn('يمكنك الشراء من نمشي وأمازون غدًا.', 'ar', 'أمازون')).toContain('unknown_word');
  });

  it('are the items of an enumeration with commas', () => {
    expect(signsIn('앱은 주모라, 페가토, 누빌로 등이 있습니다.', 'ko', '페가토')).toContain('enumerated');
    expect(signsIn('אפשר לקנות אצל זומורה, פגאטו, נובילו בקלות.', 'he', 'פגאטו')).toContain('enumerated');
  });

  it('are explained by a spelling in Latin letters in brackets', () => {
    expect(signsIn('요즘은 주모라(Zumora)를 많이 씁니다.', 'ko', '주모라')).toContain('glossed');
    expect(signsIn('最近推荐祖莫拉（Zumora）。', 'zh', '祖莫拉')).toBeUndefined();
    expect(signsIn('推荐：祖莫拉（Zumora）。', 'zh', '祖莫拉')).toContain('glossed');
    expect(signsIn('요즘은 주모라(7월)를 많이 씁니다.', 'ko', '주모라') ?? []).not.toContain('glossed');
  });

  it('end with their kind', () => {
    expect(signsIn('이자는 주모라은행이 높습니다.', 'ko', '주모라은행')).toContain('kind_name');
    expect(signsIn('おすすめは北村珈琲です。', 'ja', '北村珈琲')).toContain('kind_name');
    expect(signsIn('이자는 은행이 높습니다.', 'ko', '은행') ?? []).not.toContain('kind_name');
  });

  it('may begin with Latin letters', () => {
    expect(signsIn('결제는 ZM페이로 하면 됩니다.', 'ko', 'ZM페이')).toBeDefined();
  });
});
