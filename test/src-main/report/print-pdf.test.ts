import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printWithBrowser } from '#main/report/print-pdf.ts';
import { printFromPage } from '#main/report/print-report.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** A PDF with one section, on a page of its own. */
function pdfWithSection(page: number): string {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R /Dests 3 0 R>>',
    `<</Type /Pages /Kids [${Array.from({ length: page }, (_, index) => `${index + 4} 0 R`).join(' ')}]>>`,
    `<</trend [${page + 3} 0 R /XYZ 0 800 0]>>`,
    ...Array.from({ length: page }, () => '<</Type /Page>>'),
  ];
  let file = '%PDF-1.4\n';
  const table = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  return `${file}xref\n0 ${table.length + 1}\n0000000000 65535 f \n${table.join('')}trailer\n<</Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A program that answers as a browser does: it writes down what it is asked, and `answers` says what it does instead. */
function fakeBrowser(answers: string, pages: readonly number[] = [7, 7]) {
  const folder = temporaryDirectory();
  const [file, log] = [path.join(folder, 'browser'), path.join(folder, 'log')];
  const contents = '<ol><span class="page" data-page-of="trend"></span></ol>';
  writeFileSync(
    file,
    `#!${process.execPath}
const fs = require('node:fs');
const log = (what) => fs.appendFileSync(${JSON.stringify(log)}, JSON.stringify(what) + '\\n');
log({ args: process.argv.slice(2), env: Object.keys(process.env) });
const pdfs = ${JSON.stringify(pages.map(pdfWithSection))};
let html = ${JSON.stringify(contents)};
const out = (message) => fs.writeSync(4, JSON.stringify(message) + '\\0');
const answer = ({ id, method, params }) => {
  log({ method, params });
  ${answers}
  if (method === 'Target.setDiscoverTargets') out({ method: 'Target.targetCreated', params: { targetInfo: { targetId: 'T', type: 'page' } } });
  if (method === 'Page.navigate') out({ method: 'Page.lifecycleEvent', params: { name: 'load', loaderId: 'second' } });
  if (method === 'DOM.setOuterHTML') html = params.outerHTML;
  out({ id, result: {
    'Target.attachToTarget': { sessionId: 'S' },
    'Page.getFrameTree': { frameTree: { frame: { loaderId: 'first' } } },
    'Page.printToPDF': { stream: '1' },
    'IO.read': { data: pdfs[0], eof: true },
    'DOM.getDocument': { root: { nodeId: 1 } },
    'DOM.querySelector': { nodeId: 2 },
    'DOM.getOuterHTML': { outerHTML: html },
  }[method] ?? {} });
  if (method === 'IO.close') pdfs.shift();
  if (method === 'Browser.close') process.exit(0);
};
let text = '';
new (require('node:net').Socket)({ fd: 3 }).on('data', (chunk) => {
  const parts = (text + chunk).split('\\0');
  text = parts.pop();
  for (const part of parts) answer(JSON.parse(part));
});
`,
  );
  chmodSync(file, 0o755);
  const environment = { PATH: process.env['PATH'], ANSWERSCOPE_BROWSER: file, OPENAI_API_KEY: 'secret' };
  const asked = () =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as { method?: string; params?: Record<string, unknown>; args?: string[]; env?: string[] },
      );
  const pdf = path.join(folder, 'report.pdf');
  const print = (limitMs?: number) =>
    printFromPage(async (page) => writeFileSync(page, '<p>'), pdf, printWithBrowser(environment, limitMs));
  return { asked, pdf, print, environment };
}

const leftBehind = (): string[] =>
  readdirSync(os.tmpdir()).filter((name) => /^answerscope-(?:print|report)-/.test(name));

beforeEach(() => void vi.stubEnv('TMPDIR', temporaryDirectory()));
afterEach(() => void vi.unstubAllEnvs());

describe.skipIf(process.platform === 'win32')('a report is printed with a browser', () => {
  it('of one process, over a pipe, without network, credentials and scripts; its contents have the numbers of pages', async () => {
    const { asked, pdf, print } = fakeBrowser('');
    await print();
    expect(readFileSync(pdf, 'latin1')).toBe(pdfWithSection(7));
    const [{ args = [], env = [] } = {}, ...requests] = asked();
    expect(args).toContain('--remote-debugging-pipe');
    expect(args).toContain('--host-resolver-rules=MAP * ~NOTFOUND');
    expect(args.join(' ')).not.toContain('remote-debugging-port');
    expect(env).toContain('HOME');
    expect(env).not.toContain('OPENAI_API_KEY');
    const paramsOf = (wanted: string) => requests.filter(({ method }) => method === wanted).map(({ params }) => params);
    expect(paramsOf('Emulation.setScriptExecutionDisabled')).toEqual([{ value: true }]);
    expect(paramsOf('Page.printToPDF').map((params) => params?.['generateTaggedPDF'])).toEqual([false, true]);
    expect(paramsOf('DOM.setOuterHTML').map((params) => params?.['outerHTML'])).toEqual([
      '<ol><span class="page" data-page-of="trend">7</span></ol>',
    ]);
    expect(leftBehind()).toEqual([]);
  });

  it('again if the numbers themselves move a section', async () => {
    const { asked, pdf, print } = fakeBrowser('', [7, 8, 8]);
    await print();
    expect(readFileSync(pdf, 'latin1')).toBe(pdfWithSection(8));
    const written = asked().filter(({ method }) => method === 'DOM.setOuterHTML');
    expect(written.at(-1)?.params?.['outerHTML']).toContain('>8</span>');
  });

  it('and says what went wrong, with nothing left behind', async () => {
    const fails = async (answers: string, limitMs?: number) => {
      const { pdf, print } = fakeBrowser(answers);
      const error = await print(limitMs).then(
        () => null,
        (reason: unknown) => reason as Error,
      );
      expect(existsSync(pdf)).toBe(false);
      return error?.message;
    };
    expect(await fails('return;', 300)).toMatch(/browser did not print the report within 0 seconds\.$/);
    expect(await fails("console.error('first'); console.error('no display'); process.exit(3);")).toMatch(
      /browser ended with 3 while printing: no display$/,
    );
    expect(
      await fails("if (method === 'Page.printToPDF') return out({ id, error: { message: 'Printing failed' } });"),
    ).toMatch(/printed no PDF: Printing failed\. Name another browser in ANSWERSCOPE_BROWSER\.$/);
    expect(
      await fails(
        "if (method === 'Page.navigate') return (out({ id, result: { errorText: 'net::ERR' } }), out({ method: 'Page.lifecycleEvent', params: { name: 'load', loaderId: 'second' } }));",
      ),
    ).toContain('net::ERR');
    const environment = { ANSWERSCOPE_BROWSER: '/nowhere/browser' };
    const printed = printFromPage(
      async (page) => writeFileSync(page, '<p>'),
      path.join(temporaryDirectory(), 'report.pdf'),
      printWithBrowser(environment),
    );
    await expect(printed).rejects.toThrow('/nowhere/browser cannot be started');
    expect(leftBehind()).toEqual([]);
  });

  it('and not at all if the page cannot be written', async () => {
    const { asked, environment, pdf } = fakeBrowser('');
    const refused = printFromPage(
      async () => Promise.reject(new Error('no such client')),
      pdf,
      printWithBrowser(environment),
    );
    await expect(refused).rejects.toThrow('no such client');
    expect(asked().some(({ method }) => method === 'Page.printToPDF')).toBe(false);
  });
});
