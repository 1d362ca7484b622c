import { describe, expect, it, test } from 'vitest';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { discoverInCorpus } from '#test/fixtures/discovery/measure-discovery.ts';

const discover = (markdown: string, languageCode?: string) =>
  discoverCompanies(markdown, loadGazetteer(), languageCode === undefined ? {} : { languageCode });
const names = (markdown: string, languageCode?: string) =>
  discover(markdown, languageCode).candidates.map(({ name }) => name);
/** The signs of a candidate; empty if it is none. */
const signs = (markdown: string, name: string, languageCode?: string) =>
  discover(markdown, languageCode).candidates.find((candidate) => candidate.name === name)?.signs ?? [];
/** What is proposed from this answer alone. */
const proposed = (markdown: string) => discoverInCorpus([{ id: 1, markdown }]).map(({ name }) => name);

test('a line that was read before gives its names where it is, and by what follows it now', () => {
  const line = 'Many like Zentrix, Kolvo and Marbelo for teams.';
  const twice = `${line}\n\nSome prefer Tarvento.\n\n${line}\n\n${line.replace('Marbelo', 'Ostrelli')}`;
  const start = (text: string, name: string) => discover(text).candidates.find((found) => found.name === name)?.start;
  expect(start(line, 'Kolvo')).toBe(line.indexOf('Kolvo'));
  expect(start(twice, 'Tarvento')).toBe(twice.indexOf('Tarvento'));
  expect(start(twice, 'Ostrelli')).toBe(twice.indexOf('Ostrelli'));
  // Three enumerations, not one.
  expect(discover(twice).lists).toEqual([
    [['zentrix'], ['kolvo'], ['marbelo']],
    [['zentrix'], ['kolvo'], ['marbelo']],
    [['zentrix'], ['kolvo'], ['ostrelli']],
  ]);
  for (const follows of ['costs little', 'and so on', 'costs little'])
    expect(signs(`We tried Zentrix\n${follows}`, 'Zentrix').includes('subject')).toBe(follows === 'costs little');
});

test('an ampersand joins the name of one company, unless both sides are listed ones', () => {
  expect(names('- Zentrix & Kolvo — old and solid')).toContain('Zentrix & Kolvo');
  expect(names('- Zentrix & Kolvo — old and solid')).not.toContain('Kolvo');
  expect(names('- Volvo & Siemens — old and solid')).toEqual(expect.arrayContaining(['Volvo', 'Siemens']));
});

test('a sentence of names is no title, though nearly every word has a capital', () => {
  const sentence = 'Zentrix, Kolvo, Marbelo, Tarvento Works and Ostrelli.';
  expect(signs(`We know ${sentence}`, 'Kolvo')).not.toContain('title');
  const title = discover('Zentrix Features and Kolvo Prices Worth Knowing').candidates.flatMap((found) => found.signs);
  expect(title).toContain('title');
});

test('an ordinary word that is counted three times is a step, not a company', () => {
  const plan = (name: string) => `- **${name} 1** – a\n- **${name} 2** – b\n- **${name} 3** – c`;
  expect(proposed(plan('Phase')).filter((name) => name.startsWith('Phase'))).toEqual([]);
});

