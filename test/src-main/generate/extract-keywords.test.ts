import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import { extractKeywords } from '#main/generate/extract-keywords.ts';
import { loadQueryTemplates } from '#main/generate/query-templates.ts';
import { readSite } from '#main/generate/site-content.ts';
import { fetchLoopback, serve, startSite } from '../web/loopback-site.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const extract = (
  html: string,
  languageCode: LanguageCode,
  businessName: string | null = null,
  url = 'https://www.example.com/',
) =>
  extractKeywords(readSite(html, url), {
    languageCode,
    businessName,
    searches: loadQueryTemplates('resources/query-templates', languageCode).searches,
  });

/** The keywords of a fixture served by a real server. */
const fromServer = async (
  file: string,
  languageCode: LanguageCode,
  body?: Uint8Array,
  contentType?: string,
): Promise<string[]> => {
  const server = await startSite(serve(body ?? readFileSync(`test/src-main/generate/sites/${file}`), contentType));
  closing.push(server.close);
  const page = await fetchLoopback(server.url);
  return extract(page.html, languageCode, null, 'https://www.example.com/');
};

/** Keywords that a reader of the fixture would expect among the ten, and what none may contain. */
const sites: readonly [
  file: string,
  language: LanguageCode,
  expected: readonly string[],
  never: RegExp,
  place: string | null,
][] = [
  [
    'english-software.html',
    'en',
    [
      'password manager',
      'dark web monitoring',
      'shared vaults',
      'single sign-on',
      'password generator',
      'business password manager',
    ],
    /vaultly|wilmington|cookie|pricing|trial|privacy|rights|tracking/iu,
    null,
  ],
  [
    'german-dentist.html',
    'de',
    [
      'Zahnarzt Köln',
      'professionelle Zahnreinigung Köln',
      'Zahnimplantate Köln',
      'unsichtbare Zahnspange Köln',
      'Bleaching Köln',
    ],
    /Brinkmann|Kontakt|Startseite|Datenschutz|willkommen|Rechte|\bDr\b/iu,
    'Köln',
  ],
  [
    'hebrew-lawyer.html',
    'he',
    ['עורך דין מקרקעין תל אביב', 'רכישת דירה מקבלן תל אביב', 'צוואות וירושות תל אביב', 'מיסוי מקרקעין תל אביב'],
    /כהנא|אודות|צור קשר|הזכויות/u,
    'תל אביב',
  ],
  [
    'japanese-accounting.html',
    'ja',
    ['クラウド会計ソフト', '請求書作成', '経費精算', '給与計算', '確定申告', '青色申告'],
    /カゾエル|ログイン|お問い合わせ|プライバシー|料金|^ホーム$/u,
    null,
  ],
  [
    'thai-clinic.html',
    'th',
    ['คลินิกทันตกรรม กรุงเทพ', 'รากฟันเทียม กรุงเทพ', 'จัดฟันใส กรุงเทพ', 'ฟอกสีฟัน กรุงเทพ', 'ทันตกรรมเด็ก กรุงเทพ'],
    /เดนทัลพลัส|ติดต่อ|หน้าแรก|เกี่ยวกับ/u,
    'กรุงเทพ',
  ],
  [
    'arabic-travel.html',
    'ar',
    ['رحلات سفاري دبي', 'تأجير يخوت دبي', 'رحلات سفاري صحراوية دبي', 'تأشيرات سياحية دبي', 'حجز فنادق دبي'],
    /نجمة|اتصل|من نحن|الحقوق|الرئيسية/u,
    'دبي',
  ],
  [
    'tajik-furniture.html',
    'tg',
    ['мебели ошхона', 'мебели хонаи хоб', 'дарҳои чӯбӣ'],
    /^(?:мо|ва|аз) | (?:мо|ва|аз)$/u,
    null,
  ],
];

