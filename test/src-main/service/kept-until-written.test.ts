import { expect, test } from 'vitest';
import { keepUntilWritten } from '#main/service/kept-until-written.ts';
import { writeSetting } from '#main/store/settings.ts';
import { seedStore } from '#test/support/seed-store.ts';

function kept(most = 2) {
  const { store } = seedStore();
  const keep = keepUntilWritten<string>(most);
  const made: string[] = [];
  const ask = (about: string) =>
    keep(store, about, async () => {
      made.push(about);
      return Promise.resolve(`${about} ${made.length}`);
    });
  return { store, keep, made, ask };
}

test('is made once until something is written, also for those who ask meanwhile', async () => {
  const { store, made, ask } = kept();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a 1', 'a 1']);
  expect(await ask('a')).toBe('a 1');
  writeSetting(store, 'colour', 'red');
  expect(await ask('a')).toBe('a 2');
  expect(made).toEqual(['a', 'a']);
});

test('the values asked for last are kept', async () => {
  const { made, ask } = kept();
  for (const about of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(about);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is not kept, and what is stored in another workspace is another value', async () => {
  const { store, keep, ask } = kept();
  await expect(keep(store, 'a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await ask('a')).toBe('a 1');
  expect(await keep(seedStore().store, 'a', () => Promise.resolve('another'))).toBe('another');
  expect(await ask('a')).toBe('a 1');
});