describe('structures that present a company', () => {
  it.each([
    ['bold text', 'You could try **Zentrix** first.', ['Zentrix']],
    ['a list head before a dash', '- Zentrix — cheap and simple\n- Kolvo – better support', ['Zentrix', 'Kolvo']],
    ['a numbered head before a colon', '1) Zentrix: cheap\n2) Kolvo: solid', ['Zentrix', 'Kolvo']],
    ['a head before a bracket', '* Zentrix (free)\n* Kolvo (paid)', ['Zentrix', 'Kolvo']],
    ['a heading', '### 2. Zentrix\nGood value.', ['Zentrix']],
    ['a first table column', '| Tool | Price |\n|---|---|\n| Zentrix | 5 € |\n| Kolvo | 7 € |', ['Zentrix', 'Kolvo']],
    [
      'the head of a table of attributes',
      '| Feature | Zentrix | Kolvo |\n|---|---|---|\n| Price | 5 € | 7 € |',
      ['Zentrix', 'Kolvo'],
    ],
    ['a link text', 'See [Zentrix](https://www.zentrix.com/pricing) for details.', ['Zentrix']],
    ['several names in one head', '- Zentrix / Kolvo / Marbelo — all fine', ['Zentrix', 'Kolvo', 'Marbelo']],
    ['a name at the end of a label', '- Best for families: Zentrix\n- Best for teams: Kolvo', ['Zentrix', 'Kolvo']],
    [
      'lines that lost their markers',
      'Zentrix: free lessons\nKolvo: paid courses\nMarbelo: live tutors',
      ['Zentrix', 'Kolvo', 'Marbelo'],
    ],
    ['East Asian quotes', '予約は「ゼントリクス」が便利です。', ['ゼントリクス']],
  ])('reads %s', (_structure, markdown, expected) => {
    expect(names(markdown)).toEqual(expected);
  });

  it('reads lists whose line breaks were collapsed to spaces', () => {
    const text =
      'Short answer: it depends.  Top options - Zentrix — cheap, open and easy to use for most people.   - Kolvo: better support but rather pricey.   - Marbelo (local only)   - Pros: fast.   - Cons: no sync.  If you tell me more I can help.';
    expect(names(text)).toEqual(['Zentrix', 'Kolvo', 'Marbelo']);
  });

  it('gives offsets into the Markdown at which the name appears', () => {
    const markdown = 'Intro text.\n\n1. **Zentrix** – good\n2. [Kolvo](https://kolvo.io) – better';
    for (const { name, start } of discover(markdown).candidates)
      expect(markdown.slice(start, start + name.length)).toBe(name);
  });

  it('notes the structures and the site of the same name', () => {
    const [zentrix] = discover(
      '1. **Zentrix** – good ([review](https://example.org/zentrix))\n\nMore: https://www.zentrix.co.uk/shop',
    ).candidates;
    expect(zentrix).toMatchObject({ name: 'Zentrix', key: 'zentrix', domain: 'zentrix.co.uk' });
    expect(zentrix?.evidence).toEqual(expect.arrayContaining(['bold', 'list_head']));
  });
});

describe('running text', () => {
  it.each([
    [
      'an enumeration',
      'Most people end up with Zentrix, Kolvo and Marbelo these days.',
      ['Zentrix', 'Kolvo', 'Marbelo'],
    ],
    ['host names', 'You can book it on zentrix.com or Kolvo.io.', ['zentrix.com', 'Kolvo.io']],
    ['a list with slashes', 'It syncs through Zentrix/Kolvo or a manual copy.', ['Zentrix', 'Kolvo']],
    ['an introducing word', 'There are cheaper tools such as Zentrix around.', ['Zentrix']],
    ['a spelling with inner capitals', 'After that you can switch to zenTrix quickly.', ['zenTrix']],
    ['Latin names in another script', '出張にはZentrixやKolvoも使えます。', ['Zentrix', 'Kolvo']],
    ['a source named in German', 'Laut Zentrix reichen zwei Einheiten pro Woche.', ['Zentrix']],
  ])('takes names from %s', (_context, markdown, expected) => {
    expect(names(markdown)).toEqual(expected);
  });

  it('marks a capitalised noun of German as one', () => {
    const text = 'Auch der Untergrund und die Zehenbox spielen mit.';
    expect(signs(text, 'Zehenbox', 'de')).toEqual(expect.arrayContaining(['noun', 'determiner_before']));
    expect(signs('Auch bei Zentrix ist es so.', 'Zentrix', 'en')).not.toContain('noun');
  });

  it('does not propose German nouns as companies', () => {
    const markdown =
      'Achte auf die Passform, das Gewicht und die Zehenbox. Auch der Untergrund und die Distanz spielen eine Rolle.';
    expect(discoverInCorpus([{ id: 1, markdown, languageCode: 'de' }])).toEqual([]);
  });

  it('finds known companies and unknown words in a script without capitals', () => {
    expect(signs('飲み物はゼントリクスで買えます。', 'ゼントリクス', 'ja')).toContain('unknown_word');
  });
});

