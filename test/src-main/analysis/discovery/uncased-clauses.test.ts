import { describe, expect, it } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { isChineseClause } from '#main/analysis/discovery/chinese-clauses.ts';
import { isJapaneseClause } from '#main/analysis/discovery/japanese-clauses.ts';
import { isKoreanClause } from '#main/analysis/discovery/korean-clauses.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';

const gazetteer = loadGazetteer();

describe('clauses and labels in scripts without capitals', () => {
  it.each([
    ['한솔 그룹의 IT', true],
    ['클라우드 및 IT', true],
    ['자동차 제조사로', true],
    ['제조사로', true],
    ['제공하며', true],
    ['XYZ로', true],
    ['솔루션 제공', true],
    ['복잡한 작업', true],
    ['iPhone·iPad', true],
    ['한솔 데이터', false],
    ['주모라로', false],
    ['Zentrix', false],
    ['나의집', false],
  ])('Korean %s: %s', (name, isClause) => {
    expect(isKoreanClause(name, gazetteer)).toBe(isClause);
  });

  it.each([
    ['查看真实案例', true],
    ['提供SEO', true],
    ['门店的评价', true],
    ['产品渠道', true],
    ['于美团', true],
    ['散打&搏击', true],
    ['祖莫拉科技', false],
    ['祖莫拉', false],
    ['美的', false],
    ['查看', false],
  ])('Chinese %s: %s', (name, isClause) => {
    expect(isChineseClause(name, gazetteer)).toBe(isClause);
  });

  it.each([
    ['導入支援', true],
    ['CRMシステム', true],
    ['導入時は', true],
    ['業務理解力', true],
    ['ゾモラ', false],
    ['ゾモラシステム', false],
    ['北村商店', false],
    ['楽天', false],
  ])('Japanese %s: %s', (name, isClause) => {
    expect(isJapaneseClause(name, gazetteer)).toBe(isClause);
  });

  it('are no candidates in their own language, and are in others', () => {
    const names = (languageCode: string) =>
      discoverCompanies('- **導入支援**: 安い', gazetteer, { languageCode }).candidates.map(({ name }) => name);
    expect(names('ja')).not.toContain('導入支援');
    expect(names('zh')).toContain('導入支援');
  });

  it('leave the company that a clause names', () => {
    const { candidates } = discoverCompanies('- 自动车：价格略低于索菲亚、欧派。', gazetteer, { languageCode: 'zh' });
    expect(candidates.map(({ name }) => name)).toEqual(expect.arrayContaining(['索菲亚', '欧派']));
    expect(candidates.map(({ name }) => name)).not.toContain('价格略低于索菲亚');
  });
});
