import { describe, expect, test } from 'vitest';
import { articleText } from '#main/analysis/citations/article-text.ts';

const page = `<!doctype html><html><head><title>Best CRM for plumbers | Trade Weekly</title>
<meta property="og:site_name" content="Trade Weekly"><style>.x{content:"StyleBrand"}</style></head>
<body class="has-sidebar">
<header><a href="/">MenuBrand</a></header>
<nav><ul><li>NavBrand</li></ul></nav>
<div id="cookie-banner">CookieBrand wants your consent</div>
<main><article class="post shared">
  <header><h1>Best CRM for plumbers</h1></header>
  <p>We tried eleven tools over three months and asked forty plumbers what they use every day, and why they stay with it.</p>
  <h2>1. Alpha</h2><p>Alpha is <b>fast</b>&nbsp;and cheap.<br>It has an app.</p>
  <ul><li>Calendar</li><li>Invoices with <i>Beta</i>Pay</li></ul>
  <table><caption>Prices</caption><tr><th>Tool</th><th>Price</th></tr><tr><td>Alpha</td><td>9 €</td></tr></table>
  <blockquote>“Gamma saved my week.”</blockquote>
  <aside>AsideBrand</aside>
  <!-- CommentBrand -->
  <div class="related-posts">RelatedBrand</div>
  <script>var a = "ScriptBrand"</script>
  <form>FormBrand</form>
</article></main>
<footer>FooterBrand</footer></body></html>`;

describe('the main text of an article', () => {
  const { title, text } = articleText(page, 'https://tradeweekly.com/best-crm');

  test('keeps headings, paragraphs, lists, quotations and tables, one block per line', () => {
    expect(text.split('\n')).toEqual([
      'Best CRM for plumbers',
      'We tried eleven tools over three months and asked forty plumbers what they use every day, and why they stay with it.',
      '1. Alpha',
      'Alpha is fast and cheap.',
      'It has an app.',
      'Calendar',
      'Invoices with BetaPay',
      'Prices',
      'Tool | Price',
      'Alpha | 9 €',
      '“Gamma saved my week.”',
    ]);
  });

  test.each(['Style', 'Menu', 'Nav', 'Cookie', 'Aside', 'Related', 'Script', 'Form', 'Footer', 'Comment'])(
    'leaves out what is not the article: %s',
    (part) => {
      expect(page).toContain(`${part}Brand`);
      expect(text).not.toContain(`${part}Brand`);
    },
  );

  test('the title does not contain the name of the site', () => {
    expect(title).toBe('Best CRM for plumbers');
  });
});

describe('pages that are not marked up', () => {
  test('the whole body is read if nothing is marked as the article', () => {
    const { title, text } = articleText('<h1>A</h1><div>one<div>two</div></div>three', 'https://a.com/');
    expect(title).toBe('A');
    expect(text).toBe('A\none\ntwo\nthree');
  });

  test('an almost empty marked part does not hide the rest', () => {
    expect(articleText('<main>Loading…</main><div><p>The real text of the page.</p></div>', 'x').text).toContain(
      'real text',
    );
  });

  test('a form or a suspicious class with nearly all of the text is not left out', () => {
    const body = '<p>The text of a page that an old server wrapped in one form, as many still do.</p>';
    expect(articleText(`<form id="aspnetForm">${body}</form><nav>Menu</nav>`, 'x').text).toContain(
      'wrapped in one form',
    );
    expect(
      articleText(`<div class="with-sidebar">${body}</div><div class="sidebar">Menu</div>`, 'x').text,
    ).not.toContain('Menu');
    expect(articleText(`<div class="with-sidebar">${body}</div><div class="sidebar">Menu</div>`, 'x').text).toContain(
      'one form',
    );
  });

  test('reads a page of half a megabyte and an extremely deep tree', () => {
    const rows =
      '<div class="share-row"><p>Shared words</p></div><div class="row"><p>Words <b>and</b> more words.</p></div>';
    const { text } = articleText(`<main>${rows.repeat(5_000)}</main>`, 'https://a.com');
    expect(text).toContain('Words and more words.');
    expect(text).not.toContain('Shared');
    expect(() => articleText('<div>'.repeat(10_000), 'https://a.com')).not.toThrow();
  });

  test('a site name that is only part of the title stays', () => {
    expect(articleText('<title>Alpha - a review - Acme</title>', 'https://www.acme.co.uk/x').title).toBe(
      'Alpha - a review',
    );
    expect(articleText('<title>Alpha - Beta</title>', 'https://acme.com/x').title).toBe('Alpha - Beta');
  });

  test.each(['', '<', 'plain words', '<html><body><p>unclosed', '\u0000', '<table><tr><td>x'])(
    'broken HTML is read as far as it goes: %j',
    (html) => {
      expect(() => articleText(html, 'not an address')).not.toThrow();
    },
  );

  test('keeps text in any script', () => {
    expect(
      articleText('<article><p>最好的密码管理器是 1Password。</p><p>הכי טוב</p></article>', 'https://a.com').text,
    ).toBe('最好的密码管理器是 1Password。\nהכי טוב');
  });
});