describe.each(sites)('keywords of %s', (file, languageCode, expected, never, place) => {
  it('are ten different ones that a buyer would search for, without name and site labels', async () => {
    const keywords = await fromServer(file, languageCode);
    expect(keywords).toHaveLength(10);
    expect(new Set(keywords.map((keyword) => keyword.toLowerCase())).size).toBe(10);
    expect(keywords).toEqual(expect.arrayContaining([...expected]));
    for (const keyword of keywords) {
      expect(keyword).not.toMatch(never);
      expect(keyword).not.toMatch(/[,،、;]|^\s|\s$|\s{2}/u);
      if (place !== null) expect(keyword).toContain(place);
    }
  });

  it('are the same every time', async () => {
    expect(await fromServer(file, languageCode)).toEqual(await fromServer(file, languageCode));
  });
});

describe('keywords', () => {
  it('are correct for a page in a legacy charset', async () => {
    const html = '<title>\x83N\x83\x89\x83E\x83h\x89\xef\x8cv\x83\\\x83t\x83g</title>';
    const keywords = await fromServer('', 'ja', Buffer.from(html, 'latin1'), 'text/html; charset=Shift_JIS');
    expect(keywords[0]).toBe('クラウド会計ソフト');
  });

  it('never name the business, whether its name comes from the caller, the title, JSON-LD or the address', () => {
    const html = (extra: string) =>
      `<title>Zimble: invoicing software for freelancers</title>${extra}<h1>Zimble invoicing software</h1><p>Zimble sends invoices and payment reminders.</p>`;
    const organization = '<script type="application/ld+json">{"@type":"Organization","name":"Zimble"}</script>';
    for (const keywords of [
      extract(html(''), 'en', 'Zimble Ltd'),
      extract(html('<meta property="og:site_name" content="Zimble">'), 'en'),
      extract(html(organization), 'en'),
      extract(html(''), 'en', null, 'https://www.zimble.co.uk/en'),
    ]) {
      expect(keywords).toHaveLength(10);
      expect(keywords.join().toLowerCase()).not.toContain('zimble');
      expect(keywords).toContain('invoicing software');
    }
  });

  it('keep a generic word of the name that the page also uses alone, and drop the family name', () => {
    const keywords = extract(
      `<title>Bakery Lindqvist</title><meta property="og:site_name" content="Bakery Lindqvist">
       <h1>Sourdough bakery</h1><p>Our bakery bakes sourdough bread. Wedding cakes to order at Bakery Lindqvist.</p><h2>Wedding cakes</h2>`,
      'en',
    );
    expect(keywords.join()).not.toMatch(/lindqvist/iu);
    expect(keywords).toEqual(expect.arrayContaining(['sourdough bakery', 'wedding cakes']));
  });

  it('of a page with few words are completed with search forms of them only', () => {
    const keywords = extract('<title>Piano tuning</title>', 'en');
    expect(keywords).toHaveLength(10);
    expect(keywords[0]).toBe('Piano tuning'.toLowerCase());
    for (const keyword of keywords) expect(keyword).toContain('piano tuning');
    expect(extract('<title>ピアノ調律</title>', 'ja')).toHaveLength(10);
    expect(extract('<title>Pizza</title>', 'it')).toHaveLength(10);
  });

  it('throw website_unreachable if the page has no words', () => {
    for (const html of [
      '',
      '<title>Acme</title><nav><a>Home</a><a>Contact us</a></nav><p>© 2026</p>',
      '<p>1 2 3 … !</p>',
    ]) {
      let failure: unknown;
      try {
        extract(html, 'en', 'Acme');
      } catch (thrown) {
        failure = thrown;
      }
      expect(failure).toBeInstanceOf(ServiceError);
      expect(failure).toMatchObject({ code: 'website_unreachable' });
    }
  });

  it('prefer title, headings and offers to a single occurrence in the text', () => {
    const filler = Array.from(
      { length: 40 },
      (_, index) => `<p>Some chatter about thing${'abcdefghij'[index % 10]} and weather number ${index}.</p>`,
    );
    const [first] = extract(`<title>Garden sheds</title><h1>Garden sheds</h1>${filler.join('')}`, 'en');
    expect(first).toBe('garden sheds');
  });

  it('keep stop words inside, but not at the edges', () => {
    const keywords = extract(
      `<html><title>Software de contabilidad para autónomos</title><h1>Software de contabilidad</h1>
       <p>El software de contabilidad para autónomos y pymes.</p><h2>Facturación electrónica</h2><h2>Gestión de nóminas</h2></html>`,
      'es',
    );
    expect(keywords).toEqual(
      expect.arrayContaining(['software de contabilidad', 'facturación electrónica', 'gestión de nóminas']),
    );
    for (const keyword of keywords.slice(0, 3)) expect(keyword).not.toMatch(/^(?:de|para|el|y) | (?:de|para|el|y)$/u);
  });
});

