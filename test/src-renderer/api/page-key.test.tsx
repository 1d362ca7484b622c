import { beforeEach, describe, expect, it } from 'vitest';
import { pageKey, takePageKey } from '../../../src-renderer/api/page-key.ts';

beforeEach(() => {
  localStorage.clear();
  window.location.hash = '';
});

describe('the page key', () => {
  it('is taken from the address once and removed from it', () => {
    window.location.hash = '#page-key=abc_-1';
    takePageKey();
    expect([pageKey(), window.location.hash]).toEqual(['abc_-1', '']);
    takePageKey();
    expect(pageKey()).toBe('abc_-1');
  });

  it('leaves the address of a view alone', () => {
    window.location.hash = '#/customers/1';
    takePageKey();
    expect([pageKey(), window.location.hash]).toEqual(['', '#/customers/1']);
  });
});
