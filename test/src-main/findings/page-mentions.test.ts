import { describe, expect, test } from 'vitest';
import { articleText } from '#main/analysis/citations/article-text.ts';
import { compileBrands } from '#main/analysis/matching/brand-matcher.ts';
import type { CompiledBook } from '#main/analysis/find-in-answer.ts';
import { pageMentions } from '#main/findings/page-mentions.ts';

const brand = (id: number, name: string, excludes: readonly string[] = []) => ({
  id,
  kind: id === 1 ? ('own' as const) : ('competitor' as const),
  name,
  aliases: [],
  excludes,
  domains: [],
  commonWord: false,
});
const book: CompiledBook = {
  matcher: compileBrands([brand(1, 'Acme', ['Acme Street']), brand(2, 'Bolt')]),
  ownBrandId: 1,
  ownDomains: new Set(),
};
const filler = 'This is a long paragraph about anvils, their weight, their hardness and what to look for. '.repeat(4);
const page = (body: string) =>
  articleText(`<html><head><title>Anvils</title></head><body>${body}</body></html>`, 'https://a.example/b');

describe('an article', () => {
  test('mentions the customer if its text does, with the sentence as evidence', () => {
    const verdict = pageMentions(
      page(`<article><p>${filler}</p><p>First things first. We like Acme and Bolt best. Crate less.</p></article>`),
      book,
    );
    expect(verdict).toEqual({ mentioned: true, evidence: 'We like Acme and Bolt best.', competitors: [2] });
  });

  test('does not mention it by the menu, the footer or the comments of its site', () => {
    const furniture = '<nav><a>Acme</a></nav><footer>© Acme</footer><div class="comments">I like Acme.</div>';
    expect(pageMentions(page(`${furniture}<article><p>${filler}</p><p>Bolt wins.</p></article>`), book)).toEqual({
      mentioned: false,
      evidence: null,
      competitors: [2],
    });
  });

  test('is analysed like an answer: exclusions apply, other words are not names', () => {
    expect(pageMentions({ title: 'Shops in Acme Street', text: 'Placmen are not.' }, book).mentioned).toBe(false);
    expect(pageMentions({ title: 'Acme in test', text: 'No name here.' }, book).evidence).toBe('Acme in test');
  });
});