describe('signs', () => {
  it.each([
    ['list_head', '- Zentrix — cheap\n- Kolvo — good'],
    ['described', '- Zentrix — cheap\n- Kolvo — good'],
    ['colon', '- Zentrix: cheap\n- Kolvo: good'],
    ['whole', '- Zentrix\n- Kolvo'],
    ['heading', '### Zentrix\nGood value.'],
    ['table_cell', '| Tool | Price |\n|---|---|\n| Zentrix | 5 € |\n| Kolvo | 7 € |'],
    ['other_cell', '| Need | Choice |\n|---|---|\n| speed | Zentrix |\n| price | Kolvo |'],
    ['bold', 'You could try **Zentrix** first.'],
    ['marked_inside', 'You could try **Zentrix** first.'],
    ['marked_subject', '**Zentrix** is cheap.'],
    ['marked_label', '**Zentrix:** cheap'],
    ['marked_line', '**Zentrix**\n\nCheap and simple.'],
    ['link_text', 'See [Zentrix](https://www.zentrix.com) for details.'],
    ['site', 'See [Zentrix](https://www.zentrix.com) for details.'],
    ['tail', '- Best for families: Zentrix\n- Best for teams: Kolvo'],
    ['nested', '- Tools\n  - Zentrix — cheap\n  - Kolvo — good'],
    ['name_list', '- Zentrix — a\n- Kolvo — b\n- Marbelo — c'],
    ['begins', '- **Zentrix Runner 16** — light\n- Kolvo — good'],
    ['enumerated', 'Most people use Zentrix, Kolvo and Marbelo.'],
    ['known_neighbour', 'Most people use Zentrix, Siemens and Marbelo.'],
    ['introduced', 'There are tools such as Zentrix around.'],
    ['subject', 'In short Zentrix offers more.'],
    ['owner', 'It works with Zentrix’s Cloud line.'],
    ['inside', 'Some users say that Zentrix is slow.'],
    ['opening', 'Zentrix is slow.'],
    ['foreign', '出張にはZentrixも使えます。'],
    ['kind_before', 'He works for the insurer Zentrix now.'],
    ['determiner_before', 'He bought the Zentrix yesterday.'],
  ] as const)('notes %s', (sign, markdown) => {
    expect(signs(markdown, 'Zentrix')).toContain(sign);
  });

  it('tells the entries of lists, columns and enumerations which are of one kind', () => {
    expect(discover('- Zentrix — a\n- Kolvo — b\n- Marbelo — c').lists).toEqual([
      [['zentrix'], ['kolvo'], ['marbelo']],
    ]);
    expect(discover('Most people use Zentrix, Kolvo and Marbelo.').lists).toEqual([
      [['zentrix'], ['kolvo'], ['marbelo']],
    ]);
    expect(discover('- Zentrix — alone').lists).toEqual([]);
  });
});

