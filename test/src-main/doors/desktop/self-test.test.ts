import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runSelfTest, selfTestFile, type SelfTestParts } from '#main/doors/desktop/self-test.ts';
import { owner } from '#main/service/service.ts';
import { openShell, reversingVault } from '#test/support/shell-stage.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

async function stage(): Promise<SelfTestParts> {
  const folder = temporaryDirectory();
  const shell = await openShell(folder);
  return {
    switcher: shell.switcher,
    vault: reversingVault,
    callFromPage: (name, request) => shell.switcher.current().callUnchecked(name as 'list-customers', request, owner),
    print: async (_html, pdf) => writeFileSync(pdf, '%PDF-1.7'),
    folder,
  };
}

it('calls every query of the bridge and passes where everything works', async () => {
  const parts = await stage();
  const result = await runSelfTest(parts);
  expect(result.steps.map(({ step, ok, detail }) => [step, ok ? 'ok' : detail])).toEqual(
    ['native module', 'bridge', 'worker', 'printing', 'vault'].map((step) => [step, 'ok']),
  );
  expect(result.steps[1]?.detail).toMatch(/^\d\d operations replied$/);
  expect(result.ok).toBe(true);
  await parts.switcher.close();
});

it('names each step that fails, and goes on', async () => {
  const parts = await stage();
  const result = await runSelfTest({
    ...parts,
    callFromPage: async () => ({ ok: false, error: { code: 'forbidden' } }),
    print: async (_html, pdf) => writeFileSync(pdf, '<html>'),
    vault: { ...reversingVault, isAsyncEncryptionAvailable: async () => false },
  });
  expect(result.ok).toBe(false);
  expect(result.steps.filter(({ ok }) => !ok).map(({ step, detail }) => [step, detail])).toEqual([
    ['bridge', expect.stringMatching(/: forbidden$/)],
    ['printing', 'what was printed is no PDF'],
    ['vault', 'the system has no vault'],
  ]);
  await parts.switcher.close();
});

it('is asked for by an argument that names its file', () => {
  expect(selfTestFile(['answerscope', '--self-test=result.json'])).toBe(path.resolve('result.json'));
  expect(selfTestFile(['answerscope', '--self-test='])).toBeNull();
  expect(selfTestFile(['answerscope', '--hidden'])).toBeNull();
});
