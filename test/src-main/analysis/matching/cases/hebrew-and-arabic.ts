import type { CaseGroup } from './match-case.ts';

/** Hebrew, Arabic and Urdu: attached prefixes, optional points, letters that keyboards confuse. */
export const hebrewAndArabicCases: readonly CaseGroup[] = [
  {
    language: 'Hebrew',
    cases: [
      ['אני משתמש בביטוורדן כל יום.', 'ביטוורדן', ['ביטוורדן'], 'prefix ב'],
      ['ביטוורדן וביטוורדן', 'ביטוורדן', ['ביטוורדן', 'ביטוורדן'], 'prefix ו'],
      ['שבביטוורדן, ולביטוורדן, מביטוורדן', 'ביטוורדן', ['ביטוורדן', 'ביטוורדן', 'ביטוורדן'], 'combined prefixes'],
      ['כשבביטוורדן יש באג', 'ביטוורדן', ['ביטוורדן'], 'three prefixes'],
      ['הזמנתי מוולט ובוולט', 'וולט', ['וולט', 'וולט'], 'a name of four letters'],
      ['ב-Bitwarden ובBitwarden', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'prefix on a Latin name'],
      ['ב־ביטוורדן', 'ביטוורדן', ['ביטוורדן'], 'a maqaf is an edge'],
      ['ארגז כלים', 'רגז', [], 'part of a word'],
      ['חשמונאים', 'מונא', [], 'letters before are no prefixes, letters after no edge'],
      ['בִּיטְוּוֹרְדֶן', 'ביטוורדן', ['בִּיטְוּוֹרְדֶן'], 'points are optional'],
      ['לא מצאתי מידע על Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme לא מופיעה בתוצאות.', 'Acme', ['not:Acme'], 'does not appear'],
      ['ל-Acme אין תוכנית חינם.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Arabic',
    cases: [
      ['أستخدم بيتواردن كل يوم.', 'بيتواردن', ['بيتواردن'], 'as written'],
      ['وبيتواردن، لبيتواردن، كبيتواردن', 'بيتواردن', ['بيتواردن', 'بيتواردن', 'بيتواردن'], 'prefixes'],
      ['أشتري من أمازون وامازون', 'أمازون', ['أمازون', 'امازون'], 'hamza may be left out; prefix و'],
      ['بالأهلي وللأهلي والأهلي', 'الأهلي', ['الأهلي', 'للأهلي', 'الأهلي'], 'the article merges with ل'],
      ['والراجحي، فالراجحي', 'الراجحي', ['الراجحي', 'الراجحي'], 'prefixes before the article'],
      ['الجوجل', 'جوجل', ['جوجل'], 'the article before a name of four letters'],
      ['قانون', 'نون', [], 'part of a word'],
      ['بـBitwarden وBitwarden', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'prefix on a Latin name'],
      ['بيتـــواردن', 'بيتواردن', ['بيتـــواردن'], 'kashida is no letter'],
      ['بِيتوَاردن', 'بيتواردن', ['بِيتوَاردن'], 'vowel points are optional'],
      ['لم أجد معلومات عن Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['لا توجد معلومات حول أكمي في المصادر.', 'أكمي', ['not:أكمي'], 'nothing known'],
      ['Acme لا تظهر في نتائج البحث.', 'Acme', ['not:Acme'], 'does not appear'],
      ['Acme ليس لديها خطة مجانية.', 'Acme', ['Acme'], 'says something of it'],
      ['لا يوجد أفضل من Acme.', 'Acme', ['Acme'], 'praise'],
      ['(بيتواردن)؛ «بيتواردن»', 'بيتواردن', ['بيتواردن', 'بيتواردن'], 'Arabic punctuation'],
    ],
  },
  {
    language: 'Urdu',
    cases: [
      ['میں گوگل استعمال کرتا ہوں۔', 'گوگل', ['گوگل'], 'as written'],
      ['گوگل کا نقشہ اور گوگل، دونوں', 'گوگل', ['گوگل', 'گوگل'], 'postposition apart'],
      ['دراز پر خریدیں، درازوں میں نہیں', 'دراز', ['دراز'], 'a longer word'],
      ['ايزي پيسه اور ایزی پیسہ', 'ایزی پیسہ', ['ايزي پيسه', 'ایزی پیسہ'], 'Arabic and Urdu letters'],
      ['مجھے Acme کے بارے میں کوئی معلومات نہیں ملیں۔', 'Acme', ['not:Acme'], 'nothing known'],
      ['ذرائع میں Acme کا کوئی ذکر نہیں ہے۔', 'Acme', ['not:Acme'], 'no mention'],
      ['Acme کا کوئی مفت پلان نہیں ہے۔', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
];