describe('what is no company', () => {
  it.each([
    ['section titles', '## Key features\n## Bottom line\n### How to choose\n**Pros:** fast\n**Cons:** pricey'],
    ['labels', '- **Price:** 5 €\n- **Ease of use:** good\n- **Customer support:** slow\n- **Free plan:** yes'],
    [
      'standards and formats',
      '- **AES-256**: strong\n- **2FA**: yes\n- **GDPR**: compliant\n- **USB-C** port, PDF and CSV export',
    ],
    [
      'places',
      '- **Berlin** – many offices\n- **Spain** – sunny\n- **New York City** – expensive\n- **Deutschland** – teuer',
    ],
    ['dates', '**March 2025**: launch. **Monday**: closed. It opened in January.'],
    ['numbers and prices', '**$10/month** or **99,9 %** or **100 GB**'],
    ['operating systems in passing', 'It runs on Windows, macOS, Linux, Android and iOS.'],
    [
      'German section titles',
      '### Worauf du achten solltest\n**Fazit:** gut.\n- **Passform:** eng\n- **Haltbarkeit:** hoch',
    ],
    ['Spanish labels', '- **Comisiones:** ninguna\n- **Requisitos:** pocos\n**Conclusión:** depende'],
    ['Japanese labels', '### 選び方のポイント\n- **料金**：安い\n- **立地**：駅近'],
    ['Chinese labels', '**总结**：看预算\n- **续航里程**：400公里\n- **售后服务**：看网点'],
    ['Arabic labels', '### نصائح قبل الطلب\n- **رسوم التوصيل:** قليلة\n**الخلاصة:** جيد'],
    ['Hebrew labels', '- **פרמיה:** נמוכה\n**סיכום:** טוב'],
    ['sentences in bold', '**Never share your master key with anyone.**'],
    [
      'names in addresses and code',
      'Visit https://zentrix.com/Kolvo or run `Marbelo --help`.\n```\nZentrix = Kolvo\n```',
    ],
    ['sources cited in brackets', 'It is popular ([zentrix.com](https://www.zentrix.com/best-tools)) today [1].'],
  ])('proposes nothing from %s', (_what, markdown) => {
    expect(proposed(markdown)).toEqual([]);
  });

  it('takes an unknown word among labels for a label, and an ordinary word among names for a name', () => {
    expect(signs('- **Price:** 5\n- **Range:** 6\n- **Zomfort:** 7\n- **Weight:** 8', 'Zomfort')).toContain(
      'label_list',
    );
    expect(names('1. **Zentrix** – a\n2. **Kolvo** – b\n3. **Remote** – c\n4. **Marbelo** – d')).toEqual([
      'Zentrix',
      'Kolvo',
      'Remote',
      'Marbelo',
    ]);
  });
});

describe('robustness', () => {
  it.each([
    ['nothing', ''],
    ['an open fence', '```\nZentrix'],
    ['a table without rows', '| A | B |\n|---|---|'],
    ['markers only', '- \n* \n1. \n** **\n[]()'],
    ['lone surrogates', '\uD800 **\uDC00** \uD83D'],
  ])('survives %s', (_what, markdown) => {
    expect(names(markdown)).toEqual([]);
  });

  it.each([
    ['one endless word', 'a'.repeat(150_000)],
    ['endless camel case', 'AbC'.repeat(50_000)],
    ['unclosed links', '[a]('.repeat(30_000)],
    ['unclosed bold', '**a '.repeat(30_000)],
    ['dots', 'a.'.repeat(60_000)],
    ['hyphens', 'A-b'.repeat(50_000)],
    ['markers', ' - '.repeat(40_000)],
    ['bars', `${'|'.repeat(40_000)}\n|---|\n`],
    ['commas', 'Abc, '.repeat(30_000)],
    ['lines', '- **Abc** x\n'.repeat(10_000)],
  ])('reads 100,000 hostile characters of %s to the end', (_what, text) => {
    expect(() => discover(text)).not.toThrow();
  });
});

describe('makers named only by their products', () => {
  it.each([
    ['HP', 'Get an HP EliteBook or a Dell Latitude.', 'en'],
    ['HP', '– HP LaserJet Pro M404: cheap toner\n– Brother HL: fine', 'en'],
    ['vivo', '1. **vivo T4** – a large battery.\n2. **Samsung S24** – good', 'en'],
    ['vivo', '3. **vivo S20 Pro** —— 蔡司长焦人像，机身轻薄', 'zh'],
  ])('are candidates though the name is short, a unit or begins small: %s in %s', (name, markdown, languageCode) => {
    expect(names(markdown, languageCode)).toContain(name);
  });

  it('are none where a word that begins small stands before a number', () => {
    expect(names('1. **step B2** – the next\n2. **with iOS18** – new', 'en')).not.toContain('step');
  });
});
