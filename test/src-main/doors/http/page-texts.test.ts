import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { pageTexts } from '#main/doors/http/page-texts.ts';
import { desktopProblem, setDesktopLanguage } from '#main/doors/desktop/desktop-texts.ts';

afterEach(() => setDesktopLanguage(null, ['en']));

const languageFor = (wishes: string | undefined): string =>
  pageTexts({ headers: { 'accept-language': wishes } } as FastifyRequest).language.code;

test('a page without scripts is in the first language that the browser wants and that there is', () => {
  expect(languageFor(undefined)).toBe('en');
  expect(languageFor('de-CH, en;q=0.8')).toBe('de');
  expect(languageFor('tr, fr;q=0.4, ar;q=0.9')).toBe('ar');
  expect(languageFor('en-GB, de;q=0.5')).toBe('en');
  expect(languageFor('de;q=0, ja')).toBe('ja');
  expect(languageFor(';;q=x,,')).toBe('en');
});

test('what an error says in a dialog is in the language of the window; what another program says stays', () => {
  setDesktopLanguage('de', []);
  expect(desktopProblem(new Error('There is no file /a/b.db.'))).toBe('Die Datei /a/b.db gibt es nicht.');
  expect(desktopProblem('EPERM: operation not permitted')).toBe('EPERM: operation not permitted');
});
