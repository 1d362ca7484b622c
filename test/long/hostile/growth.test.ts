import { describe, expect, it } from 'vitest';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import { articleText } from '#main/analysis/citations/article-text.ts';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import { loadGazetteer } from '#main/findings/gazetteer.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
import { readSite } from '#main/generate/site-content.ts';
import { sanitiseSvg } from '#main/report/sanitise-svg.ts';
import { hostileAnswers, hostileDrawings, hostilePages, textOf } from '#test/support/hostile/texts.ts';
import { processorTimeOf } from '#test/support/processor-time.ts';
import { longSize } from '#test/support/size.ts';

type Hostile = (typeof hostileAnswers)[number];

const brand = (id: number, name: string, commonWord = false) => ({
  ...{
    id,
    name,
    kind: 'competitor' as const,
    aliases: [],
    excludes: name === 'Monday' ? ['monday morning'] : [],
    domains: [],
    commonWord,
  },
});
const matcher = compileBrands(
  [brand(1, 'Acme'), brand(2, 'Monday', true), brand(3, 'Bolt & Sons'), brand(4, '無印良品')],
  loadWordTable(),
);
const gazetteer = loadGazetteer();
/** What discovery remembers of earlier texts it remembers for a gazetteer. */
const discover = (text: string) => discoverCompanies(text, { ...gazetteer });

/** Under this, a time says more about the system's clock than about the work. */
const worthMeasuringMs = 25;

/** Twice the text takes linear work twice the time, quadratic work four times. */
const mostPerDoubling = 3;

/** What a first look measures at least: enough to tell linear work from quadratic, not how slow it is. */
const firstLookMs = 15;

/** How the time grows per doubling, over three of them; 1 if even the longest text takes no time worth measuring. */
function growthPerDoubling(read: (text: string) => unknown, hostile: Hostile, shortest: number): number {
  const [short, long] = [textOf(hostile, shortest), textOf(hostile, shortest * 8)];
  const started = performance.now();
  read(long);
  if (performance.now() - started < worthMeasuringMs) return 1;
  let least = Infinity;
  // What is compiled or collected meanwhile only lets it be measured again.
  for (let attempt = 0; attempt < 6 && least >= mostPerDoubling; attempt++) {
    const [longer, shorter] = [long, short].map((text) =>
      processorTimeOf(() => read(text), attempt === 0 ? firstLookMs : undefined),
    );
    least = Math.min(least, Math.cbrt(Number(longer) / Number(shorter)));
  }
  return least;
}

/** The texts under which reading grows faster than they do. */
const slow = (read: (text: string) => unknown, texts: readonly Hostile[], shortest: number): string[] =>
  texts.flatMap((hostile) => {
    const growth = growthPerDoubling(read, hostile, shortest);
    return growth < mostPerDoubling ? [] : [`${hostile.name}: ×${growth.toFixed(1)}`];
  });

/** In the gate, every so many of the texts: a different number for each unit. */
const some = (texts: readonly Hostile[], every: number): readonly Hostile[] =>
  texts.filter((_text, index) => index % longSize(1, every) === 0);
const shortest = longSize(6_000, 1_000);

/** Nothing but companies of the list, of which the other texts hold none; long enough that pairs of them would be seen. */
const listed = ['苏宁易购', 'Auf Volvo ', 'Sendcloud-', '쿠팡에서 '].map((repeats) => ({
  ...{ name: `names: ${repeats}`, begins: '', repeats, ends: '' },
}));
const shortestOfListed = 12_000;

describe('reading a hostile text takes linear time:', () => {
  it('mentions', () => {
    expect(slow((text) => findMentions(matcher, text), some(hostileAnswers, 25), shortest)).toEqual([]);
  });
  it('citations', () => {
    expect(slow((text) => extractCitations(text, []), some(hostileAnswers, 3), shortest)).toEqual([]);
  });
  it('companies that nobody listed', () => {
    expect(slow(discover, some(hostileAnswers, 16), shortest)).toEqual([]);
  });
  it('companies of the list', () => {
    expect(slow(discover, listed, shortestOfListed)).toEqual([]);
  });
  it('cited pages', () => {
    expect(slow((html) => articleText(html, 'https://a.example/b'), some(hostilePages, 6), shortest * 2)).toEqual([]);
  });
  it("customers' sites", () => {
    expect(slow((html) => readSite(html, 'https://a.example/'), some(hostilePages, 6), shortest * 2)).toEqual([]);
  });
  it('logos', () => {
    expect(slow(sanitiseSvg, some(hostileDrawings, 1), shortest * 4)).toEqual([]);
  });
});

describe('the measurement', () => {
  it('finds quadratic work', () => {
    const quadratic = (text: string): number => {
      let sum = 0;
      for (let index = 0; index < text.length; index += 64) sum += [...text].length;
      return sum;
    };
    const letters = { name: 'letters', begins: '', repeats: 'a', ends: '' };
    // Ten times what is worth measuring on a fast computer.
    expect(growthPerDoubling(quadratic, letters, 6_000)).toBeGreaterThan(mostPerDoubling);
  });
});
