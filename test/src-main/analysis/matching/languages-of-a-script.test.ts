import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
import type { Brand } from '#main/analysis/types.ts';

const table = loadWordTable();
const blank = { aliases: [], excludes: [], domains: [], commonWord: undefined, kind: 'competitor' as const };

function isNamed(text: string, names: readonly string[]): boolean {
  const book: Brand[] = names.map((name, index) => ({ ...blank, id: index + 1, name }));
  return findMentions(compileBrands(book, table), text).some(({ brandId }) => brandId === 1);
}

describe('a name is judged in the language of the text, where languages share a script:', () => {
  it.each([
    ['Persian', 'یخچال قدیمی را در دیوار آگهی کردم و فردای آن فروختم.', ['دیوار', 'شیپور'], true],
    ['Persian', 'عکس پدربزرگ را به دیوار اتاق زده بودند.', ['دیوار', 'شیپور'], false],
    ['Persian', 'گلدان را کنار پنجره روی طاقچه گذاشتم.', ['طاقچه', 'فیدیبو'], false],
    ['Persian', 'اشتراک طاقچه را برای خواندن کتاب الکترونیکی خریدم، فیدیبو گران‌تر است.', ['طاقچه', 'فیدیبو'], true],
    ['Urdu', 'دوسری جنگ عظیم میں لاکھوں فوجی مارے گئے تھے۔', ['جنگ', 'ڈان'], false],
    ['Arabic', 'نحتاج إلى رد فوري من اللجنة قبل الاجتماع.', ['فوري', 'فودافون كاش'], false],
    ['Arabic', 'ادفع فاتورة الكهرباء عبر فوري أو فودافون كاش من الهاتف.', ['فوري', 'فودافون كاش'], true],
    ['Marathi', 'निवडणुकीपूर्वी शहरातील लोकमत पूर्णपणे बदलले होते आणि ते कोणालाच समजले नाही.', ['लोकमत', 'सकाळ'], false],
    ['Marathi', 'लोकमत या दैनिकाचा अग्रलेख आणि सकाळ या वृत्तपत्राची बातमी आज सारखीच आहे.', ['लोकमत', 'सकाळ'], true],
    ['Bengali', 'বাংলালিংকের চেয়ে রবির ইন্টারনেট প্যাকেজ সস্তা।', ['রবি', 'বাংলালিংক'], true],
  ] as const)('%s: %s', (_language, text, names, expected) => {
    expect(isNamed(text, names)).toBe(expected);
  });
});

it.each([
  ['바지의 밑위는 29cm입니다.', false],
  ['이번 봄 원피스는 29CM에서 샀습니다.', true],
] as const)('a name that is a measure is the brand only as the brand writes it: %s', (text, expected) => {
  expect(isNamed(text, ['29CM', '무신사'])).toBe(expected);
});
