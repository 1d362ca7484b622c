import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { renderHtml } from '#main/report/html/render-html.ts';
import { renderPptx } from '#main/report/pptx/render-pptx.ts';
import { printWithBrowser } from '#main/report/print-pdf.ts';
import { printFromPage } from '#main/report/print-report.ts';
import { renderXlsx } from '#main/report/xlsx/render-xlsx.ts';
import { reportClients } from '#test/support/report-clients.ts';
import { figuresOf } from '#test/support/report-figures.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** Whether a program of this computer can be started. */
const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;
const hasPoppler = has('pdftohtml', '-v');
const hasOffice = has('soffice', '--version');
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Documents stay in the folder named by `REPORTS_TO`, to be looked at. */
const folderOf = (name: string): string => {
  const kept = process.env['REPORTS_TO'];
  const folder = path.join(kept ?? temporaryDirectory(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
};

interface Line {
  readonly text: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

/** The lines of each page from top to bottom, without running heads and feet, and the size of the page. */
function readPages(pdf: string): { width: number; height: number; lines: Line[] }[] {
  const $ = load(run('pdftohtml', '-xml', '-i', '-stdout', '-zoom', '1', pdf), { xml: true });
  return $('page')
    .toArray()
    .map((page) => {
      const [width, height] = [Number($(page).attr('width')), Number($(page).attr('height'))];
      const parts = $(page)
        .find('text')
        .toArray()
        // The names of sections that sentences lead to are no headings.
        .filter((element) => $(element).find('a').text() !== $(element).text())
        .map((element) => ({
          text: $(element).text(),
          top: Number($(element).attr('top')),
          left: Number($(element).attr('left')),
          right: Number($(element).attr('left')) + Number($(element).attr('width')),
        }))
        .filter(({ top }) => top > height * 0.07 && top < height * 0.935);
      const lines = [...Map.groupBy(parts, ({ top }) => Math.round(top / 3)).values()].map((line) => ({
        text: line
          .map(({ text }) => text.trim())
          .join(' ')
          .trim(),
        top: Math.min(...line.map(({ top }) => top)),
        left: Math.min(...line.map(({ left }) => left)),
        right: Math.max(...line.map(({ right }) => right)),
      }));
      return { width, height, lines: lines.filter(({ text }) => text !== '').toSorted((a, b) => a.top - b.top) };
    });
}

describe.skipIf(!hasPoppler)('a report in print', () => {
  for (const name of ['tiny', 'many', 'arabic', 'usual'] as const)
    it(`has tags, bookmarks, its fonts, and pages that end where they may: ${name}`, async () => {
      const { stage, request } = reportClients[name]();
      const model = stage.report(request);
      const folder = folderOf(name);
      const [page, pdf] = [path.join(folder, 'report.html'), path.join(folder, 'report.pdf')];
      const html = renderHtml(model);
      writeFileSync(page, html);
      await printFromPage(async (copy) => writeFileSync(copy, html), pdf, printWithBrowser(process.env));

      const info = run('pdfinfo', pdf);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toMatch(/Page size: +59[45][.\d]* x 84[12][.\d]* pts \(A4\)/);
      const fonts = run('pdffonts', pdf).trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/ yes +(?:yes|no) +(?:yes|no) +\d+ +\d+$/);
      const $ = load(html);
      const titles = $('h2')
        .toArray()
        .map((heading) => $(heading).text());
      const outline = load(run('pdftohtml', '-xml', '-i', '-stdout', pdf), { xml: true });
      const bookmarks = outline('outline item')
        .toArray()
        .map((item) => outline(item).text());
      expect(bookmarks).toEqual(expect.arrayContaining(titles));

      const pages = readPages(pdf);
      const squeezed = (text: string): string => text.replaceAll(/[\s\u200E\u200F]+/g, '');
      const headings = new Set(
        $('main h2, main h3, main h4, main thead tr')
          .toArray()
          .map((heading) => squeezed($(heading).text())),
      );
      for (const [index, { width, lines }] of pages.entries()) {
        expect(lines.length, `page ${index + 1} is empty`).toBeGreaterThan(0);
        for (const { left, right, text } of lines)
          expect([left >= 0, right <= width], `page ${index + 1} is too narrow for ${text}`).toEqual([true, true]);
        if (index > 0) expect(headings, `page ${index + 1} ends`).not.toContain(squeezed(lines.at(-1)?.text ?? ''));
      }

      // The figures are those of the model: a company's and a domain's in their rows, the scores on their cards.
      const rows = run('pdftotext', '-layout', pdf, '-')
        .replaceAll(/[\u200E\u200F\u202A-\u202E]/g, '')
        .split('\n');
      const figures = figuresOf(model);
      const text = rows.join('\n');
      for (const { latest } of model.platforms) {
        expect(text).toContain(`${latest.score.value?.toFixed(1) ?? '–'} %`);
        expect(text).toContain(`${latest.score.successes} of ${latest.score.n} answer`);
      }
      for (const { domain } of model.domains) {
        const row = rows.find((line) => line.trimStart().startsWith(`${domain} `) && /\s\d/.test(line)) ?? '';
        expect(row.match(/\d[\d.]*/g)?.map(Number), domain).toEqual(
          expect.arrayContaining([figures[`${domain} share`]]),
        );
      }
    });
});

describe.skipIf(!hasOffice)('a report in another program', () => {
  for (const name of ['tiny', 'many', 'arabic', 'usual'] as const)
    it(`opens as a workbook and as slides, and prints on few pages: ${name}`, async () => {
      const { stage, request } = reportClients[name]();
      const folder = folderOf(name);
      const [workbook, slides] = [path.join(folder, 'workbook.xlsx'), path.join(folder, 'slides.pptx')];
      writeFileSync(workbook, await renderXlsx(stage.report(request, 'all')));
      writeFileSync(slides, await renderPptx(stage.report(request)));
      const profile = `-env:UserInstallation=file://${temporaryDirectory()}`;
      run('soffice', profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, workbook, slides);
      const pagesOf = (pdf: string): number =>
        Number(/Pages: +(\d+)/.exec(run('pdfinfo', path.join(folder, pdf)))?.[1]);
      expect(pagesOf('slides.pdf')).toBeLessThanOrEqual(12);
      expect(pagesOf('workbook.pdf')).toBeLessThanOrEqual(40);
    });
});
