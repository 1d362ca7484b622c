import { describe, expect, it } from 'vitest';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();
const signs = (markdown: string, name: string, languageCode: string) =>
  discoverCompanies(markdown, gazetteer, { languageCode }).candidates.find(({ key }) => key === companyKey(name))
    ?.signs ?? [];

describe('a head that what follows repeats as a subject', () => {
  it.each([
    ['- **Zentrix**: Zentrix offers a trial.', 'Zentrix', 'en'],
    ['**1. Zentrix**\n\nZentrix is quick.', 'Zentrix', 'en'],
    ['**3. 株式会社ゾモラ**\n株式会社ゾモラは、支援します。', '株式会社ゾモラ', 'ja'],
    ['#### 1. 祖莫拉\n祖莫拉成立于2010年。', '祖莫拉', 'zh'],
    ['- **주모라**: 주모라는 빠릅니다.', '주모라', 'ko'],
  ])('%j', (markdown, name, languageCode) => {
    expect(signs(markdown, name, languageCode)).toContain('repeated');
  });

  it.each([
    ['- **Zentrix**: It offers a trial.', 'Zentrix', 'en'],
    ['- **Zentrix**: Zentrix One is quick.', 'Zentrix', 'en'],
    ['Zentrix: Zentrix offers a trial.', 'offers', 'en'],
    ['#### 1. 祖莫拉\n祖莫拉德很快。', '祖莫拉', 'zh'],
  ])('is none in %j', (markdown, name, languageCode) => {
    expect(signs(markdown, name, languageCode)).not.toContain('repeated');
  });
});

describe('legal forms in scripts without capitals', () => {
  it('show a company before or after its name, and in the brackets behind it', () => {
    expect(signs('**3. 株式会社ゾモラ**\n支援会社です。', '株式会社ゾモラ', 'ja')).toContain('legal_form');
    expect(signs('**3. ゾモラ株式会社**\n支援会社です。', 'ゾモラ株式会社', 'ja')).toContain('legal_form');
    expect(signs('### **1. 祖莫拉（广州祖莫拉装备有限公司）**', '祖莫拉', 'zh')).toContain('legal_form');
    expect(signs('### **1. 祖莫拉（广州装备）**', '祖莫拉', 'zh')).not.toContain('legal_form');
  });
});
