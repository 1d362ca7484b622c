/** Windows' numbers of languages (MS-LCID), of regions that count days by the Gregorian calendar. */
const numbers: Readonly<Record<string, string>> = {
  ...{ de: '407', fr: '40C', es: 'C0A', pt: '416', it: '410', nl: '413', pl: '415', sv: '41D', ja: '411', ar: 'C01' },
};

/** How charts write a day, in the language of the report instead of that of the computer on which it is opened (ECMA-376, part 1, 18.8.31). */
export function dayFormat(language: string): string {
  const day = language === 'ja' ? 'yyyy年m月d日' : 'd mmm yyyy';
  const number = numbers[language];
  return number === undefined ? day : `[$-${number}]${day}`;
}
