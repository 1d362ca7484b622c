import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { textLanguages } from '#shared/language/text-languages.ts';
import { renderHtml } from '#main/report/html/render-html.ts';
import { renderCsv } from '#main/report/render-csv.ts';
import { renderPptx } from '#main/report/pptx/render-pptx.ts';
import { addAction, addNotes, fillStage, reportStage } from '#test/support/report-stage.ts';
import { openOffice } from '#test/support/office-file.ts';

const filled = () => {
  const stage = reportStage();
  fillStage(stage);
  addNotes(stage);
  addAction(stage);
  return stage;
};

describe('the language of a report', () => {
  test('is that of its texts, its direction and its numbers; its figures are the same', () => {
    const stage = filled();
    // One of each kind; that the catalogues are whole is tested of all.
    for (const { code, direction } of textLanguages.filter(({ code: one }) => ['de', 'ja', 'ar'].includes(one))) {
      const model = stage.report({ language: code });
      const $ = load(renderHtml(model));
      expect($('html').attr()).toMatchObject({ lang: code, dir: direction });
      // 3 of 5 answers name Acme.
      expect(
        $('.card .figure')
          .first()
          .text()
          .replaceAll(/[^\d.,]/g, ''),
      ).toMatch(/^60[.,]0$/);
      expect(model.summary[0]?.text).toContain('Acme');
      expect($('section h2').length).toBe(model.sections.length);
      expect($('h2').text()).not.toMatch(/Summary|Contents|Companies named|What to do next/);
    }
  });

  test('no fixed text of a page is left out: what the pseudo-language does not mark is data', () => {
    const $ = load(renderHtml(filled().report({ language: 'en-XA', intro: '' })));
    $('style,script,title,article.evidence,.excerpt,svg').remove();
    // Names, queries, notes and answers stand in elements of their own direction, or within a marked text.
    $('[dir="auto"],[dir="ltr"]').remove();
    const bare = $('body *')
      .contents()
      .get()
      .flatMap((node) => ('data' in node && node.nodeType === 3 ? [node.data] : []))
      .map((text) => text.replaceAll(/⟦[^⟧]*⟧/g, '').trim())
      .filter((text) => /\p{L}{2}/u.test(text.replaceAll('⟧', '')));
    expect([...new Set(bare)]).toEqual([]);
  });

  test('a report is in the language of most query groups, and in English without texts in it', () => {
    const own = reportStage();
    fillStage(own);
    const inLanguage = (language: string): string => {
      own.store.run('UPDATE query_group SET language = :language', { language });
      return own.report().language;
    };
    expect([inLanguage('German'), inLanguage('Portuguese'), inLanguage('Danish')]).toEqual(['de', 'pt', 'en']);
  });

  test('programs read the same CSV in every language', () => {
    const stage = reportStage();
    fillStage(stage);
    const csvIn = (language: string): string => [...renderCsv(stage.report({ language }, 'all'), () => '')].join('');
    expect(csvIn('ja')).toBe(csvIn('en'));
  });

  test('Arabic slides are mirrored: text from right to left, columns in reverse', async () => {
    const stage = filled();
    const slides = async (language: string) =>
      [...openOffice(await renderPptx(stage.report({ language }))).parts.entries()]
        .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
        .map(([, xml]) => xml);
    const [arabic, english] = [await slides('ar'), await slides('en')];
    expect(arabic.length).toBe(english.length);
    for (const slide of arabic) expect(slide).toContain('rtl="1"');
    const placesOf = (slide: string | undefined): number[] =>
      [...(slide ?? '').matchAll(/<a:off x="(\d+)"/g)].map(([, x]) => Number(x));
    // A card at the left edge in English is at the right edge in Arabic.
    expect(Math.max(...placesOf(arabic[1]))).toBeGreaterThan(Math.max(...placesOf(english[1])) - 1);
  });
});