describe('keywords in languages without a list of stop words', () => {
  it.each([
    ['lo', 'ບໍລິການທັນຕະກຳ', 'ຟອກແຂ້ວ', 'ຈັດແຂ້ວ'],
    ['km', 'សេវាធ្មេញ', 'ដាំធ្មេញ', 'ព្យាបាលធ្មេញ'],
    ['my', 'သွားဆေးခန်း', 'သွားဖြူဆေးခြင်း', 'သွားညှိခြင်း'],
  ] as const)('of %s are the page’s headings, then search forms of them', (languageCode, title, one, other) => {
    const keywords = extract(
      `<title>${title}</title><h1>${title}</h1><h2>${one}</h2><p>${one} ${other}</p><h2>${other}</h2>`,
      languageCode,
    );
    expect(keywords).toHaveLength(10);
    expect(keywords).toEqual(expect.arrayContaining([title, one, other]));
  });
});

describe('the place of a local business', () => {
  const page = (head: string, body = '') =>
    `<title>Plumber${head}</title><h1>Emergency plumber</h1><p>Boiler repair and drain cleaning.</p>${body}`;
  const allHold = (keywords: readonly string[], place: string) => keywords.every((keyword) => keyword.includes(place));
  const data = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

  it.each([
    ['the address of a local type', '', data({ '@type': 'Plumber', address: { addressLocality: 'Leeds' } })],
    ['an area served', '', data({ '@type': 'Organization', areaServed: 'Leeds' })],
    ['an address element whose town the title names', ' in Leeds', '<address>1 High Street<br>Leeds LS1 4AP</address>'],
    ['a line with a postcode whose town the title names', ' in Leeds', '<p>1 High Street, Leeds LS1 4AP</p>'],
    ['microdata whose town the title names', ' in Leeds', '<span itemprop="addressLocality">Leeds</span>'],
    [
      'the address of a company whose title names the town',
      ' | Leeds',
      data({ '@type': 'Organization', address: { addressLocality: 'Leeds' } }),
    ],
  ])('is read from %s', (_, head, body) => {
    expect(allHold(extract(page(head, body), 'en'), 'Leeds')).toBe(true);
  });

  it.each([
    ['a head office in JSON-LD alone', data({ '@type': 'Corporation', address: { addressLocality: 'Leeds' } })],
    ['an imprint alone', '<address>1 High Street<br>Leeds LS1 4AP</address>'],
    ['a country code as area served', data({ '@type': 'Organization', areaServed: ['US', 'GB'] })],
    [
      'a list of others in many towns',
      ['Leeds', 'York', 'Hull']
        .map((addressLocality) => data({ '@type': 'Hotel', address: { addressLocality } }))
        .join(''),
    ],
    ['the whole world as area served', data({ '@type': 'Organization', areaServed: 'Worldwide' })],
  ])('is not taken from %s', (_, body) => {
    expect(extract(page('', body), 'en').join()).not.toMatch(/Leeds|York|worldwide|\b(?:US|GB)\b/iu);
  });

  it('is used once, and first in languages in which people type it first', () => {
    const html =
      '<title>渋谷の歯医者</title><h1>渋谷の歯医者</h1><h2>ホワイトニング</h2><p>〒150-0002 東京都渋谷区渋谷1-1-1</p>';
    const keywords = extract(html, 'ja');
    expect(keywords).toContain('渋谷 ホワイトニング');
    for (const keyword of keywords) expect(keyword.split('渋谷')).toHaveLength(2);
  });
});
